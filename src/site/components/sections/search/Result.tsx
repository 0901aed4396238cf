import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { SearchResult } from '../../../browser/search/results'
import { textLink } from '../../../styles/mixins'
import { color, fontSize } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { Typeset } from '../../ui/Typeset'

const Kind = styled.p({ color: color.soft, fontSize: fontSize.tiny, fontWeight: 600 })
const Title = styled.h3({
  marginTop: '0.25rem',
  fontSize: 'clamp(1.25rem, 0.9rem + 1.2vw, 1.6rem)',
  // A term is in lower case.
  '&::first-letter': { textTransform: 'uppercase' },
  '& a': { color: color.ink, textDecoration: `underline ${color.accent} 1px`, textUnderlineOffset: '0.2em' },
  '& a:hover': { color: color.accent },
})
const Excerpt = styled.p({
  marginTop: '0.4rem',
  // About 68 characters.
  maxWidth: '57ch',
  overflowWrap: 'anywhere',
  '& mark': { background: color.mark, color: color.onMark, borderRadius: '3px', padding: '0 0.1em' },
})
const More = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  marginTop: '0.35rem',
  fontSize: fontSize.small,
  '& li': { display: 'flex', gap: '0.5rem' },
  // A branch of the result: these are places in its page.
  '& li::before': {
    content: '""',
    flex: 'none',
    width: '0.7rem',
    height: '1.05rem',
    border: `solid ${color.soft}`,
    borderWidth: '0 0 1px 1px',
  },
  '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: '2rem' },
})

/** One search result: kind of page, linked heading, excerpt, and links to more matching headings of the page. */
export function Result({ result }: { result: SearchResult }) {
  const { t } = useTranslation()
  const { url, heading, title, kind, excerpt, more } = result
  // Full page loads: the target page has a CSP of its own, and Back restores the results.
  return (
    <li>
      <Kind>
        {t(`search.kind.${kind}`)}
        {heading !== title && ` · ${title}`}
      </Kind>
      <Title>
        <Link to={url} fullLoad>
          {heading}
        </Link>
      </Title>
      {excerpt.length > 0 && (
        <Excerpt>
          {excerpt.map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text}</mark> : <Typeset key={index}>{text}</Typeset>,
          )}
        </Excerpt>
      )}
      {more.length > 0 && (
        <More>
          {more.map(({ url, heading }) => (
            <li key={url}>
              <Link to={url} fullLoad>
                {heading}
              </Link>
            </li>
          ))}
        </More>
      )}
    </li>
  )
}
