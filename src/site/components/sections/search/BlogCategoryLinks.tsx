import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontFamily } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { Typeset } from '../../ui/Typeset'
import { lineBelowLinkListTitle, LinkListTitle } from './LinkListTitle'

const List = styled.ul({
  ...lineBelowLinkListTitle,
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    borderBottom: `1px solid ${color.line}`,
    color: color.soft,
  },
  '& a': {
    flex: 1,
    padding: '0.6rem 0',
    color: color.ink,
    font: `460 clamp(1.15rem, 0.9rem + 0.9vw, 1.5rem)/1.25 ${fontFamily.display}`,
    textDecoration: `underline 1px ${color.accent}`,
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: color.accent },
})

/** The categories that have articles, with how many; each leads to the blog. */
export function BlogCategoryLinks({ categories, blog }: Pick<Queries.SearchFragment, 'categories' | 'blog'>) {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="subjects">
      <LinkListTitle id="subjects">{t('search.subjects')}</LinkListTitle>
      <List>
        {categories
          .filter(({ count }) => count > 0)
          .map(({ id, name, count }) => (
            <li key={id}>
              <Link to={`${blog}?category=${id}`}>
                <Typeset>{name}</Typeset>
              </Link>
              {count}
            </li>
          ))}
      </List>
    </nav>
  )
}
