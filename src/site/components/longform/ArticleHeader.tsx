import { blogRoute } from '../../../config/routes'
import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { localizePath } from '../../../shared/paths'
import { color, enlargedTextQuery, fontFamily, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { Breadcrumb } from '../layout/Breadcrumb'
import { Link } from '../ui/Link'
import { LongformHeader } from './LongformHeader'
import { Day } from '../ui/Day'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { HeaderCover } from '../ui/HeaderCover'

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  [phoneQuery]: { marginTop: '1rem' },
})
const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // The breadcrumb above it leads there too.
  [phoneQuery]: { display: 'none' },
  '@media print': { display: 'none' },
})
const Badge = styled.p({
  padding: '0.25rem 0.8rem',
  borderRadius: radius.pill,
  background: color.mark,
  color: color.onMark,
  font: `600 ${fontSize.tiny}/1.5 ${fontFamily.text}`,
  [phoneQuery]: { whiteSpace: 'nowrap', [enlargedTextQuery]: { whiteSpace: 'normal' } },
})
const Facts = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: '0.2rem 1.5rem' })

/** The header of an article: breadcrumb, link back, category, title, author, dates, read time. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { t } = useTranslation()
  const before = (
    <>
      <Breadcrumb page={article} />
      <Row>
        <Back to={localizePath(blogRoute, article.language)}>
          <DecorativeLucideIcon icon={ArrowLeft} size={16} />
          {t('blog.back')}
        </Back>
        <Badge>{article.articleCategoryName}</Badge>
      </Row>
    </>
  )
  return (
    <LongformHeader
      picture={article.picture}
      cover={article.cover?.reading && <HeaderCover cover={article.cover} reading={article.cover.reading} />}
      title={article.title}
      lead={article.excerpt}
      aboveTitle={before}
    >
      <Facts>
        <li>{t('text.author')}</li>
        <li>
          {t('text.published')} <Day day={article.date} />
        </li>
        <li>
          {t('text.reviewed')} <Day day={article.reviewed} />
        </li>
        <li>{t('text.readTime', { count: article.readTime })}</li>
      </Facts>
    </LongformHeader>
  )
}

export const query = graphql`
  fragment ArticleHeader on Article {
    ...BreadcrumbPage
    language
    title
    excerpt
    articleCategoryName
    date
    reviewed
    readTime
    picture {
      ...Picture
    }
    cover {
      ...HeaderCover
    }
  }
`
