import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../hooks/useLanguage'
import { localizePath } from '../../lib/paths'
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

const loadConsent = () => import(/* webpackChunkName: "consent" */ '../../browser/consent')

/** Brings the consent panel, where analytics is configured, and an item of the footer’s list that leads back to it. */
export function ConsentControl({ analyticsId }: { analyticsId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
    const words = {
      title: t('consent.title'),
      text: t('consent.text'),
      accept: t('consent.accept'),
      refuse: t('consent.refuse'),
      choose: t('consent.choose'),
      save: t('consent.save'),
      close: t('consent.close'),
      analytics: t('consent.analytics'),
      analyticsText: t('consent.analyticsText'),
      privacy: t('consent.privacy'),
      privacyHref: localizePath('/privacy-policy', language),
    }
    loadConsent()
      .then(({ offerConsent }) => offerConsent({ analyticsId, language, words }))
      // Without the panel nothing is measured, which is what no answer means.
      .catch(() => undefined)
  }, [analyticsId, language, t])
  const reopen = () => {
    loadConsent()
      .then(({ reopenConsent }) => reopenConsent())
      .catch(() => undefined)
  }
  // Without scripts there is no panel: the way back to it is no part of the HTML.
  if (!ready) return null
  return (
    <li>
      <Control type="button" onClick={reopen}>
        {t('consent.open')}
      </Control>
    </li>
  )
}
