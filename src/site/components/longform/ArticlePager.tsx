import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
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
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [mediaQueries.desktop]: { columnGap: '6rem' },
})
// On the right, even if it is the only one.
const Next = styled.li({ [mediaQueries.tablet]: { gridColumn: 2, textAlign: 'end' } })

interface Props {
  previous: Queries.ArticlePagerLinkFragment | null
  next: Queries.ArticlePagerLinkFragment | null
}

/** Links to the previous and next article; null if there are none. */
export function ArticlePager({ previous, next }: Props) {
  const { t } = useTranslation()
  if (!previous && !next) return null
  return (
    <Nav aria-label={t('blog.neighbours')}>
      <List>
        {previous && (
          <li>
            <span>{t('blog.previous')}</span>
            <Link to={previous.path}>
              <Typeset>{previous.title}</Typeset>
            </Link>
          </li>
        )}
        {next && (
          <Next>
            <span>{t('blog.next')}</span>
            <Link to={next.path}>
              <Typeset>{next.title}</Typeset>
            </Link>
          </Next>
        )}
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
