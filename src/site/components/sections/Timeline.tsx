import { graphql } from 'gatsby'
import { ActionButtons } from '../ui/ActionButtons'
import { SectionFigureWithTable } from '../figures/SectionFigureWithTable'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

/** Phases on a common axis, drawn at build, with their data as a table. */
export function Timeline({ section, headingId }: SectionProps<Queries.TimelineFragment>) {
  const { id, tone, intro, columns, phases, drawing, note, actions } = section
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <SectionFigureWithTable
        label={phases.map(({ name, time }) => `${name}: ${time}`).join('; ')}
        drawing={drawing}
        note={note}
        columns={[columns.name, columns.time, columns.holder]}
        rows={phases.map(({ name, time, holder }) => [name, time, holder])}
      />
      <ActionButtons actions={actions} />
    </Section>
  )
}

export const query = graphql`
  fragment Timeline on TimelineSection {
    id
    tone
    intro {
      ...Intro
    }
    columns {
      name
      time
      holder
    }
    phases {
      name
      time
      holder
    }
    drawing
    note
    actions {
      ...Action
    }
  }
`
