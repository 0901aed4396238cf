import styled from '@emotion/styled'
import { listLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery } from '../../styles/tokens'
import { Link } from './Link'
import { Typeset } from './Typeset'

// As in the index of a book: the subject, and beside it its entries.
const Groups = styled.div({
  display: 'grid',
  rowGap: '2.5rem',
  '& > div': { display: 'grid', gap: '1.25rem 3rem', borderTop: `2px solid ${color.ink}`, paddingTop: '1rem' },
  '& h2': { fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' },
  // How many entries.
  '& [data-count]::after': {
    content: "'\u2002' attr(data-count)",
    color: color.soft,
    font: `400 ${fontSize.small} ${fontFamily.text}`,
  },
  [mediaQueries.desktop]: { '& > div': { gridTemplateColumns: '3fr 9fr' } },
})
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: '3rem',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    breakInside: 'avoid',
    paddingBottom: '0.8rem',
    marginBottom: '0.65rem',
    borderBottom: `1px solid ${color.line}`,
  },
  // Hairlines are between entries: none under the last, nor beside it.
  '& > li:last-child': { borderBottom: 0 },
  [mediaQueries.tablet]: { '& > li:nth-last-child(2)': { borderBottom: 0 } },
  '& p': { marginTop: '0.35rem', color: color.soft },
  '& p + p': { marginTop: 0 },
  // On phones only services have a line, beside their price: the names of pages say what they are.
  [phoneQuery]: { '& p:only-of-type': { display: 'none' }, '& p:only-of-type + code': { marginTop: 0 } },
  '& a': { ...listLink, display: 'block', padding: '0.1rem 0 0.5rem', font: `460 1.125rem/1.35 ${fontFamily.display}` },
  '& b': { color: color.ink },
})
// The category of an article, and how long it takes to read.
const AboveTitle = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  '& > span + span': { flex: 'none', fontWeight: 400 },
})
const Path = styled.code({
  display: 'block',
  color: color.soft,
  // So small that every path fits one line of most phones.
  font: `400 0.75rem/1.4 ${fontFamily.text}`,
  overflowWrap: 'anywhere',
  'p + &': { marginTop: '0.35rem' },
})

interface Entry {
  name: string
  path: string
  line?: string | null
  price?: string | null
  minutes?: number | null
  articleCategoryName?: string | null
}

interface Props {
  groups: readonly { title: string; pages: readonly Entry[] }[]
  /** Level of the headings. */
  level: 'h2' | 'h3'
}

/**
 * All pages in groups: their names and paths, what they are about, and what they cost or how long articles take to
 * read.
 */
export function SiteIndex({ groups, level: Title }: Props) {
  return (
    <Groups>
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <Title data-count={pages.length}>
            <Typeset>{title}</Typeset>
          </Title>
          <List>{pages.map(renderEntry)}</List>
        </div>
      ))}
    </Groups>
  )
}

const renderEntry = ({ name, path, line, price, minutes, articleCategoryName }: Entry) => (
  <li key={path}>
    {articleCategoryName && (
      <AboveTitle>
        <span>{articleCategoryName}</span>
        {minutes && <span>{minutes} min</span>}
      </AboveTitle>
    )}
    <Link to={path}>
      <Typeset>{name}</Typeset>
    </Link>
    <Typeset as="p">{line}</Typeset>
    {price && (
      <p>
        <Typeset as="b">{price}</Typeset>
      </p>
    )}
    <Path>{path}</Path>
  </li>
)
