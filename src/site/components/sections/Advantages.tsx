import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns, twoColumnHalves } from '../../styles/mixins'
import {
  color,
  columnGap,
  fontSize,
  mediaQueries,
  phoneQuery,
  spaceBelowSectionHeading,
  tabletRangeQuery,
} from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { FeatureCard } from '../ui/featureCard/FeatureCard'
import { cardGridStyles, compactCardsOnTablets } from '../ui/featureCard/featureCardGrid'
import { FoldOnPhones, maxUnfoldedStatTextLength } from '../ui/FoldOnPhones'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
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
// On pine, large figures instead of cards: in columns or, on tablets and beside a drawing, in rows with their words
// beside them.
const Figures = styled(Boxes)({
  [tabletRangeQuery]: figureRows,
  [mediaQueries.desktop]: { '& > li > p:has(+ h3)': { fontSize: '3.25rem' } },
})
const FigureRows = styled(Boxes)({
  [mediaQueries.tablet]: figureRows,
  [mediaQueries.desktop]: { '&& > li': { gridTemplateColumns: '2fr 3fr' } },
})
const BesideDrawing = styled.div(twoColumnHalves, { alignItems: 'stretch' })
// Decoration, which phones leave out.
const Drawing = styled(PictureOrCoverFigure)({
  [phoneQuery]: { display: 'none' },
  [mediaQueries.desktop]: { alignSelf: 'center', marginTop: spaceBelowSectionHeading },
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
  section: { id, tone, variant, look, cover, reading, intro, cards, insightsTitle, insights, actions },
  headingId,
}: SectionProps<Queries.AdvantagesFragment>) {
  const onPine = tone === 'pine'
  const isStatList = look === 'ruled' && cards.some(({ stat }) => stat)
  const List = onPine ? (cover ? FigureRows : Figures) : Boxes
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
      ) : cover ? (
        <BesideDrawing>
          {figures}
          <Drawing cover={cover} reading={reading} />
        </BesideDrawing>
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
    cover {
      ...Cover
    }
    reading
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
