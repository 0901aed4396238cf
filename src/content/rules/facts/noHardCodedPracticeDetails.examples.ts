import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Write to hello [at] example (dot) com.', message: 'practice.email' },
    { en: 'Call us at (514) 555-0100.', message: '(514) 555-0100' },
    { fr: 'Appelez-nous au 514\u00a0555-0100.', message: '514\u00a0555-0100' },
    { en: 'Write to Hello@Example.com.', in: ['field'], message: 'practice.email' },
    { en: 'At Atelier Law, we read the result.', message: 'Atelier Law' },
    { en: 'Our address is 1000, rue Example.', message: 'practice.address', in: ['field', 'paragraph'] },
    { en: 'We answer from 9 a.m. to 6 p.m. on Mondays.', message: 'practice.hours', level: 'notice' },
    { fr: 'Nous répondons de 9\u00a0h à 18\u00a0h le lundi.', message: 'practice.hours', level: 'notice' },
    { en: 'We are open from nine to six.', message: ['nine to six', 'practice.hours'], level: 'notice' },
    { fr: 'Nos bureaux ouvrent de neuf heures à dix-huit heures.', message: 'practice.hours', level: 'notice' },
  ],
  right: [
    { en: 'Each form has from nine to six boxes.', in: ['paragraph'] },
    { en: 'Call them at 819 555-0199.', fr: 'Appelez-les au 819\u00a0555-0199.' },
    { en: 'Call {{practice.phone}}.', fr: 'Appelez au {{practice.phone}}.', in: ['field', 'paragraph'] },
  ],
}
