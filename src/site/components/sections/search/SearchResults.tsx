import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef } from 'react'
import { resultsPerStep, searchKinds, stepsLoadedOnScroll } from '../../../../config/search'
import { useLanguage } from '../../../hooks/useLanguage'
import { color, fontSize, mediaQueries, phoneQuery, radius } from '../../../styles/tokens'
import { Button } from '../../ui/Button'
import { FoldOnPhones } from '../../ui/FoldOnPhones'
import { SearchFilters } from './SearchFilters'
import { NothingFound } from './NothingFound'
import { Result } from './Result'
import { useSearchResults } from './useSearchResults'

const Block = styled.div({
  // Near the search field that they answer.
  marginTop: '-0.5rem',
  [mediaQueries.tablet]: { marginTop: '-1.75rem' },
  [mediaQueries.desktop]: {
    marginTop: '-1rem',
    '&[data-filtered]': { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: '4rem' },
    '&[data-filtered] > *': { gridColumn: 2 },
    '& > button': { justifySelf: 'start' },
  },
  // What only helps to ask would push the results out of the window; below the search field, so would the picture.
  'main:has(&[data-searched]) :is(#title + p, #search-hint)': { display: 'none' },
  '@media (max-width: 63.99em)': {
    'main:has(&) picture': { display: 'none' },
    'main:has(&) #title': { maxWidth: 'none' },
  },
})
// Beside the results, as the categories of the blog, if there is room.
const Choices = styled.div({
  // The rule of the results closes it.
  [phoneQuery]: { '& .fold': { borderBottom: 0 }, '& + h2 + ol': { marginTop: 0 } },
  [mediaQueries.desktop]: {
    '&&': { gridColumn: 1, gridRow: '1 / span 4' },
    '& ul': { flexDirection: 'column', gap: 0 },
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      borderColor: 'transparent',
      borderRadius: radius.control,
    },
  },
})
const Status = styled.p({ color: color.soft, fontSize: fontSize.lead, minHeight: '1.6em' })
const List = styled.ol({
  marginTop: '1rem',
  '& > li': { padding: '1.5rem 0', borderTop: `1px solid ${color.line}` },
  '& > li:first-of-type': { borderTop: `2px solid ${color.ink}` },
})

interface Props {
  section: Queries.SearchFragment
  query: string
  kind: string | null
  category: string | null
  onFailure: (failed: boolean) => void
}

/** The results of a query: count, filters, results in batches; or suggestions if there are none. */
export function SearchResults({ section, query, onFailure, ...filter }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { asked, status, matches, filtered, isFiltered, results, nearest, showMore, hasMore } = useSearchResults({
    query,
    ...filter,
    language,
  })
  const { kind, category } = isFiltered ? filter : { kind: null, category: null }
  useEffect(() => onFailure(status === 'failed'), [status, onFailure])
  const end = useRef<HTMLButtonElement>(null)
  const count = results.length
  useEffect(() => {
    if (!end.current || count > resultsPerStep) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(stepsLoadedOnScroll), {
      rootMargin: '100%',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  const chosenKind = searchKinds.find(each => each === kind)
  // On phones the fold says what is chosen inside it.
  const chosen =
    section.categories.find(({ id }) => id === category)?.name ??
    (chosenKind ? t(`search.kinds.${chosenKind}`) : t('search.all'))
  const said = {
    idle: '',
    loading: t('search.loading'),
    failed: t('search.failed'),
    done: t('search.found', { count: filtered.length, query: asked }),
  }[status]
  return (
    <Block
      data-searched={status === 'done' ? asked : undefined}
      data-filtered={matches.length > 0 || undefined}
      aria-busy={status === 'loading'}
    >
      <Status role="status">{said}</Status>
      {query && asked && status !== 'failed' && (
        <>
          {matches.length > 0 && (
            <Choices>
              <FoldOnPhones label={`${t('search.byKind')} · ${chosen}`}>
                <SearchFilters {...{ matches, query, kind, category }} categories={section.categories} />
              </FoldOnPhones>
            </Choices>
          )}
          {results.length > 0 && (
            <>
              <h2 className="visually-hidden">{t('search.results')}</h2>
              <List>
                {results.map(result => (
                  <Result key={result.id} result={result} />
                ))}
              </List>
              {hasMore && (
                <Button type="button" look="outlined" ref={end} onClick={() => showMore()}>
                  {t('search.more')} ({filtered.length - count})
                </Button>
              )}
            </>
          )}
          {filtered.length === 0 && <NothingFound section={section} terms={nearest} />}
        </>
      )}
    </Block>
  )
}
