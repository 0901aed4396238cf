import { notFoundRoute } from '../../../config/routes'
import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import type { MouseEvent } from 'react'
import { storeLanguageFromPath } from '../../browser/language'
import { languageDetails, languages } from '../../../config/languages'
import { buildPagePath, localizePath, splitLanguageAndRoute } from '../../../shared/paths'
import { color, createTransitionStyles } from '../../styles/tokens'

const Other = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '0 0.6rem',
  color: color.onPine,
  fontWeight: 600,
  textDecoration: 'none',
  ...createTransitionStyles('color'),
  '&:hover': { textDecoration: 'underline' },
})

/** A link to the same page in the other language, labelled in that language; works without scripts. */
export function LanguageSwitch({ page }: { page: Queries.LanguageSwitchPageFragment }) {
  const others = languages.filter(language => language !== page.language)
  return (
    <>
      {others.map(language => (
        <Other
          key={language}
          href={page.alternates.find(({ hreflang }) => hreflang === language)?.path}
          hrefLang={language}
          lang={languageDetails[language].html}
          onClick={event => {
            keepPlace(event)
            storeLanguageFromPath(new URL(event.currentTarget.href).pathname)
          }}
        >
          {languageDetails[language].name}
        </Other>
      ))}
    </>
  )
}

// Carries query and hash over. On a not-found page, uses the path that was requested.
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const url = new URL(currentTarget.href)
  const { language } = splitLanguageAndRoute(url.pathname)
  if (url.pathname === buildPagePath(notFoundRoute, language) && !location.pathname.endsWith('.html'))
    url.pathname = localizePath(splitLanguageAndRoute(location.pathname).route, language)
  url.search = location.search
  url.hash = location.hash
  currentTarget.href = url.href
}

export const query = graphql`
  fragment LanguageSwitchPage on Routed {
    language
    alternates {
      hreflang
      path
    }
  }
`
