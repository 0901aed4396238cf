import styled from '@emotion/styled'
import { createColumns } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery, spaceBelowSectionHeading } from '../../styles/tokens'
import { FoldableFinePrint } from './FinePrint'
import { FoldOnPhones, maxUnfoldedStatTextLength } from './FoldOnPhones'
import { Typeset } from './Typeset'

const List = styled('ul', { shouldForwardProp: name => !['others', 'equal'].includes(name) })<{
  others: number
  equal: boolean
}>(
  {
    display: 'grid',
    gap: '0.75rem',
    marginTop: spaceBelowSectionHeading,
  },
  ({ others, equal }) =>
    equal
      ? { [mediaQueries.tablet]: createColumns(2), [mediaQueries.desktop]: createColumns(others + 1) }
      : {
          // On the narrowest phones, a number with words has one line.
          '--main-number': `clamp(min(3rem, 12.4vw), ${others === 3 ? '6vw, 5.25rem' : '6.8vw, 6rem'})`,
          [mediaQueries.tablet]: createColumns(others),
          // Above three figures, the number of the first is in the first of their columns.
          [mediaQueries.desktop]: others === 3 && {
            '& > li:first-of-type': { ...createColumns(3), '& > * + *': { gridColumn: '2 / -1', maxWidth: '38rem' } },
          },
        },
)
const Number = styled.p({
  color: color.ink,
  font: `460 clamp(2rem, 1.1rem + 1.9vw, 2.6rem)/1.1 ${fontFamily.display}`,
})
const baseItem = {
  position: 'relative',
  '--inset': '1rem 0 0',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '--first-line': '2.2rem',
  [mediaQueries.tablet]: { '& > h3': { marginTop: '0.75rem' }, '& .fold': { marginTop: 0 } },
} as const
// On phones title and note are below the number, and what they fold is a row at the foot of the item.
const phoneItem = {
  '& > h3, & > div > p': { marginTop: '0.375rem' },
  '&:has(.by-title) > h3': { paddingInlineEnd: '2rem' },
  '& .fold:not(.by-title)': { marginBottom: '-0.75rem', borderBottom: 0 },
} as const
const EqualItem = styled.li(baseItem, { [phoneQuery]: phoneItem })
const Item = styled.li(baseItem, {
  // The first figure is the main one: larger than the others and in the accent colour.
  '&&:first-of-type > p:first-of-type': { color: color.accent, fontSize: 'var(--main-number)' },
  // A note without a text is as large as a text.
  '& > div > p:only-child': { fontSize: fontSize.text, lineHeight: 1.6 },
  '&:first-of-type': { '--first-line': 'calc(1.1 * var(--main-number))' },
  [phoneQuery]: phoneItem,
  [mediaQueries.tablet]: {
    // The first takes the whole width, above the others.
    '&:first-of-type': { gridColumn: '1 / -1', marginBottom: '1.75rem' },
  },
  [mediaQueries.desktop]: {
    '&:first-of-type': {
      display: 'grid',
      ...createColumns(2),
      alignItems: 'start',
      '& > p': { gridRow: '1 / span 3' },
      '& > * + *': { gridColumn: 2 },
    },
  },
})
const Text = styled.p({ marginTop: '0.4rem', color: color.soft, textWrap: 'balance' })

interface Props {
  items: readonly { number: string; title: string; text?: string | null; note?: string | null }[]
  /** Whether all are equally large, for example below a tool, whose answer is the large figure of its page. */
  equal?: boolean
}

/**
 * Figures with a title and a text: the first large and the others below it, or all equal; in rows on phones and
 * otherwise in columns.
 */
export function StatList({ items, equal = false }: Props) {
  // All or none, so that the figures look alike; with notes none, as a note is about the text above it.
  const isFolded =
    items.some(({ text }) => text && text.length > maxUnfoldedStatTextLength) && !items.some(({ note }) => note)
  const ListItem = equal ? EqualItem : Item
  return (
    <List others={items.length - 1} equal={equal}>
      {items.map(({ number, title, text, note }) => (
        <ListItem key={title}>
          <Typeset as={Number}>{number}</Typeset>
          <Typeset as="h3">{title}</Typeset>
          <div>
            {text && isFolded ? (
              <FoldOnPhones subject={title} byTitle>
                <Typeset as={Text}>{text}</Typeset>
              </FoldOnPhones>
            ) : (
              <Typeset as={Text}>{text}</Typeset>
            )}
            <FoldableFinePrint subject={title}>{note}</FoldableFinePrint>
          </div>
        </ListItem>
      ))}
    </List>
  )
}
