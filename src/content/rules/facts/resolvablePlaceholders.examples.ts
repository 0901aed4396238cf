import type { RuleExamples } from '../examples'

const words = { en: 'The record of the practice.', fr: 'Le parcours du cabinet.' }
const person = { en: '{{practice.founder.name}} founded the practice.', fr: 'Le cabinet de {{practice.founder.name}}.' }

// A profile section with `{{practice.founder.name}}`, although the practice.json of the test project has no founder:
// this is allowed only in `named`.
const profile = (place: 'markdown' | 'named') => ({
  type: 'profile',
  intro: { title: { en: 'Our record', fr: 'Notre parcours' } },
  cardTitle: { en: 'At the head', fr: 'À la tête' },
  markdown: place === 'markdown' ? person : words,
  ...(place === 'named' && { named: { title: { en: 'The founder', fr: 'À propos du cabinet' }, markdown: person } }),
  points: [
    { en: 'In house', fr: 'En entreprise' },
    { en: 'In private practice', fr: 'En cabinet' },
  ],
  picture: { src: 'lines.png' },
})

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/contact.json': { 'sections[2]': profile('markdown') } },
      message: 'practice.founder.name',
    },
    { en: 'From {{starter-pric}} a month.', in: ['field', 'paragraph'], message: 'did you mean “starter-price”' },
  ],
  right: [
    { changes: { 'content/pages/contact.json': { 'sections[2]': profile('named') } } },
    { en: 'From {{starter-price}} a month.', fr: 'Dès {{starter-price}} par mois.', in: ['field', 'paragraph'] },
  ],
}
