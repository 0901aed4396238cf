import type { RuleExamples } from '../examples'

const page = (service: string) => ({
  changes: {
    'content/pages/contact.json': {
      'sections[2]': {
        type: 'costEstimator',
        intro: { title: { en: 'What it costs', fr: 'Ce que cela coûte' } },
        services: [service],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...page('/services/trademarks'), message: 'none of the services of content/estimator.json' },
    { ...page('/services/corporate-law'), message: 'no section of the type “plans” with hours' },
  ],
  right: [],
}
