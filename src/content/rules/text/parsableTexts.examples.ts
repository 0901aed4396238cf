import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'An <Unknown /> element.', in: ['paragraph'], message: ['content/documents/privacy/en.mdx:20', '<Unknown>'] },
    { en: 'Code is {refused}.', in: ['paragraph'], message: '{expressions} are not used' },
  ],
  right: [{ en: 'Less than \\<5 % of \\{them\\}.', fr: 'Moins de 5\u00a0% d’entre eux.', in: ['paragraph'] }],
}
