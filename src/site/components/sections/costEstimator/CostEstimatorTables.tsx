import styled from '@emotion/styled'
import {
  computeEmployerContributionAmounts,
  computeCostComparison,
  type EstimateInput,
} from '../../../../shared/costEstimate'
import type { EstimatorData } from '../../../../shared/estimatorData'
import { formatLocaleNumber, formatDollars, appendPercentSign } from '../../../../shared/numbers'
import { formatCostDifference } from './formatCostDifference'
import { useLanguage } from '../../../hooks/useLanguage'
import { referenceLink } from '../../../styles/mixins'
import { color, fontSize } from '../../../styles/tokens'
import { Disclosure } from '../../ui/Disclosure'
import { FinePrint } from '../../ui/FinePrint'
import { ResponsiveTable } from '../../ui/ResponsiveTable'
import { fillBracketedPlaceholders } from '../../../../shared/bracketedPlaceholders'

const Source = styled.a(referenceLink)
/** The salary with which the plan is compared. */
const Salary = styled.small({ display: 'block', color: color.soft, fontWeight: 400, fontSize: fontSize.label })

/** A table of short amounts; on phones each is on one line with its column’s name. */
export const NumericTable = styled(ResponsiveTable)({
  fontVariantNumeric: 'tabular-nums',
  '@media (min-width: 40em)': { '& :is(td, thead th + th)': { textAlign: 'end' } },
  '@media screen and (max-width: 39.99em)': {
    // More specific than the labels of styles/tables.
    '&&&&& tbody td[data-column]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '1rem',
      padding: '0.3rem 0',
      textAlign: 'end',
      '&::before': { width: 'auto', margin: 0, textAlign: 'start' },
    },
    '&&&&& tbody td:last-child': { paddingBottom: '0.8rem' },
  },
})

const ContributionsTable = styled(ResponsiveTable)({
  '@media (min-width: 40em)': {
    '& tr > :is(:nth-child(2), :nth-child(3))': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tr > :nth-child(4)': { paddingInlineStart: '1.5rem' },
  },
})

interface Props {
  data: EstimatorData
  input: EstimateInput
}

/**
 * Every plan over a year, compared with a hire at the salary entered; plans of other services use their own default
 * salary.
 */
export function AllPlansVersusHireTable({ data, input }: Props) {
  const language = useLanguage()
  const { plans, services, words } = data
  const chosen = plans.find(({ id }) => id === input.plan)?.service
  const rows = plans.map(plan => {
    const own = services.find(({ id }) => id === plan.service)
    const salary = plan.service === chosen ? input.salary : (own?.salary ?? input.salary)
    const result = computeCostComparison({ ...input, plan: plan.id, months: 12, salary }, data)
    return { plan, salary, result, name: services.length > 1 ? `${own?.name ?? ''}, ${plan.name}` : plan.name }
  })
  const hasOneSalary = new Set(rows.map(({ salary }) => salary)).size === 1
  return (
    <Disclosure summary={words.allPlans}>
      <NumericTable>
        <caption className="visually-hidden">{words.allPlans}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.costYear}</th>
            <th scope="col">{words.hoursColumn}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, salary, name, result: { fractional, difference, percent } }) => (
            <tr key={plan.id}>
              <th scope="row">
                {name}
                {!hasOneSalary && (
                  <Salary>
                    {words.salary}, {formatDollars(salary, language)}
                  </Salary>
                )}
              </th>
              <td data-column={words.costYear}>{formatDollars(fractional.cost, language)}</td>
              <td data-column={words.hoursColumn}>{formatLocaleNumber(fractional.hours, language)}</td>
              <td data-column={words.difference}>{signed(difference, percent)}</td>
            </tr>
          ))}
        </tbody>
      </NumericTable>
    </Disclosure>
  )

  function signed(difference: number, percent: number): string {
    const sign = difference > 0 ? '−' : '+'
    return `${formatCostDifference(difference, language)} (${sign}${appendPercentSign(formatLocaleNumber(Math.abs(percent), language), language)})`
  }
}

/** Employer contributions, each with its rate and source. */
export function EmployerContributionsTable({ data: { charges, words }, input: { salary } }: Props) {
  const language = useLanguage()
  const amounts = computeEmployerContributionAmounts(salary, charges)
  const dollars = (amount: number) => formatDollars(Math.round(amount), language)
  return (
    <Disclosure summary={fillBracketedPlaceholders(words.chargesTitle, { salary: dollars(salary) })}>
      <ContributionsTable>
        <thead>
          <tr>
            <th scope="col">{words.charge}</th>
            <th scope="col">{words.chargeRate}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.source}</th>
          </tr>
        </thead>
        <tbody>
          {charges.map(({ name, rate, provision, source }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-column={words.chargeRate}>{appendPercentSign(formatLocaleNumber(rate, language), language)}</td>
              <td data-column={words.amount}>{dollars(amounts[index] ?? 0)}</td>
              <td data-column={words.source}>
                {provision}.{' '}
                <Source href={source.url} rel="noopener">
                  {source.title}
                </Source>
                , <span className="whole">{source.day}</span>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.total}</th>
            <td data-column={words.chargeRate} />
            <td data-column={words.amount}>{dollars(amounts.reduce((total, amount) => total + amount, 0))}</td>
            <td data-column={words.source} />
          </tr>
        </tbody>
      </ContributionsTable>
      <FinePrint>{words.chargesNote}</FinePrint>
    </Disclosure>
  )
}
