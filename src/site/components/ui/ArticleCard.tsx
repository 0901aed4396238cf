import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { stretchedLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  mediaQueries,
  phoneQuery,
  radius,
  fontSize,
  createTransitionStyles,
} from '../../styles/tokens'
import { CoverSvg } from './CoverSvg'
import { Day } from './Day'
import { Link } from './Link'
import { Picture } from './Picture'
import { Typeset } from './Typeset'

const Card = styled('article', { shouldForwardProp: name => name !== 'featured' })<{ featured: boolean }>(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: 'hidden',
    ...createTransitionStyles('border-color'),
    '&:hover': { borderColor: color.accent },
  },
  ({ featured }) =>
    featured
      ? {
          [mediaQueries.tablet]: {
            // As the columns of the cards below it, whose gap is 1.25rem.
            gridTemplateColumns: 'calc(50% - 0.625rem) minmax(0, 1fr)',
            gridTemplateRows: 'none',
            // As tall as the text beside it.
            '& > :is(picture, svg)': { aspectRatio: 'auto' },
          },
          [mediaQueries.desktop]: { '& > div': { paddingInlineStart: '2.75rem' } },
        }
      : {
          // On phones the cover is a thumbnail beside the text; excerpt and date are hidden.
          [phoneQuery]: {
            gridTemplate: 'none / clamp(4.25rem, 24.5vw, 6rem) minmax(0, 1fr)',
            '& > :is(picture, svg)': { aspectRatio: 'auto' },
            '& > div': { padding: '0.9rem 0.5rem 0.9rem 0.75rem' },
            // Two long words fit one line.
            '& h3': { fontSize: 'clamp(0.9375rem, 4vw, 1.0625rem)', textWrap: 'balance' },
            '& h3 ~ p': { marginTop: '0.4rem', paddingTop: 0 },
            '& :is(h3 + p, [data-part=reviewed])': { display: 'none' },
          },
        },
)
const Art = styled(Picture)({ aspectRatio: '2 / 1', height: '100%', background: color.pine })
const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '1.5rem',
  '& h2': { fontSize: 'clamp(1.35rem, 1.2rem + 0.7vw, 1.75rem)', lineHeight: 1.2 },
  // Clauses and groups wider than a line would break into short ones.
  [phoneQuery]: { '& :is(.clause, .whole)': { display: 'inline' } },
})
const Category = styled.p({
  marginBottom: '0.6rem',
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
})
const Title = styled(Link)(stretchedLink)
const Excerpt = styled.p({ marginTop: '0.7rem', color: color.soft, fontSize: fontSize.small, textWrap: 'balance' })
// A dot before each fact: that of the first of a line is outside the box, so that no line begins or ends with one.
const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 'auto -0.9rem 0 0',
  paddingTop: '1rem',
  overflow: 'clip',
  color: color.soft,
  fontSize: fontSize.tiny,
  '& > span': { position: 'relative', insetInlineStart: '-0.9rem', paddingInlineStart: '0.9rem' },
  '& > span::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '0.3rem' },
})

interface Props {
  article: Queries.ArticleCardFragment
  /** Whether it is the featured article. */
  featured?: boolean
}

/** An article card that is a single link. */
export function ArticleCard({ article, featured = false }: Props) {
  const { t } = useTranslation()
  const reviewed = article.reviewed > article.date ? article.reviewed : undefined
  const Heading = featured ? 'h2' : 'h3'
  return (
    <Card featured={featured} data-of-category={featured ? article.articleCategory : undefined}>
      {article.cover ? (
        <CoverSvg cover={article.cover} named />
      ) : (
        <Art
          picture={article.picture}
          sizes={
            featured
              ? '(min-width: 64em) 40rem, (min-width: 48em) 50vw, 100vw'
              : '(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw'
          }
        />
      )}
      <Words>
        <Category>{article.articleCategoryName}</Category>
        <Heading>
          <Title to={article.path}>
            <Typeset inHeading>{article.title}</Typeset>
          </Title>
        </Heading>
        <Typeset as={Excerpt}>{article.excerpt}</Typeset>
        <Facts>
          <span data-part="reviewed">
            {reviewed && `${t('text.reviewed')} `}
            <Day day={reviewed ?? article.date} />
          </span>{' '}
          <span>{t('text.readTime', { count: article.readTime })}</span>
        </Facts>
      </Words>
    </Card>
  )
}

export const query = graphql`
  fragment ArticleCard on Article {
    path
    slug
    title
    excerpt
    articleCategory
    articleCategoryName
    date
    reviewed
    readTime
    cover {
      ...Cover
      ...CoverThumbnail
    }
    picture {
      ...Picture
    }
  }
`
