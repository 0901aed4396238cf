import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { blogRoute } from '../../../config/routes'
import { localizePath } from '../../../shared/paths'
import { useLanguage } from '../../hooks/useLanguage'
import { container, textLink } from '../../styles/mixins'
import { color, mediaQueries, fontSize, sectionPaddingBlock } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({ ...container, '@media print': { display: 'none' } })
const List = styled.ul({
  display: 'grid',
  gap: '1rem 2rem',
  paddingBlock: `1.75rem ${sectionPaddingBlock}`,
  borderTop: `1px solid ${color.line}`,
  '& li': { textWrap: 'balance' },
  '& li > span': { display: 'block', color: color.soft, fontSize: fontSize.tiny },
  '& a': textLink,
  [mediaQueries.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    // On the line of the titles, which is below that of their labels.
    '& > :nth-child(2)': { alignSelf: 'end', textAlign: 'center' },
    '& > :last-child': { textAlign: 'end' },
  },
  [mediaQueries.desktop]: { columnGap: '4rem' },
})

interface Props {
  previous: Queries.ArticlePagerLinkFragment | null
  next: Queries.ArticlePagerLinkFragment | null
}

/** Links to the previous article, the blog and the next article; at either end of the list, one has none. */
export function ArticlePager({ previous, next }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!previous && !next) return null
  const link = (label: string, article: Queries.ArticlePagerLinkFragment | null) => (
    <li>
      {article && (
        <>
          <span>{label}</span>
          <Link to={article.path}>
            <Typeset>{article.title}</Typeset>
          </Link>
        </>
      )}
    </li>
  )
  return (
    <Nav aria-label={t('blog.neighbours')}>
      <List>
        {link(t('blog.previous'), previous)}
        <li>
          <Link to={localizePath(blogRoute, language)}>{t('blog.back')}</Link>
        </li>
        {link(t('blog.next'), next)}
      </List>
    </Nav>
  )
}

export const query = graphql`
  fragment ArticlePagerLink on RoutedPagePreview {
    title
    path
  }
`
