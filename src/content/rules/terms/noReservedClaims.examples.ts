import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Served by an Expert.', in: ['field', 'front matter', 'alt'], message: 'Expert' },
    // Of whom a text speaks is told by its sentence only.
    { en: 'Served by an Expert.', in: ['paragraph'], message: 'Expert', level: 'notice' },
    { en: 'Our experts read it.', message: 'experts' },
    { fr: 'Un chef\u00a0de file du droit, notre cabinet.', message: 'de file' },
    { fr: 'Nous sommes les chefs de file du droit.', message: 'chefs de file' },
  ],
  right: [
    { en: 'Our expertise, and expert-led work.' },
    { en: 'The expert witness reads the file.' },
    { en: 'We are not experts.', fr: 'Nous ne sommes pas un chef de file.' },
  ],
}
