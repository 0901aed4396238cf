import { createExampleTextAppender, createExampleTextReplacer, type RuleExamples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']
const both = (words: string) => ({
  changes: { [en]: createExampleTextAppender(words), [fr]: createExampleTextAppender(words) },
})

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [en]: createExampleTextReplacer('It is short.\n\n', '') },
      message: ['en.mdx:14', 'no text before its first heading'],
    },
    {
      changes: { [en]: createExampleTextReplacer('## What we keep', '### What we keep') },
      message: 'the first heading is a section',
    },
    ...['', '\n<Figure src="lines.png" alt="Lines" caption="A drawing" />\n'].map(body => ({
      changes: { [en]: (text: string) => text.replace(/\n\nIt is short[^]*/, `\n${body}`) },
      message: ['en.mdx', 'has no text under the front matter'],
    })),
    { ...both('## 🎉\n\nOk.'), message: ['en.mdx:20', '“🎉”'] },
    { ...both('## …\n\nOk.'), message: '“…”' },
    { ...both('## Alpha\n\n## Beta\n\nOk.'), message: ['en.mdx:20', 'nothing under the heading “Alpha”'] },
  ],
  right: [
    {
      changes: {
        [en]: createExampleTextAppender('## Three 🎉 cheers\n\nHurrah.'),
        [fr]: createExampleTextAppender('## Trois 🎉 bravos\n\nHourra.'),
      },
    },
  ],
}
