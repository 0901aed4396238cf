import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { languageDetails, languages } from '../../../config/languages'
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

/**
 * A link to the same page in the other language, labelled in that language. Works without scripts; on a click,
 * site/app/preHydrationHandlers adds query and hash.
 */
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
        >
          {languageDetails[language].name}
        </Other>
      ))}
    </>
  )
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
