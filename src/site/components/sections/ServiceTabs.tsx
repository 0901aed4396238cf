import { graphql } from 'gatsby'
import styled from '@emotion/styled'
import { useTabs } from '../../hooks/useTabs'
import { color, fontFamily, fontSize, mediaQueries, spaceBelowSectionHeading } from '../../styles/tokens'
import { PriceDateAndExclusions } from '../ui/PriceDateAndExclusions'
import { Section } from '../ui/Section'
import { ServiceTabPanel, accordionQuery, printOrNoScriptingQuery } from '../ui/ServiceTabPanel'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Columns = styled.div({
  display: 'grid',
  gap: '1.5rem',
  marginTop: spaceBelowSectionHeading,
  // Each panel is below its tab.
  [accordionQuery]: { gap: 0, '& > div': { display: 'contents' } },
  // Tabs beside their panel, and as high.
  [mediaQueries.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: 0 },
  [printOrNoScriptingQuery]: { display: 'block' },
})
// Rows between hairlines, on tablets in columns that have room for a label on one line; a bar marks the active tab,
// which on wide screens joins its panel without a border between them.
const List = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13.5rem, 30%)), 1fr))',
  columnGap: '1rem',
  [mediaQueries.desktop]: { grid: 'auto-flow 1fr / 1fr', borderTop: `1px solid ${color.line}` },
  [printOrNoScriptingQuery]: { display: 'none' },
})
const Tab = styled('button', { shouldForwardProp: name => name !== 'place' })<{ place: number }>(({ place }) => ({
  minHeight: '2.75rem',
  padding: '0.6rem 1rem',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.soft,
  font: `600 ${fontSize.small}/1.3 ${fontFamily.text}`,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: color.accent },
  '&[aria-selected=true]': { boxShadow: `inset 3px 0 ${color.ink}`, color: color.ink },
  [mediaQueries.desktop]: {
    minHeight: '3.5rem',
    // Under the first tab, the border of the panel goes on to its end.
    '&:last-of-type': { borderBottom: 0 },
    '&[aria-selected=true]': { position: 'relative', marginInlineEnd: '-1px', background: color.surface },
  },
  [accordionQuery]: {
    display: 'flex',
    alignItems: 'center',
    gap: '1rem',
    order: 2 * place,
    minHeight: '3.25rem',
    paddingInline: 0,
    borderBlock: `1px solid ${color.line}`,
    marginBottom: '-1px',
    font: `460 ${fontSize.h3}/1.25 ${fontFamily.display}`,
    '&, &[aria-selected=true]': { boxShadow: 'none', color: color.ink },
    '&::after': { height: '1em' },
    // One is always open.
    '&[aria-selected=true]::after': { visibility: 'hidden' },
  },
  '@media (min-width: 48em)': { '&::after': { display: 'none' } },
  '@media (forced-colors: active)': {
    '&[aria-selected=true]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
}))
/**
 * Services in tabs with arrow key navigation, on phones an accordion; without scripts, and in print, all panels are
 * shown.
 */
export function ServiceTabs({
  section: { id, tone, intro, items, asOf, excluded },
  headingId,
}: SectionProps<Queries.ServiceTabsFragment>) {
  const { active, tabProps } = useTabs(items.map(item => item.id))
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <Columns>
        {/* Vertical on phones and desktops; on tablets in columns, where Up and Down work as well. */}
        <List role="tablist" aria-orientation="vertical" aria-labelledby={headingId}>
          {items.map((item, place) => (
            <Tab
              key={item.id}
              className="sign"
              place={place}
              type="button"
              role="tab"
              id={`tab-${item.id}`}
              aria-controls={item.id}
              aria-label={item.name}
              {...tabProps(item.id)}
            >
              <Typeset>{shortName(item.name)}</Typeset>
            </Tab>
          ))}
        </List>
        <div>
          {items.map((item, place) => (
            <ServiceTabPanel key={item.id} {...item} place={place} hidden={item.id !== active} />
          ))}
        </div>
      </Columns>
      <PriceDateAndExclusions asOf={asOf} excluded={excluded} />
    </Section>
  )
}

/** The short label of a tab: the part before the ampersand, or before « et » in French. */
function shortName(name: string): string {
  return name.split(/ & | et /)[0] ?? name
}

export const query = graphql`
  fragment ServiceTabs on TabsSection {
    id
    tone
    asOf
    excluded
    intro {
      ...Intro
    }
    items {
      id
      name
      text
      features
      price {
        text
        phrase
      }
      picture {
        ...Picture
      }
      cover {
        ...Cover
      }
      reading
      action {
        ...Action
      }
    }
  }
`
