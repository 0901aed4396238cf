import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useRef, type FormEvent } from 'react'
import { buildInitialEstimateInput, type EstimatorData } from '../../../shared/estimatorData'
import { useEstimateInput } from '../../hooks/useEstimateInput'
import { mediaQueries, phoneQuery, spaceBelowSectionHeading, wideScreenQuery } from '../../styles/tokens'
import { FinePrint } from '../ui/FinePrint'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Section } from '../ui/Section'
import { ToolResult } from '../ui/ToolResult'
import { CostEstimatorInputForm } from './costEstimator/CostEstimatorInputForm'
import { CostEstimatorComparison } from './costEstimator/CostEstimatorComparison'
import { AllPlansVersusHireTable, EmployerContributionsTable } from './costEstimator/CostEstimatorTables'
import type { SectionProps } from './types'

// On a page of its own it has several services, and its form begins on the first screen.
const Alone = styled(Section)({ [mediaQueries.desktop]: { paddingTop: '3.5rem' } })
const Columns = styled.div({
  display: 'grid',
  gap: '2.5rem',
  marginTop: spaceBelowSectionHeading,
  [phoneQuery]: { rowGap: '1.5rem', '&:has(> form)': { rowGap: '3.5rem' } },
  '& > .fold': { marginTop: 0 },
  // Of all above it, not only of the fold that ends there.
  '& > :last-child > :last-child > .fold + p': { marginTop: '1.25rem' },
  [mediaQueries.desktop]: { gridTemplateColumns: '21rem minmax(0, 1fr)', gap: '4rem' },
  // With the plans of two services, a form in two columns, so that it ends with its result.
  [wideScreenQuery]: {
    '&:has(fieldset + fieldset)': {
      // The result begins with the right half of the page, as the lead above it.
      gridTemplateColumns: 'calc(50% - 2.25rem) minmax(0, 1fr)',
      gap: '2.5rem 3rem',
      // What applies to both is below both.
      '& > :last-child': { display: 'contents' },
      '& > :last-child > :last-child': { gridColumn: '1 / -1' },
    },
  },
  '@media print': { display: 'block' },
})
const Results = styled(ToolResult)({
  gap: '2.5rem',
  [phoneQuery]: { rowGap: '1rem' },
})

/** A form that compares a plan with a full-time hire. The initial result is in the HTML; scripts update it. */
export function CostEstimator({ section, headingId }: SectionProps<Queries.CostEstimatorFragment>) {
  const { id, tone, intro } = section
  // GraphQL types it as JSON; gatsby/nodes/costEstimator.ts generated it.
  const data = section.estimator as unknown as EstimatorData
  const initial = buildInitialEstimateInput(data)
  const form = useRef<HTMLFormElement>(null)
  const [input, follow] = useEstimateInput(form, initial, data)
  const place = `${headingId}-result`
  const showResult = (event: FormEvent) => {
    event.preventDefault()
    follow()
    document.getElementById(place)?.focus()
  }
  const isAlone = data.services.length > 1
  const Container = isAlone ? Alone : Section
  const inputForm = (
    <CostEstimatorInputForm {...{ data, initial, input, form, place }} onChange={follow} onSubmit={showResult} />
  )
  return (
    <Container id={id} tone={tone} headingId={headingId} intro={intro} columns={2}>
      <Columns>
        {isAlone ? inputForm : <FoldOnPhones label={data.words.inputs}>{inputForm}</FoldOnPhones>}
        <Results refused={data.words.refused}>
          <CostEstimatorComparison data={data} input={input} headingId={place} />
          <div>
            <AllPlansVersusHireTable data={data} input={input} />
            <EmployerContributionsTable data={data} input={input} />
            <FinePrint>{data.words.conditions}</FinePrint>
          </div>
        </Results>
      </Columns>
    </Container>
  )
}

export const query = graphql`
  fragment CostEstimator on CostEstimatorSection {
    id
    tone
    intro {
      ...Intro
    }
    estimator
  }
`
