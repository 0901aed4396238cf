import { createExampleTextAppender, type RuleExamples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']
const both = (english: string, french: string) => ({
  changes: { [en]: createExampleTextAppender(english), [fr]: createExampleTextAppender(french) },
})
const section = (title: { en: string; fr: string }) => ({
  changes: { 'content/pages/home.json': { 'sections[1].intro': { title }, 'sections[0].title': title } },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...both('## Costs\n\nOne.\n\n## Costs\n\nTwo.', '## Coûts\n\nUn.\n\n## Frais\n\nDeux.'),
      message: ['“Costs”', 'a second time'],
    },
    {
      ...section({ en: 'Counsel for trials', fr: 'Le droit des essais' }),
      message: ['sections[1].intro.title.en', 'the title of the page'],
    },
  ],
  right: [
    both(
      '## Costs\n\nOne.\n\n### Time\n\nA day.\n\n## Fees\n\nTwo.\n\n### Time\n\nTwo days.',
      '## Coûts\n\nUn.\n\n### Temps\n\nUn jour.\n\n## Frais\n\nDeux.\n\n### Temps\n\nDeux jours.',
    ),
  ],
}
