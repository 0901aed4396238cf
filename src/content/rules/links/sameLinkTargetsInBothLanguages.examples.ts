import { createExampleTextAppender, createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer('](/contact)', '](/privacy)') },
      message: ['fr.mdx:26', '“/privacy”', '“/contact”'],
    },
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('[Trials](/blog/trials).\n\n[Write](/contact).'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('[Essais](/blog/trials).\n\n[Accueil](/).'),
      },
      message: ['fr.mdx:22', '“/”'],
    },
    {
      changes: { 'content/pages/home.json': { 'sections[2].items[1].markdown.fr': '[Écrivez-nous](/privacy).' } },
      message: ['sections[2].items[1].markdown.fr', '“/privacy”'],
    },
  ],
  right: [],
}
