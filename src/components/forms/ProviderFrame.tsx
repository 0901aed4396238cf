import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, type ReactNode } from 'react'
import { textLink } from '../../styles/mixins'
import { radius } from '../../styles/tokens'
import { useProviderFrame, type Provider } from './useProviderFrame'

const height = 996

const Place = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    // What stands below stays where it is when one form takes the other’s place.
    '&:not([data-state="own"])': { minHeight: height },
    '&[data-state="loaded"] > [data-own]': { display: 'none' },
  },
})
const Frame = styled.iframe({
  display: 'block',
  width: '100%',
  height,
  border: 0,
  borderRadius: radius.card,
  '[data-state="waiting"] > &': { position: 'absolute', inset: 0, visibility: 'hidden' },
})
const Back = styled.button({
  ...textLink,
  display: 'block',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})

interface Props extends Provider {
  /** The site’s own form. It is always in the HTML, and shows without scripts, without provider and without patience. */
  children: ReactNode
}

/** The site’s own form, until the provider’s is there in its frame; a link leads back from that. */
export function ProviderFrame({ children, ...provider }: Props) {
  const { t } = useTranslation()
  const { state, proven, place, frame, src, onLoad, leave } = useProviderFrame(provider)
  const own = useRef<HTMLDivElement>(null)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) own.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }, [state])
  const back = state === 'loaded' && (
    <Back
      type="button"
      onClick={() => {
        left.current = true
        leave()
      }}
    >
      {t('form.useOwn')}
    </Back>
  )
  return (
    <Place ref={place} data-state={state}>
      {/* What cannot be told from an error page has the way back in sight. */}
      {!proven && back}
      {src && (
        <Frame
          ref={frame}
          src={src}
          title={t('form.frameTitle')}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      )}
      {proven && back}
      <div ref={own} data-own>
        {children}
      </div>
    </Place>
  )
}
