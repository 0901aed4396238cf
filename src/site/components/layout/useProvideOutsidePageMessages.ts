import { contactRoute } from '../../../config/routes'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect } from 'react'
import { setOutsidePageMessages } from '../../browser/outsidePageMessages'
import { showToast } from '../../browser/toast'
import type { Language } from '../../../config/languages'
import { localizePath } from '../../../shared/paths'

/** Lends the words of the page to what stands outside it, and says when the network is back. */
export function useProvideOutsidePageMessages(language: Language): void {
  const { t } = useTranslation()
  // While the page renders, and not after: what breaks in it is said in its words.
  setOutsidePageMessages({
    language,
    toastRegion: t('toast.region'),
    close: t('toast.close'),
    error: t('errors.generic'),
    errorText: t('errors.broken'),
    retry: t('errors.retry'),
    reload: t('errors.reload'),
    support: t('errors.support'),
    offlineTitle: t('toast.offline'),
    offlineText: t('toast.offlineText'),
    supportPath: localizePath(contactRoute, language),
  })
  useEffect(() => {
    const greet = () => showToast({ kind: 'info', title: t('toast.online') })
    window.addEventListener('online', greet)
    return () => window.removeEventListener('online', greet)
  }, [t])
}
