import { privacyRoute } from '../../../config/routes'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../../hooks/useLanguage'
import { localizePath } from '../../../shared/paths'
import { color } from '../../styles/tokens'

const Control = styled.button({
  minHeight: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.onPineSoft,
  cursor: 'pointer',
  '&:hover': { color: color.onPine, textDecoration: 'underline' },
})

const loadBar = () => import(/* webpackChunkName: "consent" */ './ConsentBar')

/**
 * Loads the consent bar if analytics is configured or the host provides a `gtag`, and renders the footer item that
 * reopens it.
 */
export function ConsentBarAndFooterItem({ analyticsId }: { analyticsId: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [measured, setMeasured] = useState(false)
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadBar>> | null>(null)
  const [reopened, setReopened] = useState(0)
  const load = useCallback(() => {
    // Without the bar there is no consent, so nothing is measured.
    loadBar().then(setParts, () => undefined)
  }, [])
  useEffect(() => {
    if (!analyticsId && typeof window.gtag !== 'function') return
    setMeasured(true)
    load()
  }, [analyticsId, load])
  const reopen = () => {
    setReopened(count => count + 1)
    load()
  }
  // Not in the HTML, since the bar requires scripts.
  if (!measured) return null
  return (
    <li>
      <Control type="button" onClick={reopen}>
        {t('consent.open')}
      </Control>
      {parts &&
        createPortal(
          <parts.ConsentBar
            analyticsId={analyticsId}
            privacyPath={localizePath(privacyRoute, language)}
            reopened={reopened}
          />,
          document.body,
        )}
    </li>
  )
}
