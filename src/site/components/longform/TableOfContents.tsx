import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, font, mediaQueries, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({
  alignSelf: 'start',
  [mediaQueries.desktop]: { position: 'sticky', top: '5.5rem', maxHeight: 'calc(100vh - 7rem)', overflowY: 'auto' },
  '@media print': { display: 'none' },
})
const Title = styled.h2({
  color: color.soft,
  font: `650 ${fontSize.tiny}/1.4 ${font.text}`,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  marginBottom: '0.5rem',
})
const Entry = styled.a({
  display: 'block',
  padding: '0.4rem 0 0.4rem 0.9rem',
  borderInlineStart: `2px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { color: color.accent, borderColor: color.accent },
})

/** The sections of a text, beside it on wide screens; nothing when it has none. */
export function TableOfContents({ headings }: { headings: readonly Queries.TableOfContentsHeadingFragment[] }) {
  const { t } = useTranslation()
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length === 0) return null
  return (
    <Nav aria-labelledby="contents">
      <Title id="contents">{t('text.contents')}</Title>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <Entry href={`#${id}`}>
              <Typeset>{text}</Typeset>
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

export const query = graphql`
  fragment TableOfContentsHeading on Heading {
    id
    text
    depth
  }
`
