import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'It is read. <Source id="fdr">', in: ['paragraph'], message: '<Source … />' },
    { en: 'One line<br>and another.', in: ['paragraph'], message: 'blank line' },
    { en: '<<<<<<< HEAD\n\nOne.\n\n=======\n\nTwo.', in: ['paragraph'], message: 'unfinished merge' },
    { en: 'An <Unknown /> element.', in: ['paragraph'], message: ['content/documents/privacy/en.mdx:20', '<Unknown>'] },
    { en: 'Code is {refused}.', in: ['paragraph'], message: 'has { }' },
  ],
  right: [{ en: 'Less than \\<5% of \\{them\\}.', fr: 'Moins de 5\u00a0% d’entre eux.', in: ['paragraph'] }],
}
