import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Write to hello [at] example (dot) com.', message: 'practice.email' },
    { en: 'Call us at (514) 555-0100.', message: '(514) 555-0100' },
    { en: '[Call us](tel:+15145550100) first.', in: ['paragraph'], message: '+15145550100' },
    { fr: 'Appelez-nous au 514\u00a0555-0100.', message: '514\u00a0555-0100' },
    { en: 'Write to Hello@Example.com.', in: ['field'], message: 'practice.email' },
    { en: 'At Atelier Law, we read the result.', message: 'Atelier Law' },
    { en: 'Our address is 1000, rue Example.', message: 'practice.address', in: ['field', 'paragraph'] },
    { en: 'We answer from 9 a.m. to 6 p.m. on Mondays.', message: 'practice.hours', level: 'notice' },
    { fr: 'Nous répondons de 9\u00a0h à 18\u00a0h le lundi.', message: 'practice.hours', level: 'notice' },
    { en: 'We are open from nine to six.', message: ['nine to six', 'practice.hours'], level: 'notice' },
    { fr: 'Nos bureaux ouvrent de neuf heures à dix-huit heures.', message: 'practice.hours', level: 'notice' },
    { en: 'The practice was opened in 2016 by Anne Roy.', message: 'Anne Roy', level: 'notice' },
    { fr: 'Le cabinet a été fondé en 2016 par Me Anne Roy.', message: 'Me Anne Roy', level: 'notice' },
    { en: 'On Fridays we are there until 7 p.m.', message: 'until 7 p.m.', level: 'notice' },
    { fr: 'Le vendredi, nous sommes là jusqu’à 19\u00a0h.', message: 'jusqu’à 19\u00a0h', level: 'notice' },
  ],
  right: [
    {
      en: 'The registry is open until 7 p.m.; the firm was founded by two lawyers.',
      fr: 'Le greffe est ouvert jusqu’à 19\u00a0h; le cabinet a été fondé par deux avocates.',
    },
    { en: 'Each form has from nine to six boxes.', in: ['paragraph'] },
    { en: 'Call them at 819 555-0199.', fr: 'Appelez-les au 819\u00a0555-0199.' },
    { en: 'Call {{practice.phone}}.', fr: 'Appelez au {{practice.phone}}.', in: ['field', 'paragraph'] },
  ],
}
