import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontFamily, mediaQueries, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { FoldOnPhones } from './FoldOnPhones'
import { Link } from './Link'

// Hidden without scripts, which filter the list.
const Nav = styled.nav({
  minWidth: 0,
  '@media (scripting: none)': { display: 'none' },
  [mediaQueries.tablet]: { '& > .fold.fold': { marginTop: 0 } },
})
const Title = styled.h2({
  marginBottom: '0.75rem',
  color: color.soft,
  font: `650 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
})
const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  // In two columns.
  [phoneQuery]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0.4rem',
    // With an odd number of items, the first spans the row, so that none is alone in the last row.
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    '& a': {
      alignItems: 'center',
      height: '100%',
      minHeight: '2.75rem',
      padding: '0.5rem 0.75rem',
      fontSize: fontSize.tiny,
      lineHeight: 1.3,
    },
  },
  // Two columns would break a name into four lines: rows, with the counts at their end.
  '@media (max-width: 22.49em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& a': { minHeight: '2.5rem', borderWidth: '0 0 1px' },
    '& a:not([aria-current])': { borderRadius: 0 },
  },
  [mediaQueries.desktop]: { display: 'grid', gap: '0.15rem' },
})
const Category = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.55rem 0.85rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '& > :last-child': { color: color.soft },
  '&:hover': { color: color.accent },
  '&[aria-current]': {
    background: color.mark,
    borderColor: color.mark,
    color: color.onMark,
    fontWeight: 600,
    '& > :last-child': { color: 'inherit' },
  },
  [mediaQueries.desktop]: { borderColor: 'transparent' },
})

interface Props {
  categories: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  /** Total number of articles. */
  total: number
  /** The chosen category; null for all. */
  current: string | null
  /** Path of the blog. */
  path: string
}

/** The categories of the blog with counts; each is a link, so that a choice can be shared and undone with Back. */
export function ArticleCategoryNav({ categories, total, current, path }: Props) {
  const { t } = useTranslation()
  const entry = (category: string | null, name: string, count: number) => (
    <li key={name}>
      <Category
        to={category ? `${path}?category=${category}` : path}
        state={{ keepsPlace: true }}
        data-category={category ?? ''}
        aria-current={category === current ? 'true' : undefined}
      >
        {name} <span>{count}</span>
      </Category>
    </li>
  )
  return (
    <Nav aria-labelledby="categories">
      <Title id="categories">{t('blog.categories')}</Title>
      <FoldOnPhones label={t('blog.categories')} count={categories.length}>
        <List>
          {entry(null, t('blog.all'), total)}
          {categories.map(({ id, name, count }) => entry(id, name, count))}
        </List>
      </FoldOnPhones>
    </Nav>
  )
}
