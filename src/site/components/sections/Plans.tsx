import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { boxPadding } from '../../styles/mixins'
import { color, mediaQueries, radius, underHeading } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'
import { SectionHeader } from '../ui/SectionHeader'
import { PlanCard } from '../ui/PlanCard'
import { PriceDateAndExclusions } from '../ui/PriceDateAndExclusions'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Grid = styled.ul({
  display: 'grid',
  gap: '0 1.25rem',
  marginTop: underHeading,
  '& > li': { marginBottom: '1.25rem' },
  [mediaQueries.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
})
const Custom = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
  marginTop: '2.5rem',
  padding: boxPadding,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '& p': { marginTop: '0.4rem', color: color.soft, maxWidth: '40rem' },
})

/** Prices side by side, with what they include, what they leave out, and their day. */
export function Plans({
  section: { id, tone, intro, items, excluded, asOf, note, custom },
  headingId,
}: SectionProps<Queries.PlansFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <SectionHeader intro={intro} id={headingId} />
      <Grid>
        {items.map(plan => (
          <PlanCard key={plan.id} {...plan} />
        ))}
      </Grid>
      <PriceDateAndExclusions asOf={asOf} note={note} excluded={excluded} />
      {custom && (
        <Custom>
          <div>
            <h3>
              <Typeset>{custom.title}</Typeset>
            </h3>
            <p>
              <Typeset>{custom.text}</Typeset>
            </p>
          </div>
          <ButtonLink to={custom.action.to} fullLoad={custom.action.fullLoad} look="quiet">
            {custom.action.label}
          </ButtonLink>
        </Custom>
      )}
    </Section>
  )
}

export const query = graphql`
  fragment Plans on PlansSection {
    id
    tone
    excluded
    asOf
    note
    intro {
      ...Intro
    }
    items {
      id
      name
      price {
        opening
        figure
        period
      }
      hours
      perHour {
        price
        isRounded
      }
      text
      features
      recommended
      badge
      action {
        ...Action
      }
    }
    custom {
      title
      text
      action {
        ...Action
      }
    }
  }
`
