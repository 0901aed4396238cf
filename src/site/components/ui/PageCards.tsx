import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { stretchedLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  mediaQueries,
  radius,
  fontSize,
  columnGap,
  createTransitionStyles,
} from '../../styles/tokens'
import { CoverSvg } from './CoverSvg'
import { Link } from './Link'
import { Typeset } from './Typeset'

const Grid = styled.ul({
  display: 'grid',
  gap: '0.75rem',
  marginTop: '2rem',
  // Equal rows, so that on phones the covers beside the text are of one size.
  gridAutoRows: '1fr',
  [mediaQueries.tablet]: { gridAutoRows: 'auto', gridTemplateColumns: '1fr 1fr', gap: columnGap },
  [mediaQueries.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
})
const Item = styled.li({
  position: 'relative',
  // On phones the cover is beside the text.
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  '& > svg': { width: 'clamp(4.25rem, 22vw, 6rem)' },
  // `height: auto`: WebKit resolves a percentage against the card instead of the grid row.
  [mediaQueries.tablet]: { grid: 'auto 1fr / 1fr', '& > svg': { width: '100%', height: 'auto' } },
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ...createTransitionStyles('border-color'),
  '&:hover': { borderColor: color.accent },
})
const Words = styled.div({
  alignSelf: 'center',
  padding: '0.85rem clamp(0.85rem, 4.5vw, 1.25rem)',
  [mediaQueries.tablet]: { alignSelf: 'auto', padding: '1.5rem 1.25rem' },
})
const Kind = styled.p({
  marginBottom: '0.35rem',
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
})
const Title = styled(Link)(stretchedLink)
// Hidden on phones, where the words share the card with the cover.
const Summary = styled.p({
  display: 'none',
  marginTop: '0.6rem',
  color: color.soft,
  fontSize: fontSize.small,
  [mediaQueries.tablet]: { display: 'block' },
})

/** Pages as cards, each a single link; kinds are shown if not all are the same. */
export function PageCards({ pages }: { pages: readonly Queries.RelatedPageFragment[] }) {
  const { t } = useTranslation()
  const areOfDifferentKinds = pages.some(({ kind }) => kind !== pages[0]?.kind)
  return (
    <Grid>
      {pages.map(({ path, name, summary, kind, cover }) => (
        <Item key={path}>
          {cover && <CoverSvg cover={cover} />}
          <Words>
            {areOfDifferentKinds && <Kind>{t(`search.kind.${kind}`)}</Kind>}
            <h3>
              <Title to={path}>
                <Typeset>{name}</Typeset>
              </Title>
            </h3>
            <Typeset as={Summary}>{summary}</Typeset>
          </Words>
        </Item>
      ))}
    </Grid>
  )
}

export const query = graphql`
  fragment RelatedPage on RoutedPagePreview {
    path
    name
    summary
    kind
    cover {
      ...Cover
      ...CoverThumbnail
    }
  }
`
