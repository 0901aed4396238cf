import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns } from '../../styles/mixins'
import {
  color,
  fontFamily,
  fontSize,
  columnGap,
  mediaQueries,
  phoneQuery,
  radius,
  spaceBelowSectionHeading,
  boxPadding,
} from '../../styles/tokens'
import { StandaloneButtonLink } from '../ui/Button'
import { PlanCard } from '../ui/PlanCard'
import { PriceDateAndExclusions } from '../ui/PriceDateAndExclusions'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Grid = styled('ul', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(
  {
    display: 'grid',
    gap: `0 ${columnGap}`,
    marginTop: spaceBelowSectionHeading,
    '& > li': { marginBottom: columnGap },
  },
  // In narrow cards, buttons are as wide as the lines above them.
  ({ columns }) => ({
    [mediaQueries.desktop]: { ...createColumns(columns), ...(columns > 2 && { '& > li a': { width: '100%' } }) },
  }),
)
// On phones one plan is shown at a time, selected by radio buttons; CSS only, so that it works without scripts. A plan
// in the URL’s hash is shown as well.
const canChoose = '@supports selector(:has(*))'
const Choice = styled('div', { shouldForwardProp: name => name !== 'count' })<{ count: number }>(({ count }) => ({
  '& > fieldset': { display: 'none' },
  [phoneQuery]: {
    [canChoose]: {
      '& > fieldset': {
        display: 'flex',
        flexWrap: 'wrap',
        margin: `${spaceBelowSectionHeading} 0 calc(1rem - ${spaceBelowSectionHeading})`,
        padding: 0,
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
        overflow: 'hidden',
      },
      '& label': {
        position: 'relative',
        // Each label stays on one line; the labels share the remaining width.
        flex: 'auto',
        whiteSpace: 'nowrap',
        padding: '0.75rem 0.35rem',
        font: `600 clamp(0.8125rem, 4vw, ${fontSize.small})/1.5 ${fontFamily.text}`,
        textAlign: 'center',
      },
      '& label:has(:checked)': { background: color.ink, color: color.paper },
      '@media (forced-colors: active)': {
        '& label:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
      '& label:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '-4px' },
      ...Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `&:has(label:nth-of-type(${index + 1}) :checked) > ul > li:not(:nth-of-type(${index + 1}), :target)`,
          { display: 'none' },
        ]),
      ),
    },
  },
}))
const Offer = styled.div({
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
  '& p': { marginTop: '0.4rem', color: color.soft, maxWidth: '40rem', textWrap: 'balance' },
  [phoneQuery]: {
    gap: '0.75rem',
    '&:not(.free)': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
  },
  '&.free': {
    marginTop: spaceBelowSectionHeading,
    borderColor: 'transparent',
    background: color.mark,
    '& h3, & p': { color: color.onMark },
  },
  '&.free + * > :is(fieldset, ul)': { marginTop: columnGap },
})

/** Plans side by side, on phones one at a time, with what is included, what is not, and the date of the prices. */
export function Plans({
  section: { id, tone, intro, free, items, excluded, asOf, note, custom },
  headingId,
}: SectionProps<Queries.PlansFragment>) {
  // With more than two plans, an hourly rate is a row instead of a card, since it has too little text for one.
  const rates = items.length > 2 ? items.filter(({ price }) => price.per === 'hour') : []
  const columns = items.length - rates.length
  const first = (items.find(({ recommended }) => recommended) ?? items[0])?.id
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={Math.max(columns, 2)}>
      {free && renderOffer(free, 'free')}
      <Choice count={items.length}>
        {items.length > 1 && (
          <fieldset aria-labelledby={headingId}>
            {items.map(({ id, name }) => (
              <label key={id}>
                <input type="radio" className="visually-hidden" name={headingId} defaultChecked={id === first} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <Grid columns={columns}>
          {items.map(plan => (
            <PlanCard key={plan.id} {...plan} isRow={rates.includes(plan)} />
          ))}
        </Grid>
      </Choice>
      <PriceDateAndExclusions asOf={asOf} note={note} excluded={excluded} />
      {custom && renderOffer(custom)}
    </Section>
  )
}

function renderOffer({ title, text, action }: NonNullable<Queries.PlansFragment['custom']>, kind?: 'free') {
  return (
    <Offer className={kind}>
      <div>
        <Typeset as="h3">{title}</Typeset>
        <Typeset as="p">{text}</Typeset>
      </div>
      <StandaloneButtonLink {...action} look={kind ? 'main' : 'outlined'} />
    </Offer>
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
    free {
      title
      text
      action {
        ...Action
      }
    }
    items {
      id
      name
      price {
        opening
        figure
        period
        per
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
