import { graphql } from 'gatsby'
import { ActionButtons } from '../ui/ActionButtons'
import { SectionFigureWithTable } from '../figures/SectionFigureWithTable'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

/** A decision flow, drawn at build, with its data as a table. */
export function DecisionFlowDiagram({ section, headingId }: SectionProps<Queries.DecisionFlowFragment>) {
  const { id, tone, intro, question, steps, drawing, note, actions } = section
  const columns = [...new Set(steps.flatMap(({ answers }) => answers.map(({ answer }) => answer)))]
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <SectionFigureWithTable
        drawing={drawing}
        note={note}
        columns={[question, ...columns]}
        rows={steps.map(({ question, answers }) => [
          question,
          ...columns.map(column => {
            const { next, outcome } = answers.find(({ answer }) => answer === column) ?? {}
            return next ? `→\u00a0${next}` : (outcome ?? '—')
          }),
        ])}
      />
      <ActionButtons actions={actions} />
    </Section>
  )
}

export const query = graphql`
  fragment DecisionFlow on FlowSection {
    id
    tone
    intro {
      ...Intro
    }
    question
    steps {
      question
      answers {
        answer
        next
        outcome
      }
    }
    drawing
    note
    actions {
      ...Action
    }
  }
`
