import type { RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

const hours = (en: string, fr: string) => ({ hours: { en: `About ${en} hours`, fr: `Environ ${fr} heures` } })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/pages/contact.json': {
          'sections[2]': createSamplePlansSection([
            createSamplePlan('one', 'Starter', 'Démarrage', hours('twenty', 'vingt')),
            createSamplePlan('two', 'Growth', 'Croissance', hours('thirty', 'trente')),
          ]),
        },
      },
      message: ['sections[2].items[1].price.fact', 'items[0]'],
      level: 'notice',
    },
  ],
  right: [],
}
