import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { contactRoute } from '../../../config/routes'
import { localizePath } from '../../../shared/paths'
import { eyebrow, textLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery } from '../../styles/tokens'
import { Day } from '../ui/Day'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'

const Box = styled.section({
  display: 'grid',
  gap: '0.5rem 2rem',
  marginTop: '2.5rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${color.line}`,
  color: color.soft,
  fontSize: fontSize.small,
  '& h2': eyebrow,
  '& a': { ...textLink, display: 'inline-block', paddingBlock: '0.35rem' },
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 2fr' },
  // The folded list of sources above ends with a hairline.
  [phoneQuery]: { marginTop: '1.75rem', paddingTop: 0, borderTop: 0 },
})
const Name = styled.p({ marginTop: '0.5rem', color: color.ink, font: `480 1.125rem/1.25 ${fontFamily.display}` })

interface Props {
  article: Queries.ArticleAuthorAndNextReviewFragment
  founder: Queries.ArticleAuthorFounderFragment | null | undefined
}

/** The author of an article (the founder or the team), its next review date, and where to report an error. */
export function ArticleAuthorAndNextReview({ article: { language, reviewBy }, founder }: Props) {
  const { t } = useTranslation()
  return (
    <Box aria-labelledby="author">
      <div>
        <h2 id="author">{t('author.title')}</h2>
        <Name>{founder?.name ?? t('author.team')}</Name>
        {founder && <p>{founder.role}</p>}
      </div>
      <div>
        <p>
          <Typeset>{t('author.text')}</Typeset> <Day day={reviewBy} />.
        </p>
        <Link to={localizePath(contactRoute, language)}>{t('author.contact')}</Link>
      </div>
    </Box>
  )
}

export const query = graphql`
  fragment ArticleAuthorAndNextReview on Article {
    language
    reviewBy
  }
  fragment ArticleAuthorFounder on PracticeFounder {
    name
    role
  }
`
