import type { FileChanges, RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

const plans = [createSamplePlan('starter', 'Starter', 'Démarrage'), createSamplePlan('growth', 'Growth', 'Croissance')]

const saying = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/pages/home.json': { 'sections[0].lead': { en, fr } },
    'content/pages/contact.json': { 'sections[2]': createSamplePlansSection(plans) },
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...saying('Most begin with Starter.', 'La plupart commencent par le forfait Starter.'),
      message: ['“Starter”', '“Démarrage”'],
    },
  ],
  right: [saying('Most begin with Starter.', 'La plupart commencent par le forfait Démarrage.')],
}
