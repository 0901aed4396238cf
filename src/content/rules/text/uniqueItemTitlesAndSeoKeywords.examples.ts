import type { RuleExamples } from '../examples'
import { createSamplePlan, createSamplePlansSection } from '../samplePlans'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/pages/home.json': {
          'seo.keywords[1]': { en: 'life sciences lawyer', fr: 'avocat sciences de la vie' },
        },
      },
      message: ['seo.keywords[1]', 'seo.keywords[0]'],
    },
    {
      changes: {
        'content/pages/home.json': {
          'sections[2].items[1].question': { en: 'How much is it?', fr: 'Combien est-ce?' },
        },
      },
      message: ['sections[2].items[1].question.en', 'sections[2].items[1].question.fr'],
    },
    {
      changes: {
        'content/pages/contact.json': {
          'sections[2]': createSamplePlansSection(
            ['one', 'two'].map((id, index) =>
              createSamplePlan(id, ['Starter', 'Growth'][index] ?? '', ['Démarrage', 'Croissance'][index] ?? '', {
                hours: { en: 'About twenty hours', fr: 'Environ vingt heures' },
              }),
            ),
          ),
        },
      },
      message: ['sections[2].items[1].hours.en', 'sections[2].items[1].hours.fr'],
    },
    {
      changes: {
        'content/pages/contact.json': {
          'sections[2]': {
            type: 'comparison',
            intro: { title: { en: 'Two ways', fr: 'Deux voies' } },
            columns: {
              aspect: { en: 'Aspect', fr: 'Critère' },
              theirs: { en: 'Outside', fr: 'Externe' },
              ours: { en: 'Ours', fr: 'La nôtre' },
            },
            rows: ['daily', 'weekly'].map((en, index) => ({
              aspect: { en: 'Presence', fr: 'Présence' },
              theirs: { en: `On call, ${en}`, fr: `Sur appel, ${['chaque jour', 'chaque semaine'][index] ?? ''}` },
              ours: { en: `In the room, ${en}`, fr: `Sur place, ${['chaque jour', 'chaque semaine'][index] ?? ''}` },
            })),
          },
        },
      },
      message: ['sections[2].rows[1].aspect.en', 'sections[2].rows[1].aspect.fr'],
    },
  ],
  right: [],
}
