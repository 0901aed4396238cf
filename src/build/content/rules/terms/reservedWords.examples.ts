import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'Served by an Expert.', says: 'Expert' },
    { en: 'Our experts read it.', says: 'experts' },
    { fr: 'Un chef\u00a0de file du droit.', says: 'de file' },
    { fr: 'Les chefs de file du droit.', says: 'chefs de file' },
  ],
  right: [
    { en: 'Our expertise, and expert-led work.' },
    { en: 'The expert witness reads the file.' },
    { en: 'We are not experts.', fr: 'Nous ne sommes pas un chef de file.' },
  ],
}
