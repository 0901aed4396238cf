import styled from '@emotion/styled'
import { listLink } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery } from '../../styles/tokens'
import { Link } from './Link'
import { Typeset } from './Typeset'

// As in the index of a book: the subject, and beside it its entries.
const Groups = styled.div({
  display: 'grid',
  rowGap: '2.5rem',
  '& > div': { display: 'grid', gap: '1.25rem 2.5rem', borderTop: `2px solid ${color.ink}`, paddingTop: '1rem' },
  '& h2': { fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' },
  // How many entries.
  '& [data-count]::after': {
    content: "'\u2002' attr(data-count)",
    color: color.soft,
    font: `400 ${fontSize.small} ${fontFamily.text}`,
  },
  [phoneQuery]: { '& > div': { gap: '0.5rem' } },
  [mediaQueries.desktop]: { '& > div': { gridTemplateColumns: '3fr 9fr' } },
})
const List = styled.ul({
  display: 'grid',
  columnGap: '2.5rem',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  '& > li': {
    breakInside: 'avoid',
    paddingBottom: '0.8rem',
    marginBottom: '0.65rem',
    borderBottom: `1px solid ${color.line}`,
  },
  // Hairlines are between entries: none under the last of each column.
  '& > li:last-child': { margin: 0, borderBottom: 0 },
  [mediaQueries.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-last-child(2)': { marginBottom: 0, borderBottom: 0 },
    // Of an odd number, the first has the row to itself, so that none is alone in the last.
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '& p': { color: color.soft },
  '& a': {
    ...listLink,
    display: 'block',
    padding: '0.1rem 0 0.5rem',
    font: `460 1.125rem/1.35 ${fontFamily.display}`,
    textWrap: 'balance',
  },
  '& b': { color: color.ink },
  // Phones show names and prices only, so that all pages are a few screens.
  [phoneQuery]: {
    '& > li': { margin: 0, paddingBlock: '0.15rem' },
    '& a': { paddingBlock: '0.5rem' },
    '& > li > div, & p:not(:has(b))': { display: 'none' },
    '& p': { marginTop: '-0.35rem', paddingBottom: '0.5rem' },
  },
})
// The category of an article, and how long it takes to read.
const AboveTitle = styled.div({ color: color.soft, font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}` })
const Path = styled.code({
  display: 'block',
  color: color.soft,
  font: `400 ${fontSize.tiny}/1.45 ${fontFamily.text}`,
  [phoneQuery]: { display: 'none' },
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
      <AboveTitle>{[articleCategoryName, minutes && `${minutes}\u00a0min`].filter(Boolean).join(' · ')}</AboveTitle>
    )}
    <Link to={path}>
      <Typeset>{name}</Typeset>
    </Link>
    {price && <Typeset as="p">{line}</Typeset>}
    <p>
      {price ? <Typeset as="b">{price}</Typeset> : articleCategoryName ? null : <Typeset together>{line}</Typeset>}
      <Path>{path}</Path>
    </p>
  </li>
)
