import { graphql } from 'gatsby'
import styled from '@emotion/styled'
import { useTabs } from '../../hooks/useTabs'
import { color, fontFamily, radius, fontSize, spaceBelowSectionHeading } from '../../styles/tokens'
import { PriceDateAndExclusions } from '../ui/PriceDateAndExclusions'
import { Section } from '../ui/Section'
import { ServiceTabPanel, printOrNoScriptingQuery } from '../ui/ServiceTabPanel'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

// In columns that have room for a label on one line: on phones rows.
const List = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13.5rem, 30%)), 1fr))',
  gap: '0.5rem',
  marginTop: spaceBelowSectionHeading,
  [printOrNoScriptingQuery]: { display: 'none' },
})
const Tab = styled.button({
  minHeight: '3rem',
  padding: '0.6rem 1rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  font: `600 ${fontSize.small}/1.3 ${fontFamily.text}`,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: color.accent },
  '&[aria-selected=true]': { background: color.mark, color: color.onMark, borderColor: color.mark },
  '@media (forced-colors: active)': {
    '&[aria-selected=true]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
})
const Panels = styled.div({ marginTop: '1.5rem' })

/** Services in tabs with arrow key navigation; without scripts, and in print, all panels are shown. */
export function ServiceTabs({
  section: { id, tone, intro, items, asOf, excluded },
  headingId,
}: SectionProps<Queries.ServiceTabsFragment>) {
  const { active, tabProps } = useTabs(items.map(item => item.id))
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <List role="tablist" aria-labelledby={headingId}>
        {items.map(item => (
          <Tab
            key={item.id}
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
      <Panels>
        {items.map(item => (
          <ServiceTabPanel key={item.id} {...item} hidden={item.id !== active} />
        ))}
      </Panels>
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
