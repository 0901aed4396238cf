import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { twoColumnHalves } from '../../styles/mixins'
import { mediaQueries, spaceBelowSectionHeading } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { OursVersusTheirsTable } from '../ui/OursVersusTheirsTable'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

// The buttons are below the text beside the table, in narrower windows below the table that the text
// announces.
const Beside = styled.div(twoColumnHalves, {
  '& > p': { marginTop: 0 },
  [mediaQueries.desktop]: {
    gridTemplateRows: 'auto 1fr',
    rowGap: '2rem',
    '& > div': { gridArea: '1 / 2 / span 2' },
  },
})
const Below = styled.div({ display: 'grid', gap: spaceBelowSectionHeading, '& > p': { marginTop: 0 } })

/** A table that compares our way with the usual one, beside its heading or below it. */
export function Comparison({ section, headingId }: SectionProps<Queries.ComparisonFragment>) {
  const { id, tone, intro, layout, actions } = section
  const isBeside = layout === 'beside'
  const Arrangement = isBeside ? Beside : Below
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      <Arrangement>
        <SectionHeader intro={intro} id={headingId} columns={isBeside ? undefined : 2} />
        <OursVersusTheirsTable
          caption={intro.title}
          columns={section.columns}
          rows={section.rows}
          note={section.note}
        />
        <ActionButtons actions={actions} />
      </Arrangement>
    </Section>
  )
}

export const query = graphql`
  fragment Comparison on ComparisonSection {
    id
    tone
    layout
    note
    intro {
      ...Intro
    }
    actions {
      ...Action
    }
    columns {
      aspect
      theirs
      ours
      advantage
    }
    rows {
      aspect
      theirs
      ours
      advantage
    }
  }
`
