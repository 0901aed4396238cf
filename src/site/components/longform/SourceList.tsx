import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { languageDetails } from '../../../config/languages'
import { referenceLink } from '../../styles/mixins'
import { color, fontSize, phoneQuery, wideScreenQuery } from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'

const Block = styled.section({
  '&&': { marginTop: '2.5rem' },
  color: color.soft,
  fontSize: fontSize.small,
  '&& h2': { marginTop: 0, fontSize: '1.25rem' },
  // The list is as wide as the text, a long one on wide screens in two columns as wide as the rule above it.
  '@media screen': { display: 'grid', gridTemplateColumns: 'subgrid' },
  '& > *': { gridColumn: '1 / -1' },
  '& > .fold': { gridColumn: 1 },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.6rem', marginTop: '1rem' },
  '&& li': { marginTop: 0, padding: '0.25rem 0', scrollMarginTop: '2rem', overflowWrap: 'anywhere' },
  '& li:target': { background: color.mark, color: color.onMark },
  '&&& a': referenceLink,
  [wideScreenQuery]: {
    '& > .fold': { gridColumn: '1 / -1' },
    '& ol:has(> :nth-child(6))': { columns: 2, columnGap: '2.5rem' },
    '& li': { breakInside: 'avoid' },
  },
  [phoneQuery]: {
    '&&': { marginTop: '1.5rem' },
    '& ol': { marginTop: 0 },
    '&& li': { color: color.text, fontSize: fontSize.tiny },
  },
  // In print, the URL of a source follows its title; only in this list.
  '@media print': {
    '&&& a': { textDecoration: 'none' },
    '& a::after': { content: "' (' attr(href) ')'", color: color.soft },
  },
})

interface Props {
  sources: readonly Queries.ListedSourceFragment[]
}

/**
 * The numbered sources of a text; on phones folded until a reference is followed. A title in the other language has a
 * `lang` and a note.
 */
export function SourceList({ sources }: Props) {
  const { t } = useTranslation()
  if (sources.length === 0) return null
  return (
    <Block aria-labelledby="sources">
      <h2 id="sources">{t('text.sources')}</h2>
      <FoldOnPhones label={t('text.sources')} count={sources.length}>
        <ol>
          {sources.map(({ id, title, lang, publisher, url, date }) => (
            <li key={id} id={`source-${id}`}>
              <Typeset>{publisher}</Typeset>,{' '}
              <Link to={url} lang={lang ? languageDetails[lang].html : undefined}>
                <Typeset>{title}</Typeset>
              </Link>
              {lang && ` (${t(`text.titleIn.${lang}`)})`}, <Typeset>{date}</Typeset>.
            </li>
          ))}
        </ol>
      </FoldOnPhones>
    </Block>
  )
}

export const query = graphql`
  fragment ListedSource on Source {
    id
    title
    lang
    publisher
    url
    date
  }
`
