import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, radius } from '../../styles/tokens'
import { useProviderFrame } from './useProviderFrame'

const height = 996

const Place = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    '&:not([data-state="own"])': { minHeight: height, borderRadius: radius.card, background: color.sunken },
    '&:not([data-state="own"]) > [data-own]': { display: 'none' },
  },
})
const Frame = styled.iframe({
  position: 'relative',
  display: 'block',
  width: '100%',
  height,
  border: 0,
  borderRadius: radius.card,
})
const Waiting = styled.p({ position: 'absolute', inset: '1.5rem 1.5rem auto', color: color.soft })

interface Props {
  /** Address of the provider’s form; null shows the site’s own. */
  address: string | null
  /** The site’s own form. It is always in the HTML, and shows without scripts. */
  children: ReactNode
}

/** The provider’s form in its frame, or the site’s own in its place. */
export function ProviderFrame({ address, children }: Props) {
  const { t } = useTranslation()
  const { state, src, onLoad, onError } = useProviderFrame(address)
  return (
    <Place data-state={state}>
      {src && state === 'waiting' && <Waiting role="status">{t('form.frameLoading')}</Waiting>}
      {src && (
        <Frame
          src={src}
          title={t('form.frameTitle')}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
          onError={onError}
        />
      )}
      <div data-own>{children}</div>
    </Place>
  )
}
