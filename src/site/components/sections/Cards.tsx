import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontFamily, mediaQueries, underHeading } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { cardGridStyles, ContentCard } from '../ui/ContentCard'
import { FinePrint } from '../ui/FinePrint'
import { NumberList } from '../ui/NumberList'
import { Section } from '../ui/Section'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Grid = styled('ul', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(
  cardGridStyles,
  ({ columns }) => ({
    [mediaQueries.tablet]: {
      gridTemplateColumns: `repeat(${Math.min(columns, 2)}, 1fr)`,
      // A single card in the last row spans it.
      '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    [mediaQueries.desktop]: {
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
      '& > li:last-child:nth-of-type(odd)': { gridColumn: 'auto' },
    },
  }),
)
// Two columns without boxes are two statements in large type.
const Statements = styled(Grid)({
  columnGap: '4rem',
  '& > li > p': { color: color.ink, font: `440 clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)/1.35 ${fontFamily.display}` },
})

// Titles at the left, their texts at the right.
const Stories = styled.ul({
  marginTop: underHeading,
  '& > li': {
    display: 'grid',
    gap: '0.5rem 2rem',
    padding: 'clamp(1rem, 2.5vw, 1.75rem) 0',
    borderTop: `1px solid ${color.line}`,
    breakInside: 'avoid',
    [mediaQueries.tablet]: { gridTemplateColumns: '4fr 8fr' },
  },
  '& h3': { fontSize: 'clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)' },
  '& p': { color: color.soft },
})

type Item = Queries.CardsFragment['items'][number]

/** Whether an item is only a figure with its words. */
const isBareNumber = ({ stat, place, icon, cover, ticks, cost, link }: Item) =>
  stat && !(place ?? icon ?? cover ?? ticks ?? cost ?? link)

/** Whether an item is only a title and its text. */
const isStory = ({ stat, icon, cover, ticks, cost, link }: Item) => !(stat ?? icon ?? cover ?? ticks ?? cost ?? link)

/** Whether an item is read, not compared: a title and its text, with an icon or a link. */
const isText = ({ stat, cover, ticks, cost }: Item) => !(stat ?? cover ?? ticks ?? cost)

/** Whether phones show only the titles: of stories, and of more cards than fit in a window. */
const foldsToTitles = (items: readonly Item[]) =>
  items.every(isStory) || (items.length > 4 && items.every(({ stat, cost }) => !(stat ?? cost)))

/** Cards side by side: boxed, or columns separated by hairlines; items that are only figures become a list. */
export function Cards({
  section: { id, tone, intro, look, perRow, items, note, actions },
  headingId,
}: SectionProps<Queries.CardsFragment>) {
  const List = look === 'ruled' && perRow === 2 ? Statements : Grid
  const foldsText = List === Grid && foldsToTitles(items)
  const boxed = items.every(isText) && !foldsText ? 'boxedFromTablets' : 'boxed'
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      {look === 'ruled' && items.every(isBareNumber) ? (
        <NumberList items={items.map(({ stat, ...words }) => ({ ...words, number: stat ?? '' }))} />
      ) : perRow === 1 && items.every(isStory) ? (
        <Stories>
          {items.map(({ place, title, text }) => (
            <li key={title} id={place ?? undefined}>
              <Typeset as="h3">{title}</Typeset>
              <Typeset as="p">{text}</Typeset>
            </li>
          ))}
        </Stories>
      ) : (
        <List columns={perRow ?? 3}>
          {items.map(item => (
            <ContentCard
              key={item.title}
              {...item}
              id={item.place}
              points={item.ticks}
              price={item.cost?.text}
              foldsText={foldsText}
              variant={perRow === 1 ? 'row' : look === 'ruled' ? 'ruled' : boxed}
            />
          ))}
        </List>
      )}
      <FinePrint>{note}</FinePrint>
      <ActionButtons actions={actions} onPine={tone === 'pine'} />
    </Section>
  )
}

export const query = graphql`
  fragment Cards on CardsSection {
    id
    tone
    look
    perRow: columns
    note
    intro {
      ...Intro
    }
    items {
      place: id
      icon
      cover {
        ...Cover
      }
      reading
      stat
      title
      text
      ticks: points
      note
      cost: price {
        text
      }
      link {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`
