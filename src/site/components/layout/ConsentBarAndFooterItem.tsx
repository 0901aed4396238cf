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
 * Brings the question whether the visit may be measured, where analytics is configured or the host brings a `gtag`, and
 * an item of the footer’s list that leads back to it.
 */
export function ConsentBarAndFooterItem({ analyticsId }: { analyticsId: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [measured, setMeasured] = useState(false)
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadBar>> | null>(null)
  const [reopened, setReopened] = useState(0)
  const load = useCallback(() => {
    // Without the bar nothing is measured, which is what no answer means.
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
  // Without scripts there is no bar: the way back to it is no part of the HTML.
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
