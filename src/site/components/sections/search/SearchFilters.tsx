import styled from '@emotion/styled'
import { useLocation } from '@gatsbyjs/reach-router'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { searchKinds } from '../../../../config/search'
import type { SearchMatch } from '../../../browser/search/searchAndRank'
import { chip, chipList } from '../../../styles/mixins'
import { color } from '../../../styles/tokens'
import { Link } from '../../ui/Link'

const Nav = styled.nav({ marginTop: '0.75rem' })
const List = styled.ul({
  ...chipList,
  marginTop: '0.5rem',
})
const Choice = styled(Link)({
  ...chip,
  '& span': { color: color.soft },
  '&[aria-current]': { background: color.mark, borderColor: color.mark, color: color.onMark, fontWeight: 600 },
  '&[aria-current] span': { color: 'inherit' },
})

interface Props {
  matches: readonly SearchMatch[]
  query: string
  kind: string | null
  category: string | null
  categories: readonly { readonly id: string; readonly name: string }[]
}

/** Filters by kind and, for articles, category, with counts; each is a link, so that Back undoes a choice. */
export function SearchFilters({ matches, query, kind, category, categories }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const buildFilterPath = (choice: Record<string, string>) =>
    `${pathname}?${String(new URLSearchParams({ q: query, ...choice }))}`
  const entry = (name: string, count: number, choice: Record<string, string>, current: boolean) =>
    count > 0 || current ? (
      <li key={name}>
        <Choice to={buildFilterPath(choice)} state={{ keepsPlace: true }} aria-current={current ? 'true' : undefined}>
          {name} <span>{count}</span>
        </Choice>
      </li>
    ) : null
  const count = (test: (match: SearchMatch) => boolean) => matches.filter(test).length
  return (
    <>
      <Nav aria-label={t('search.byKind')}>
        <List>
          {entry(t('search.all'), matches.length, {}, !kind && !category)}
          {searchKinds.map(each =>
            entry(
              t(`search.kinds.${each}`),
              count(match => match.kind === each),
              { kind: each },
              kind === each,
            ),
          )}
        </List>
      </Nav>
      {(kind === 'article' || category) && (
        <Nav aria-label={t('search.byCategory')}>
          <List>
            {categories.map(each =>
              entry(
                each.name,
                count(match => match.category === each.id),
                { kind: 'article', topic: each.id },
                category === each.id,
              ),
            )}
          </List>
        </Nav>
      )}
    </>
  )
}
