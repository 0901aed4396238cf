import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useState } from 'react'
import { useSearchQueryControls } from '../../hooks/useSearchQueryControls'
import { chip, chipList } from '../../styles/mixins'
import { color, fontSize, tabletRangeQuery } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { SiteIndex } from '../ui/SiteIndex'
import { SearchForm } from '../ui/SearchForm'
import { Section } from '../ui/Section'
import { Hero } from './Hero'
import { InitialLinks } from './search/InitialLinks'
import type { SectionProps } from './types'

const Examples = styled.div({
  ...chipList,
  alignItems: 'center',
  marginTop: '0.75rem',
  '& > p': { color: color.soft, fontSize: fontSize.small },
  // On the dark header, a line is stronger.
  '& a': { ...chip, borderColor: color.soft },
})
const WithoutScripts = styled.p({
  marginBlock: '1.5rem',
  maxWidth: '42rem',
  '@media (scripting: enabled)': { display: 'none' },
})
const Ways = styled.div({
  'form ~ &': { marginTop: '3rem' },
  // Keeps its place until the results of the URL’s query take it.
  '[data-asked] &': { visibility: 'hidden' },
  '[data-asked] main:has(&) :is(#title + p, #search-hint)': { display: 'none' },
  // Below the search field, the picture of the page would push the results out of the window.
  '@media (max-width: 63.99em)': { '[data-asked] main:has(&) picture': { display: 'none' } },
})
// On tablets as wide as the results.
const Asking = styled.div({
  [tabletRangeQuery]: { 'main[id] div[class]:has(> &)': { maxWidth: 'none' }, '&& > *': { maxWidth: 'none' } },
})
// Needed only if the search does not work.
const AllPages = styled.div({
  marginTop: '3rem',
  '& > h2': { marginBottom: '1.5rem' },
  '@media (scripting: enabled)': { '&:not([data-needed])': { display: 'none' } },
})

/**
 * The search field, in the hero of its page, and results. Without a query, offers ways into the site; without scripts,
 * lists every page.
 */
export function Search({ section, page, headingId, opening }: SectionProps<Queries.SearchFragment>) {
  const { t } = useTranslation()
  const { id, tone, label, hint, examples, withoutScripts, listTitle, kinds } = section
  const [results, setResults] = useState<typeof import('./search/SearchResults') | null>(null)
  const [failed, setFailed] = useState(false)
  const load = () =>
    void import(/* webpackChunkName: "search" */ './search/SearchResults').then(setResults, () => setFailed(true))
  const { field, query, kind, category, ask, submit } = useSearchQueryControls(load)
  useEffect(() => {
    const showSuggestions = () => void delete document.documentElement.dataset.asked
    if (results || failed) showSuggestions()
    return showSuggestions
  }, [results, failed])
  const form = (
    <>
      <SearchForm
        label={label}
        field={field}
        describedBy="search-hint"
        onFocus={load}
        onInput={ask}
        onSubmit={submit}
      />
      <Examples id="search-hint">
        <p>{hint}</p>
        {examples.map(example => (
          <Link key={example} to={`${page.path}?q=${encodeURIComponent(example)}`}>
            {example}
          </Link>
        ))}
      </Examples>
    </>
  )
  const found = (
    <Section id={id} tone={tone} label={label}>
      {!opening && form}
      <WithoutScripts>{withoutScripts}</WithoutScripts>
      {results && <results.SearchResults {...{ section, query, kind, category }} onFailure={setFailed} />}
      {failed && !results && query && <p role="alert">{t('search.failed')}</p>}
      <Ways hidden={Boolean(results && query)}>
        <InitialLinks section={section} />
      </Ways>
      <AllPages data-needed={failed || undefined}>
        <h2 id={headingId}>{listTitle}</h2>
        <SiteIndex groups={kinds.map(({ kind, pages }) => ({ title: t(`search.kinds.${kind}`), pages }))} level="h3" />
      </AllPages>
    </Section>
  )
  return (
    <>
      {opening && <Hero section={opening} page={page} headingId="title" field={<Asking>{form}</Asking>} />}
      {found}
    </>
  )
}

export const query = graphql`
  fragment Search on SearchSection {
    id
    tone
    label
    hint
    examples
    withoutScripts
    listTitle
    nothing
    way: action {
      ...Action
    }
    blog
    categories {
      id
      name
      count
    }
    sitemap
    terms {
      name
      path
    }
    newest {
      ...RelatedPage
    }
    kinds: groups {
      kind
      pages {
        name
        path
      }
    }
  }
`
