import type { RuleExamples } from '../examples'

const lead = (en: string, fr: string) => ({
  changes: { 'content/pages/home.json': { 'sections[0].lead.en': en, 'sections[0].lead.fr': fr } },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...lead(
        'The letter is signed and not sent until the board has met and the check is done.',
        'La lettre est signée.',
      ),
      message: ['sections[0].lead.fr', 'French'],
    },
    {
      changes: {
        'locales/fr/common.json': {
          'blog.loadMore': 'Montrez-moi {{count}} autres articles de ce blogue, avec leurs dates et leurs sujets',
        },
      },
      message: 'blog.loadMore',
    },
  ],
  right: [
    lead(
      'A licence names what is sold, for how long and where.',
      'La licence nomme ce qui se vend, où et pour combien de temps.',
    ),
  ],
}
