import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { textLink } from '../../styles/mixins'
import { radius } from '../../styles/tokens'
import { useProviderFrame, type ProviderFormSlotProps } from './useProviderFrame'

const Window = styled.iframe({
  display: 'block',
  width: '100%',
  height: 996,
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

/** The provider’s form in its frame, and a link that leads back to the site’s own. */
export function ProviderFormFrame(provider: ProviderFormSlotProps) {
  const { t } = useTranslation()
  const { proven, frame, src, onLoad, leave } = useProviderFrame(provider)
  const back = provider.state === 'loaded' && (
    <Back type="button" onClick={leave}>
      {t('form.useOwn')}
    </Back>
  )
  return (
    <>
      {/* What cannot be told from an error page has the way back in sight. */}
      {!proven && back}
      {src && (
        <Window
          ref={frame}
          src={src}
          title={t('form.frameTitle')}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      )}
      {proven && back}
    </>
  )
}
