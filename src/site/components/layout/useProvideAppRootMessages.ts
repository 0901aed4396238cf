import { contactRoute } from '../../../config/routes'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { setAppRootMessages } from '../../browser/appRootMessages'
import type { Language } from '../../../config/languages'
import { localizePath } from '../../../shared/paths'

/** Provides the page’s text to components outside of it. */
export function useProvideAppRootMessages(language: Language): void {
  const { t } = useTranslation()
  // During rendering rather than in an effect, so that the text is available if rendering throws.
  setAppRootMessages({
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
}
