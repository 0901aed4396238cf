import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import { useSearchQueryControls } from '../../hooks/useSearchQueryControls'
import { listLink } from '../../styles/mixins'
import { color, fontSize } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { SearchForm } from '../ui/SearchForm'
import { Section } from '../ui/Section'
import { Typeset } from '../ui/Typeset'
import { Hero } from './Hero'
import type { SectionProps } from './types'

const Hint = styled.p({ marginTop: '0.6rem', maxWidth: '36rem', color: color.soft, fontSize: fontSize.small })
const WithoutScripts = styled.p({
  marginBlock: '1.5rem',
  maxWidth: '42rem',
  '@media (scripting: enabled)': { display: 'none' },
})
const AllBelowField = styled.div({ marginTop: '3rem' })
const Groups = styled.div({
  columns: '17rem',
  columnGap: '3rem',
  marginTop: '1.5rem',
  '& > *': { breakInside: 'avoid', marginBottom: '2.5rem' },
  '& ul': { marginTop: '0.75rem' },
  '& li': { borderTop: `1px solid ${color.line}` },
  '& a': { ...listLink, minHeight: '2.75rem', paddingBlock: '0.4rem' },
})

/** The search field, in the hero of its page, and results. Without a query, or without scripts, lists every page. */
export function Search({ section, page, headingId, opening }: SectionProps<Queries.SearchFragment>) {
  const { t } = useTranslation()
  const { id, tone, label, hint, withoutScripts, listTitle, kinds } = section
  const [results, setResults] = useState<typeof import('./search/SearchResults') | null>(null)
  const [failed, setFailed] = useState(false)
  const load = () =>
    void import(/* webpackChunkName: "search" */ './search/SearchResults').then(setResults, () => setFailed(true))
  const { field, query, kind, category, ask, submit } = useSearchQueryControls(load)
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
      <Hint id="search-hint">{hint}</Hint>
    </>
  )
  const All = opening ? 'div' : AllBelowField
  const found = (
    <Section id={id} tone={tone} label={label}>
      {!opening && form}
      <WithoutScripts>{withoutScripts}</WithoutScripts>
      {results && <results.SearchResults {...{ section, query, kind, category }} onFailure={setFailed} />}
      {failed && !results && query && <p role="alert">{t('search.failed')}</p>}
      <All hidden={Boolean(results && query && !failed)}>
        <h2 id={headingId}>{listTitle}</h2>
        <Groups>
          {kinds.map(({ kind, pages }) => (
            <div key={kind}>
              <h3>{t(`search.kinds.${kind}`)}</h3>
              <ul>
                {pages.map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path}>
                      <Typeset>{name}</Typeset>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      </All>
    </Section>
  )
  return (
    <>
      {opening && <Hero section={opening} page={page} headingId="title" field={form} />}
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
    kinds: groups {
      kind
      pages {
        name
        path
      }
    }
  }
`
