import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { phoneQuery } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { SectionTimelineOrDecisionFlow } from '../figures/SectionTimelineOrDecisionFlow'
import { Section } from '../ui/Section'
import { foldFlowAnswers } from './foldFlowAnswers'
import type { SectionProps } from './types'

const Questions = styled.div({
  '& li:has(> .fold)': { position: 'relative', '--inset': '0.8rem 1rem' },
  [phoneQuery]: { '& .fl-question': { paddingInlineEnd: '2.5rem' } },
})

/** A decision flow, drawn at build, with its data as a table; phones fold the answers under their question. */
export function Flow({ section, headingId }: SectionProps<Queries.FlowFragment>) {
  const { t } = useTranslation()
  const { id, tone, intro, question, steps, drawing, note, actions } = section
  const nameFold = (subject: string) => t('link.about', { label: t('fold.details'), subject })
  const columns = [...new Set(steps.flatMap(({ answers }) => answers.map(({ answer }) => answer)))]
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <Questions>
        <SectionTimelineOrDecisionFlow
          drawing={drawing}
          change={flow => foldFlowAnswers(flow, nameFold)}
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
      </Questions>
      <ActionButtons actions={actions} onPine={tone === 'pine'} />
    </Section>
  )
}

export const query = graphql`
  fragment Flow on FlowSection {
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
