import { buildPlanSubjectId } from '../../content/contactSubjects'
import { findPlaceholders } from '../../shared/placeholderSyntax'
import { isLegalFigureFact, type Fact, type Facts } from '../../content/model'
import { resolveLocalizedContent, type LocalizationContext } from '../../content/resolveLocalizedContent'
import type { Content } from '../../content/read/readContent'
import { computeYearlyHoursWorked } from '../../shared/costEstimate'
import { formatDate } from '../../shared/dates'
import type {
  EstimatorData,
  EstimatorServiceWithComparedRole,
  EmployerContributionRateWithSource,
} from '../../shared/estimatorData'

/** The data of a page’s cost estimator: plans from the service pages, employer contributions, labels. */
export function buildEstimatorData(pages: string[], content: Content, reader: LocalizationContext): EstimatorData {
  const { estimator, facts } = content
  const number = (reference: string) => resolveNumber(reference, facts)
  const chosen = estimator.services.filter(({ page }) => pages.includes(page))
  const services = chosen.map(service => buildService(service, content, reader))
  return {
    services: services.map(({ service }) => service),
    plans: services.flatMap(({ plans }) => plans),
    charges: estimator.charges.map(({ name, rate, from, upTo }) => ({
      name: name[reader.language],
      rate: number(rate),
      ...(from && { from: number(from) }),
      ...(upTo && { upTo: number(upTo) }),
      ...resolveContributionSource(getNumericFact(rate, facts), reader),
    })),
    yearlyHours: computeYearlyHoursWorked(number(estimator.week), number(estimator.vacation)),
    words: resolveLocalizedContent(estimator.words, reader),
  }
}

function buildService(
  { page: route, salary, role }: Content['estimator']['services'][number],
  { pages, facts }: Content,
  { language }: LocalizationContext,
) {
  const page = pages.find(page => page.route === route)?.page
  const items = page?.sections.flatMap(section => (section.type === 'plans' ? section.items : [])) ?? []
  const id = route.slice(route.lastIndexOf('/') + 1)
  const plans = items.map(({ id: plan, name, price, hours }) => ({
    id: buildPlanSubjectId(id, plan),
    service: id,
    name: name[language],
    price: resolveNumber(price.fact, facts),
    hours: resolveNumber(hours?.en ?? '', facts),
  }))
  const defaultPlan = items.find(({ recommended }) => recommended) ?? items[0]
  if (!page || !defaultPlan)
    throw new Error(`content/estimator.json names ${route}, which has no section of the type “plans”.`)
  const service: EstimatorServiceWithComparedRole = {
    id,
    name: page.name[language],
    role: role[language],
    salary: resolveNumber(salary, facts),
    plan: buildPlanSubjectId(id, defaultPlan.id),
  }
  return { service, plans }
}

function resolveContributionSource(
  fact: Fact,
  { language }: LocalizationContext,
): Pick<EmployerContributionRateWithSource, 'provision' | 'source'> {
  if (!isLegalFigureFact(fact))
    throw new Error('content/estimator.json: the rate of a charge must be a fact of the kind “law”.')
  const { provision, source, asOf } = fact
  return {
    provision: provision[language],
    source: { title: source.title[language], url: source.url[language], day: formatDate(asOf, language) },
  }
}

function getNumericFact(words: string, facts: Facts): Fact {
  const name = findPlaceholders(words)[0]?.name ?? words
  const fact = facts[name]
  if (!fact || typeof fact.value === 'string')
    throw new Error(`“${words}” names no number of content/facts.json, which the cost estimator needs.`)
  return fact
}

function resolveNumber(words: string, facts: Facts): number {
  return Number([getNumericFact(words, facts).value].flat()[0])
}
