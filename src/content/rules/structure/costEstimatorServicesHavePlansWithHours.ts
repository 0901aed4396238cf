import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

export const costEstimatorServicesHavePlansWithHours: Rule = {
  requirement: 'A cost estimator names services of content/estimator.json whose pages have plans with hours.',
  level: 'problem',
  requiredParts: ['pages', 'estimator'],
  check: ({ pages, estimator }) =>
    findSectionsOfType(pages, 'costEstimator').flatMap(({ file, field, section: { services } }) =>
      services.map((route, place) => {
        const found = { file, field: `${field}.services[${place}]` }
        if (!estimator.services.some(({ page }) => page === route))
          return {
            ...found,
            message: `names “${route}”, which is none of the services of content/estimator.json: ${estimator.services.map(({ page }) => page).join(', ')}`,
          }
        const named = pages.filter(page => page.route === route)
        const plans = findSectionsOfType(named, 'plans').flatMap(({ section }) => section.items)
        return plans.length && plans.every(({ hours }) => hours)
          ? undefined
          : { ...found, message: `names “${route}”, which has no section of the type “plans” with hours` }
      }),
    ),
}
