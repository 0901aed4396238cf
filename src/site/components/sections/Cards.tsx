import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns, eyebrow } from '../../styles/mixins'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import {
  color,
  fontFamily,
  columnGap,
  mediaQueries,
  spaceBelowSectionHeading,
  tabletRangeQuery,
} from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { FeatureCard } from '../ui/featureCard/FeatureCard'
import { cardGridStyles, compactCardsOnTablets } from '../ui/featureCard/featureCardGrid'
import { isSentence } from '../ui/featureCard/FeatureCardPoints'
import { FinePrint } from '../ui/FinePrint'
import { StatList } from '../ui/StatList'
import { RenderTreeDrawing } from '../figures/RenderTreeDrawing'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

// Tablets have two columns. Where these would leave a card alone in its row, they have three; a card with a list, which
// needs the width, has the row instead.
const Grid = styled('ul', { shouldForwardProp: name => !['columns', 'items'].includes(name) })<{
  columns: number
  items: readonly Item[]
}>(cardGridStyles, ({ columns, items }) => {
  const isOdd = items.length % 2 === 1
  const hasLists = items.some(({ ticks }) => ticks)
  const onTablets = isOdd && !hasLists ? 3 : 2
  return {
    '& + p': { marginTop: '1.25rem' },
    [mediaQueries.tablet]: {
      ...createColumns(Math.min(columns, onTablets)),
      // Below rows, a rule closes the last one, and the note is in the column of their texts.
      ...(columns === 1 &&
        !hasLists && {
          '& + p': {
            maxWidth: 'none',
            marginTop: '1.5rem',
            paddingTop: '1.1rem',
            paddingInlineStart: `calc(25% + 0.5 * ${columnGap})`,
            borderTop: `1px solid ${color.line}`,
          },
        }),
    },
    ...(columns > 2 && onTablets === 3 && compactCardsOnTablets),
    ...(columns > 1 &&
      isOdd &&
      hasLists && {
        [tabletRangeQuery]: {
          '& > :last-child': { gridColumn: '1 / -1', '& ul': { gridTemplateColumns: '1fr 1fr' } },
        },
      }),
    [mediaQueries.desktop]: createColumns(columns),
  }
})
// Services with prices: on tablets rows, on wide screens three columns.
const Offers = styled.ul(cardGridStyles, {
  '& + p': { marginTop: '1.25rem' },
  [mediaQueries.desktop]: createColumns(3),
})
// Two columns without boxes are two statements in large type.
const Statements = styled(Grid)({
  '&&& > li > h3': eyebrow,
  '& > li > p': {
    color: color.ink,
    font: `440 clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)/1.35 ${fontFamily.display}`,
    textWrap: 'balance',
  },
})

// Without boxes or drawings; on tablets the text is beside its title.
const Texts = styled(Grid)({
  [tabletRangeQuery]: {
    gridTemplateColumns: '1fr',
    fontSize: 'inherit',
    '& > li': { grid: 'auto / 1fr 2fr', gridRow: 'auto', columnGap },
    '&&& > li > h3': { gridArea: '1 / 1 / span 2' },
    '&&& > li p': { gridArea: '1 / 2', marginTop: 0 },
    '&&& > li > p:has(> a)': { gridRow: 2 },
    '&&& > li .outcome': { gridRow: 2, marginTop: '1rem' },
  },
})

// The durations of the rows below it, which say the same.
const Scale = styled.div({ marginTop: spaceBelowSectionHeading })

type Item = Queries.CardsFragment['items'][number]

/** Whether an item is only a figure with its words. */
const isBareNumber = ({ stat, place, icon, cover, ticks, cost, link }: Item) =>
  stat && !(place ?? icon ?? cover ?? ticks ?? cost ?? link)

/** Whether an item is only a title and its text. */
const isStory = ({ stat, icon, cover, ticks, cost, link }: Item) => !(stat ?? icon ?? cover ?? ticks ?? cost ?? link)

/** Whether an item is a story, or one with a link. */
const isLinkedStory = (item: Item) => isStory({ ...item, link: null })

/** Whether an item is only a title and its text, with or without an icon or a link. */
const isText = ({ stat, cover, ticks, cost }: Item) => !(stat ?? cover ?? ticks ?? cost)

/** Whether an item is a service with its drawing and price. */
const isOffer = ({ cover, cost }: Item) => cover && cost

/** Whether phones show only the titles: of stories, and of more cards than fit in a window. */
const foldsToTitles = (items: readonly Item[]) =>
  items.every(isStory) || (items.length > 4 && items.every(({ cost }) => !cost))

/** Cards side by side: boxed, or columns separated by hairlines; items that are only figures become a list. */
export function Cards({ section, headingId }: SectionProps<Queries.CardsFragment>) {
  const { id, tone, intro, look, perRow, marks, items, note, actions } = section
  // GraphQL types the field as JSON; the build generated it.
  const drawing = section.durations as readonly RenderTreeNode[] | null
  const isRuled = look === 'ruled'
  const List =
    isRuled && perRow === 2 ? Statements : isRuled && perRow === 3 && items.every(isLinkedStory) ? Texts : Grid
  const areOffers = items.every(isOffer)
  const foldsText = List !== Statements && !marks && foldsToTitles(items)
  const boxed = items.every(isText) && !foldsText ? 'boxedFromTablets' : 'boxed'
  const columns = perRow ?? 3
  const isList = isRuled && items.every(isBareNumber)
  const cards = items.map((item, index) => (
    <FeatureCard
      key={item.title}
      {...item}
      id={item.place}
      points={item.ticks}
      price={item.cost?.text}
      vertex={marks ? index : undefined}
      foldsText={foldsText}
      variant={areOffers ? 'offer' : perRow === 1 ? 'row' : isRuled ? 'ruled' : boxed}
    />
  ))
  // Rows have titles in a third and points in two, or each in half if points are sentences.
  const isThirds =
    columns === 1 && items.some(({ ticks }) => ticks) && !items.some(({ ticks }) => ticks?.some(isSentence))
  return (
    <Section
      id={id}
      tone={tone}
      headingId={headingId}
      intro={intro}
      columns={isThirds ? 3 : isList ? 2 : Math.max(columns, 2)}
      quiet={List !== Statements && items.every(isText)}
    >
      {drawing && (
        <Scale>
          <RenderTreeDrawing nodes={drawing} />
        </Scale>
      )}
      {isList ? (
        <StatList
          items={items.map(({ stat, ...words }) => ({ ...words, number: stat ?? '' }))}
          equal={perRow === items.length}
        />
      ) : areOffers ? (
        <Offers>{cards}</Offers>
      ) : (
        <List columns={columns} items={items}>
          {cards}
        </List>
      )}
      <FinePrint>{note}</FinePrint>
      <ActionButtons actions={actions} />
    </Section>
  )
}

export const query = graphql`
  fragment Cards on CardsSection {
    id
    tone
    look
    perRow: columns
    marks
    durations: drawing
    note
    intro {
      ...Intro
    }
    items {
      place: id
      icon
      cover {
        ...Cover
        ...CoverThumbnail
      }
      reading
      stat
      title
      text
      outcome
      moments
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
