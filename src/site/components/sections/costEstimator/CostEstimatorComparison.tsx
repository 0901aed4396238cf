import { contactRoute } from '../../../../config/routes'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { localizePath } from '../../../../shared/paths'
import type { Bar } from '../../../../shared/figures/bars'
import { computeCostComparison, type OptionCost, type EstimateInput } from '../../../../shared/costEstimate'
import type { EstimatorData } from '../../../../shared/estimatorData'
import { formatLocaleNumber, formatDollars, appendPercentSign } from '../../../../shared/numbers'
import { useLanguage } from '../../../hooks/useLanguage'
import { color, fontFamily, fontSize, maxWidth, phoneQuery } from '../../../styles/tokens'
import { BarChart, describeBars } from '../../figures/BarChart'
import { StandaloneButtonLink } from '../../ui/Button'
import { Disclosure } from '../../ui/Disclosure'
import { FinePrintWithoutScripts } from '../../ui/FinePrint'
import { Typeset } from '../../ui/Typeset'
import { NumericTable } from './CostEstimatorTables'
import { fillBracketedPlaceholders } from '../../../../shared/bracketedPlaceholders'

const Column = styled.div({
  minWidth: 0,
  '& > * + *': { marginTop: '1.5rem', [phoneQuery]: { marginTop: '1.25rem' } },
})
const Answer = styled.p({
  color: color.ink,
  font: `480 ${fontSize.h3}/1.35 ${fontFamily.display}`,
  textWrap: 'balance',
  '& > b': {
    display: 'block',
    color: color.accent,
    marginBottom: '0.35rem',
    font: `460 min(12vw, 4rem)/1.1 ${fontFamily.display}`,
  },
})
const Verdict = styled.p({ '&&': { marginTop: '0.75rem' }, color: color.ink, fontWeight: 650, textWrap: 'balance' })
const Small = styled.p({ maxWidth: maxWidth.text, color: color.soft, fontSize: fontSize.small })

interface Props {
  data: EstimatorData
  input: EstimateInput
  /** Id of the heading, to which the form leads. */
  headingId: string
}

/** The compared options: a sentence, bars, a table, and when hiring is the better option. */
export function CostEstimatorComparison({ data, input, headingId }: Props) {
  const language = useLanguage()
  const { t } = useTranslation()
  const { words, services, yearlyHours } = data
  const result = computeCostComparison(input, data)
  const { plan, fullTime, fractional, outside, hire, largerPlan } = result
  const service = services.find(({ id }) => id === plan.service)
  const dollars = (amount: number) => formatDollars(Math.round(amount), language)
  const count = (value: number) => formatLocaleNumber(Math.round(value), language)
  const percent = (value: number) => appendPercentSign(count(value), language)
  const ours = fillBracketedPlaceholders(words.ours, { plan: plan.name })
  const ways: { name: string; way: OptionCost; ours?: boolean }[] = [
    { name: service?.role ?? '', way: fullTime },
    ...(outside ? [{ name: words.outside ?? '', way: outside }] : []),
    { name: ours, way: fractional, ours: true },
  ]
  const most = Math.max(...ways.map(({ way }) => way.cost))
  const costs = ways.map(({ name, way, ours }): Bar => ({
    name,
    ours,
    value: dollars(way.cost),
    detail: fillBracketedPlaceholders(words.hoursOf, { hours: count(way.hours) }),
    share: way.cost / most,
  }))
  const saving: Bar = {
    name: words.difference ?? '',
    value: `−${dollars(result.difference)}`,
    from: fractional.cost / most,
    share: fullTime.cost / most,
  }
  const bars = result.difference > 0 ? [...costs, saving] : costs
  const [beforeAmount, afterAmount] = fillBracketedPlaceholders(result.difference > 0 ? words.less : words.more, {
    percent: percent(result.percent),
    share: percent(result.hoursShare),
  }).split('[AMOUNT]')
  const advice = hire ? { cost: words.hireCost, hours: words.hireHours, 'beyond-plans': words.hireBeyond }[hire] : null
  const cost = fillBracketedPlaceholders(words.cost, { months: count(result.months) })
  const message = fillBracketedPlaceholders(words.message, {
    plan: `${service?.name ?? ''} (${plan.name})`,
    cost: dollars(fractional.cost),
    fullCost: dollars(fullTime.cost),
    months: count(result.months),
    salary: dollars(input.salary),
  })
  return (
    <Column>
      <h3 id={headingId} tabIndex={-1}>
        {words.result}
      </h3>
      <FinePrintWithoutScripts>{words.withoutScripts}</FinePrintWithoutScripts>
      <div role="status">
        <Answer>
          {beforeAmount}
          <b>{dollars(Math.abs(result.difference))}</b>
          {afterAmount}
        </Answer>
        {advice && <Verdict>{advice}</Verdict>}
        {!advice && largerPlan && (
          <Verdict>{fillBracketedPlaceholders(words.largerPlan, { plan: largerPlan.name })}</Verdict>
        )}
      </div>
      <div role="img" aria-label={describeBars(bars)}>
        <BarChart bars={bars} />
      </div>
      <Disclosure summary={t('figure.table')}>
        <NumericTable>
          <caption className="visually-hidden">{words.result}</caption>
          <thead>
            <tr>
              <th scope="col">{words.way}</th>
              <th scope="col">{cost}</th>
              <th scope="col">{words.hoursColumn}</th>
              <th scope="col">{words.perHour}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ name, way }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-column={cost}>{dollars(way.cost)}</td>
                <td data-column={words.hoursColumn}>{count(way.hours)}</td>
                <td data-column={words.perHour}>{dollars(way.perHour)}</td>
              </tr>
            ))}
          </tbody>
        </NumericTable>
      </Disclosure>
      <Small>
        <Typeset>
          {fillBracketedPlaceholders(words.notFull, { hours: count(plan.hours), fullHours: count(yearlyHours / 12) })}
        </Typeset>{' '}
        <Typeset>{fillBracketedPlaceholders(words.breakEven, { hours: count(result.breakEvenHours) })}</Typeset>
      </Small>
      <p>
        <StandaloneButtonLink
          to={localizePath(`${contactRoute}?${new URLSearchParams({ service: plan.service, message })}#form`, language)}
        >
          {words.discuss}
        </StandaloneButtonLink>
      </p>
    </Column>
  )
}
