import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { twoColumnHalves } from '../../styles/mixins'
import { spaceBelowSectionHeading } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { OursVersusTheirsTable } from '../ui/OursVersusTheirsTable'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Beside = styled.div(twoColumnHalves)
const Below = styled.div({ display: 'grid', gap: spaceBelowSectionHeading })

/** A table that compares our way with the usual one, beside its heading or below it. */
export function Comparison({ section, headingId }: SectionProps<Queries.ComparisonFragment>) {
  const { id, tone, intro, layout, actions } = section
  const isBeside = layout === 'beside'
  const Arrangement = isBeside ? Beside : Below
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      <Arrangement>
        <div>
          <SectionHeader intro={intro} id={headingId} columns={isBeside ? undefined : 2} />
          <ActionButtons actions={actions} />
        </div>
        <OursVersusTheirsTable
          caption={intro.title}
          columns={section.columns}
          rows={section.rows}
          note={section.note}
        />
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
