import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontFamily, mediaQueries, fontSize, phoneQuery } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({
  alignSelf: 'start',
  // Highlights the current section, in browsers that support it.
  scrollTargetGroup: 'auto',
  [mediaQueries.desktop]: { position: 'sticky', top: '5.5rem', maxHeight: 'calc(100vh - 10.5rem)', overflowY: 'auto' },
  '@media print': { display: 'none' },
})
// Always open beside the text.
const Fold = styled.details({
  '&&': { marginTop: 0 },
  [mediaQueries.desktop]: {
    '&&': { margin: 0, padding: 0, border: 0 },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '@supports selector(::details-content)': { '& > summary': { display: 'none' } },
  },
})
const Title = styled.h2({
  display: 'none',
  [mediaQueries.desktop]: { display: 'block' },
  color: color.soft,
  font: `650 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
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
  textWrap: 'balance',
  [phoneQuery]: { paddingBlock: '0.75rem' },
  '&:hover': { color: color.accent, borderColor: color.accent },
  '&:target-current': { color: color.accent, borderColor: color.accent, fontWeight: 600 },
})

/** The sections of a text: beside it on wide screens, folded above it otherwise; null if there are none. */
export function TableOfContents({ headings }: { headings: readonly Queries.TableOfContentsHeadingFragment[] }) {
  const { t } = useTranslation()
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length === 0) return null
  return (
    <Nav aria-labelledby="contents">
      <Title id="contents">{t('text.contents')}</Title>
      <Fold className="fold always">
        <summary>
          {t('text.contents')} ({sections.length})
        </summary>
        <ul>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <Entry href={`#${id}`}>
                <Typeset>{text}</Typeset>
              </Entry>
            </li>
          ))}
        </ul>
      </Fold>
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
