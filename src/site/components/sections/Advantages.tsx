import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns } from '../../styles/mixins'
import {
  color,
  columnGap,
  fontSize,
  mediaQueries,
  spaceBelowSectionHeading,
  tabletRangeQuery,
} from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { FeatureCard } from '../ui/featureCard/FeatureCard'
import { cardGridStyles, compactCardsOnTablets } from '../ui/featureCard/featureCardGrid'
import { FoldOnPhones, maxUnfoldedStatTextLength } from '../ui/FoldOnPhones'
import { StatList } from '../ui/StatList'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Boxes = styled.ul(cardGridStyles, compactCardsOnTablets, { [mediaQueries.tablet]: createColumns(3) })
const figureRows = {
  gridTemplateColumns: '1fr',
  fontSize: 'inherit',
  '&& > li': { gridTemplateColumns: '1fr 2fr', columnGap },
  '&& > li > *, && > li > .fold > *': { gridColumn: 2 },
  '&&&& > li > p:has(+ h3)': { gridArea: '2 / 1 / span 3' },
}
// On pine, large figures instead of cards: in columns, on tablets in rows with their words beside them.
const Figures = styled(Boxes)({
  [tabletRangeQuery]: figureRows,
  [mediaQueries.desktop]: { '& > li > p:has(+ h3)': { fontSize: '3.25rem' } },
})
const [railWidth, stop] = ['2.5rem', '1rem']
const mark = { content: '""', position: 'absolute', boxSizing: 'border-box', borderRadius: '50%' } as const
// Or the stations of a line between two names: a ring where it begins, a highlighted point where it ends.
const Line = styled.div({
  position: 'relative',
  marginTop: spaceBelowSectionHeading,
  paddingInlineStart: railWidth,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.7rem auto 0.7rem calc(0.5rem - 1px)',
    borderInlineStart: `2px solid ${color.ink}`,
  },
  '& > p': { position: 'relative', color: color.ink, fontWeight: 600, lineHeight: 1.4 },
  '& > p::before': {
    ...mark,
    top: `calc(0.7em - ${stop} / 2)`,
    insetInlineStart: `calc(-1 * ${railWidth})`,
    width: stop,
    height: stop,
    border: `2px solid ${color.ink}`,
    background: color.pine,
  },
  '& > p:last-child::before': { borderColor: color.accent, background: color.accent },
})
const Stations = styled(Boxes)({
  gridTemplateColumns: '1fr',
  '&&': { margin: '1.5rem 0' },
  '&&& > li': { marginBottom: 0, paddingBottom: '1.5rem' },
  '& > li:last-child': { borderBottom: `1px solid ${color.line}` },
  // On the middle of the figure.
  '& > li::before': {
    ...mark,
    top: '1.6rem',
    insetInlineStart: `calc(-1 * ${railWidth} + 0.125rem)`,
    width: '0.75rem',
    height: '0.75rem',
    background: color.ink,
    [mediaQueries.tablet]: { top: '2.45rem' },
  },
  [mediaQueries.tablet]: figureRows,
  // Figure, title and words beside each other.
  [mediaQueries.desktop]: {
    '&& > li': { gridTemplateColumns: '3fr 4fr 5fr' },
    '&&&& > li > p:has(+ h3)': { gridArea: '1 / 1 / span 2', margin: 0 },
    '&&& > li > h3': { gridRow: '1 / span 2' },
    '&&& > li > h3 ~ p': { gridArea: '2 / 3' },
    '&&& > li > h3 + p': { gridRow: 1, margin: 0 },
  },
})
const Insights = styled.div({
  marginTop: '3rem',
  '& ul': {
    display: 'grid',
    [mediaQueries.desktop]: createColumns(2),
  },
  '& li': { padding: '0.9rem 0', borderTop: `1px solid ${color.line}`, fontSize: fontSize.small },
})

/** The competitive advantages: three cards and, for some variants, a list of insights. */
export function Advantages({
  section: { id, tone, variant, look, line, intro, cards, insightsTitle, insights, actions },
  headingId,
}: SectionProps<Queries.AdvantagesFragment>) {
  const onPine = tone === 'pine'
  const isStatList = look === 'ruled' && cards.some(({ stat }) => stat)
  const List = onPine ? (line ? Stations : Figures) : Boxes
  const figures = (
    <List>
      {cards.map(({ icon, ...card }) => (
        <FeatureCard
          key={card.title}
          {...card}
          {...(onPine || look === 'ruled' ? { variant: 'ruled' } : { icon })}
          foldsText={
            cards.every(({ stat }) => stat) && cards.some(({ text }) => text.length > maxUnfoldedStatTextLength)
          }
        />
      ))}
    </List>
  )
  return (
    <Section
      id={id}
      tone={tone}
      headingId={headingId}
      className={`advantage-${variant}`}
      intro={intro}
      columns={isStatList || onPine ? 2 : 3}
      quiet={look === 'ruled'}
    >
      {isStatList ? (
        <StatList items={cards.map(({ stat, ...words }) => ({ ...words, number: stat ?? '' }))} />
      ) : line ? (
        <Line>
          <Typeset as="p">{line.start}</Typeset>
          {figures}
          <Typeset as="p">{line.end}</Typeset>
        </Line>
      ) : (
        figures
      )}
      {insights && (
        <Insights>
          <Typeset as="h3">{insightsTitle}</Typeset>
          <FoldOnPhones label={insightsTitle ?? ''} count={insights.length}>
            <ul>
              {insights.map(insight => (
                <Typeset as="li" key={insight}>
                  {insight}
                </Typeset>
              ))}
            </ul>
          </FoldOnPhones>
        </Insights>
      )}
      <ActionButtons actions={actions} />
    </Section>
  )
}

export const query = graphql`
  fragment Advantages on AdvantageSection {
    id
    tone
    variant
    look
    line {
      start
      end
    }
    insightsTitle
    insights
    intro {
      ...Intro
    }
    cards {
      icon
      stat
      title
      text
      note
    }
    actions {
      ...Action
    }
  }
`
