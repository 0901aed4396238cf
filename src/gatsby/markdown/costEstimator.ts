import type { Language } from '../../config/languages'
import { estimate } from '../../shared/costEstimate'
import { initialEstimateInput, type EstimatorData } from '../../shared/estimatorData'
import { formatCount, formatDollars, withPercentSign } from '../../shared/numbers'
import { field, introToMarkdown } from './outline'
import { heading, joinBlocks, link, table, words } from './syntax'

interface CostEstimatorSection {
  intro: Parameters<typeof introToMarkdown>[0]
  estimator: EstimatorData
  language: Language
}

/** The comparison that the page opens with, all plans over a year, and what an employer pays on top, as tables. */
export function costEstimatorToMarkdown({ intro, estimator, language }: CostEstimatorSection): string {
  const { plans, services, charges, words: own } = estimator
  const result = estimate(initialEstimateInput(estimator), estimator)
  const serviceOf = (id: string) => services.find(service => service.id === id)
  const dollars = (amount: number) => formatDollars(Math.round(amount), language)
  const count = (value: number) => formatCount(Math.round(value), language)
  const header = (...labels: (string | undefined)[]) => labels.map(label => words(label ?? ''))
  return joinBlocks([
    introToMarkdown(intro),
    heading(3, words(own.result ?? '')),
    table(header(own.way, own.costYear, own.hoursColumn), [
      [words(serviceOf(result.plan.service)?.role ?? ''), dollars(result.fullTime.cost), count(result.fullTime.hours)],
      [words(result.plan.name), dollars(result.fractional.cost), count(result.fractional.hours)],
    ]),
    heading(3, words(own.allPlans ?? '')),
    table(
      header(own.plan, own.hoursColumn, own.costYear),
      plans.map(({ service, name, hours, price }) => [
        words(`${serviceOf(service)?.name ?? ''}, ${name}`),
        count(hours * 12),
        dollars(price * 12),
      ]),
    ),
    table(
      header(own.charge, own.chargeRate, own.source),
      charges.map(({ name, rate, provision, source }) => [
        words(name),
        withPercentSign(formatCount(rate, language), language),
        `${words(provision)}. ${link(words(source.title), source.url)}, ${words(source.day)}`,
      ]),
    ),
    field(own.conditions),
  ])
}
