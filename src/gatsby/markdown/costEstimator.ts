import type { Language } from '../../config/languages'
import { computeCostComparison } from '../../shared/costEstimate'
import { buildInitialEstimateInput, type EstimatorData } from '../../shared/estimatorData'
import { formatLocaleNumber, formatDollars, appendPercentSign } from '../../shared/numbers'
import { plainTextToMarkdownParagraph, introToMarkdown } from './genericSection'
import { formatHeading, joinBlocks, formatLink, formatTable, escapeMarkdown } from './formatters'

interface CostEstimatorSection {
  intro: Parameters<typeof introToMarkdown>[0]
  estimator: EstimatorData
  language: Language
}

/** The estimator’s initial comparison, every plan over a year, and employer contributions, as tables. */
export function costEstimatorToMarkdown({ intro, estimator, language }: CostEstimatorSection): string {
  const { plans, services, charges, words: own } = estimator
  const result = computeCostComparison(buildInitialEstimateInput(estimator), estimator)
  const findService = (id: string) => services.find(service => service.id === id)
  const dollars = (amount: number) => formatDollars(Math.round(amount), language)
  const count = (value: number) => formatLocaleNumber(Math.round(value), language)
  const header = (...labels: (string | undefined)[]) => labels.map(label => escapeMarkdown(label ?? ''))
  return joinBlocks([
    introToMarkdown(intro),
    formatHeading(3, escapeMarkdown(own.result ?? '')),
    formatTable(header(own.way, own.costYear, own.hoursColumn), [
      [
        escapeMarkdown(findService(result.plan.service)?.role ?? ''),
        dollars(result.fullTime.cost),
        count(result.fullTime.hours),
      ],
      [escapeMarkdown(result.plan.name), dollars(result.fractional.cost), count(result.fractional.hours)],
    ]),
    formatHeading(3, escapeMarkdown(own.allPlans ?? '')),
    formatTable(
      header(own.plan, own.hoursColumn, own.costYear),
      plans.map(({ service, name, hours, price }) => [
        escapeMarkdown(`${findService(service)?.name ?? ''}, ${name}`),
        count(hours * 12),
        dollars(price * 12),
      ]),
    ),
    formatTable(
      header(own.charge, own.chargeRate, own.source),
      charges.map(({ name, rate, provision, source }) => [
        escapeMarkdown(name),
        appendPercentSign(formatLocaleNumber(rate, language), language),
        `${escapeMarkdown(provision)}. ${formatLink(escapeMarkdown(source.title), source.url)}, ${escapeMarkdown(source.day)}`,
      ]),
    ),
    plainTextToMarkdownParagraph(own.chargesNote),
    plainTextToMarkdownParagraph(own.conditions),
  ])
}
