import type { RuleExamples } from '../examples'

const table = (rows: string[]) => ['| Month | Hours |', '| --- | --- |', ...rows].join('\n')
const quarter = ['| January | 15 h |', '| February | 25 h |', '| March | 45 h |']

export const examples: RuleExamples = {
  wrong: [
    { en: table([...quarter, '| **Total** | 75 h |']), in: ['paragraph'], message: 'add up to 85', level: 'notice' },
    {
      en: `${table(quarter)}\n\nThe quarter comes to 90 hours.`,
      in: ['paragraph'],
      message: 'add up to 85',
      level: 'notice',
    },
  ],
  right: [
    {
      en: '| Step | Time |\n| --- | --- |\n| Screening | 45 days |\n| Review | 300 days |\n| Total | 345 days |\n\nPlan 400 days.',
      fr: '| Étape | Durée |\n| --- | --- |\n| Tri | 45 jours |\n| Examen | 300 jours |\n| Total | 345 jours |\n\nPrévoyez 400 jours.',
      in: ['paragraph'],
    },
    {
      en: `${table(quarter)}\n\nThe quarter comes to 85 hours.`,
      fr: '| Mois | Heures |\n| --- | --- |\n| Janvier | 15\u00a0h |\n| Février | 25\u00a0h |\n| Mars | 45\u00a0h |\n\nLe trimestre compte 85 heures.',
      in: ['paragraph'],
    },
    {
      en: table(['| January | 0.125 h |', '| February | 0.5 h |', '| Total | 0.625 h |']),
      fr: '| Mois | Heures |\n| --- | --- |\n| Janvier | 0,125\u00a0h |\n| Février | 0,5\u00a0h |\n| Total | 0,625\u00a0h |',
      in: ['paragraph'],
    },
    // Where a cell is a range, the rest is no sum.
    {
      en: '| Month | Hours |\n| --- | --- |\n| January | 15 to 20\u00a0h |\n| February | 25\u00a0h |\n| March | 45\u00a0h |\n\nAbout 84 hours.',
      fr: '| Mois | Heures |\n| --- | --- |\n| Janvier | 15 à 20\u00a0h |\n| Février | 25\u00a0h |\n| Mars | 45\u00a0h |\n\nEnviron 84 heures.',
      in: ['paragraph'],
    },
  ],
}
