import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import styled from '@emotion/styled'
import { Suspense, type ReactNode } from 'react'
import { contactRoute } from '../../../config/routes'
import { localizePath } from '../../../shared/paths'
import { storePageI18n } from '../../browser/pageI18n'
import { LanguageProvider } from '../../hooks/useLanguage'
import { color, radius } from '../../styles/tokens'
import { HeadUpdatedOnNavigation } from '../seo/HeadUpdatedOnNavigation'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { BookOrCallBar } from './BookOrCallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { PrintFooter } from './PrintFooter'
import { useBackOnlineToast } from './useBackOnlineToast'
import { UtilityBar } from './UtilityBar'

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: '1rem',
  top: '-6rem',
  zIndex: 30,
  padding: '0.75rem 1.25rem',
  background: color.action,
  color: color.onAction,
  borderRadius: radius.control,
  fontWeight: 650,
  '&:focus': { top: '0.5rem' },
})

interface Props {
  site: Queries.LayoutSiteFragment
  page: Queries.LayoutPageFragment
  children: ReactNode
}

/** The layout of every page: head, top bar, header, main, footer. */
export function Layout({ site, page, children }: Props) {
  const translation = useTranslation()
  const { t } = translation
  // During rendering rather than in an effect, so that the text is available if rendering throws.
  storePageI18n({ language: page.language, ...translation })
  useBackOnlineToast()
  const { practice, navigation } = site
  if (!practice || !navigation) throw new Error('The page has no practice or navigation in its language.')
  return (
    <LanguageProvider value={page.language}>
      <HeadUpdatedOnNavigation page={page} />
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <UtilityBar practice={practice} page={page} />
      <Header key={page.path} practice={practice} navigation={navigation} page={page} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
        {page.path !== localizePath(contactRoute, page.language) && (
          <BookOrCallBar action={navigation.action} phone={practice.phone} />
        )}
      </main>
      <PrintFooter practice={practice} page={page} />
      <Suspense fallback={null}>
        <Footer practice={practice} navigation={navigation} />
      </Suspense>
    </LanguageProvider>
  )
}

export const query = graphql`
  fragment LayoutSite on Query {
    practice(language: { eq: $language }) {
      ...UtilityBarPractice
      ...HeaderPractice
      ...FooterPractice
      ...PrintFooterPractice
    }
    navigation(language: { eq: $language }) {
      ...HeaderNavigation
      ...FooterNavigation
    }
  }
  fragment LayoutPage on Routed {
    path
    language
    ...BreadcrumbPage
    ...LanguageSwitchPage
    ...HeadPage
  }
`
