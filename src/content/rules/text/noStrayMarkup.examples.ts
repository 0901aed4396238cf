import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We read **every** clause.', in: ['field', 'front matter', 'alt'], says: 'plain words' },
    { en: 'We read <b>every</b> clause.', in: ['field', 'front matter'], says: '<b>' },
    { en: 'See [our page](/contact).', in: ['field', 'front matter'], says: 'link' },
    { en: 'Write to us :smile: today.', says: ':smile:' },
    { en: 'The licence and\\or the protocol.', in: ['field', 'front matter'], says: 'backslash' },
    { en: 'The rule is clear [1].', says: '[1]', level: 'notice' },
    { fr: 'Le prix&nbsp;du contrat.', in: ['field', 'front matter'], says: '&nbsp;' },
    { fr: 'La propri&eacute;t&eacute;.', in: ['field', 'front matter'], says: '&eacute;' },
  ],
  right: [{ en: 'Research & development, in two * four weeks.', in: ['field'] }],
}
