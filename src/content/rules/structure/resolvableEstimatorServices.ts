import type { Rule } from '../rule'

export const resolvableEstimatorServices: Rule = {
  requirement: 'A cost estimator names services of content/estimator.json, and their pages have plans with hours.',
  level: 'problem',
  requiredParts: ['pages', 'estimator'],
  check: ({ pages, estimator }) =>
    pages.flatMap(({ file, page }) =>
      page.sections.flatMap((section, index) =>
        section.type === 'costEstimator'
          ? section.services.flatMap((route, place) => {
              const field = `sections[${index}].services[${place}]`
              if (!estimator.services.some(({ page }) => page === route))
                return [
                  {
                    file,
                    field,
                    message: `names “${route}”, which is none of the services of content/estimator.json: ${estimator.services.map(({ page }) => page).join(', ')}`,
                  },
                ]
              const named = pages.find(page => page.route === route)?.page.sections ?? []
              const plans = named.flatMap(section => (section.type === 'plans' ? section.items : []))
              return plans.length && plans.every(({ hours }) => hours)
                ? []
                : [{ file, field, message: `names “${route}”, which has no section of the type “plans” with hours` }]
            })
          : [],
      ),
    ),
}
