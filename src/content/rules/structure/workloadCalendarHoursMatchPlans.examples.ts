import type { RuleExamples } from '../examples'

const page = (...weeks: number[][]) => ({
  changes: {
    'content/pages/contact.json': {
      'sections[2]': {
        type: 'calendar',
        intro: { title: { en: 'A month with us', fr: 'Un mois avec nous' } },
        work: { en: 'Work', fr: 'Travail' },
        weeks: [
          { en: 'First', fr: 'Première' },
          { en: 'Second', fr: 'Seconde' },
        ],
        months: [
          {
            name: { en: 'All of it', fr: 'Le tout' },
            hours: '{{clients}}',
            lanes: weeks.map((hoursAWeek, index) => ({
              name: { en: `Kind ${index + 1}`, fr: `Genre ${index + 1}` },
              hoursAWeek,
            })),
          },
        ],
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...page([20, 20], [5, 5]), message: 'adds up to 50 hours', level: 'notice' },
    { ...page([20], [5, 5]), message: 'a number for each of the 2 weeks' },
  ],
  right: [page([20, 20], [20, 20], [20, 20], [10, 20])],
}
