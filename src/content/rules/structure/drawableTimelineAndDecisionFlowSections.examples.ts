import type { RuleExamples } from '../examples'

const intro = { title: { en: 'What comes when', fr: 'Ce qui vient quand' } }
const both = (words: string) => ({ en: words, fr: words })

const timeline = (en: string, fr: string, after = 1) => ({
  type: 'timeline',
  intro,
  columns: { name: both('Phase'), time: { en: 'Time', fr: 'Délai' }, holder: { en: 'Who', fr: 'Qui' } },
  phases: [
    {
      name: { en: 'Reading', fr: 'Lecture' },
      time: { en: '10 days', fr: '10 jours' },
      holder: { en: 'Us', fr: 'Nous' },
    },
    { name: { en: 'Patent list', fr: 'Liste de brevets' }, time: { en, fr }, holder: { en: 'Us', fr: 'Nous' }, after },
  ],
})

const flow = (next: number) => ({
  type: 'flow',
  intro,
  question: both('Question'),
  steps: [
    {
      question: { en: 'Is it a drug?', fr: 'Est-ce une drogue?' },
      answers: [
        { answer: { en: 'Yes', fr: 'Oui' }, next },
        { answer: { en: 'No', fr: 'Non' }, outcome: { en: 'A device licence', fr: 'Une homologation' } },
      ],
    },
    {
      question: { en: 'Is it new?', fr: 'Est-elle nouvelle?' },
      answers: [
        { answer: { en: 'Yes', fr: 'Oui' }, outcome: { en: 'A submission', fr: 'Une présentation' } },
        { answer: { en: 'No', fr: 'Non' }, outcome: { en: 'A number', fr: 'Un numéro' } },
      ],
    },
  ],
})

const page = (section: object) => ({ changes: { 'content/pages/contact.json': { 'sections[2]': section } } })

export const examples: RuleExamples = {
  wrong: [
    { ...page(timeline('15', '15')), message: 'without its unit' },
    { ...page(timeline('15 days', '15 jours', 9)), message: 'which is no phase above it' },
    { ...page(flow(3)), message: 'leads to question 3, but there are 2' },
  ],
  right: [page(timeline('15 days', '15 jours')), page(flow(2))],
}
