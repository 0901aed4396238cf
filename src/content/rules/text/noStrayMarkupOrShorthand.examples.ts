import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Book a consultation &rarr;', in: ['field'], message: '&rarr;' },
    { en: 'We read **every** clause.', in: ['field', 'front matter', 'alt'], message: 'plain words' },
    { en: 'We read <b>every</b> clause.', in: ['field', 'front matter'], message: '<b>' },
    { en: 'See [our page](/contact).', in: ['field', 'front matter'], message: 'link' },
    { en: 'Write to us :smile: today.', message: ':smile:' },
    { en: 'The licence and\\or the protocol.', in: ['field', 'front matter'], message: 'backslash' },
    { en: 'The rule is clear [1].', message: '[1]', level: 'notice' },
    { en: 'Plan for ~10 visits.', message: '~', level: 'notice' },
    { fr: 'Comptez +/- 5 jours.', message: '+/-', level: 'notice' },
    { fr: 'Le prix&nbsp;du contrat.', in: ['field', 'front matter'], message: '&nbsp;' },
    { fr: 'La propri&eacute;t&eacute;.', in: ['field', 'front matter'], message: '&eacute;' },
  ],
  right: [{ en: 'Research & development, in two * four weeks.', in: ['field'] }],
}
