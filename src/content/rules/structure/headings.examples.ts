import { added, replaced, type Examples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']
const both = (words: string) => ({ changes: { [en]: added(words), [fr]: added(words) } })

export const examples: Examples = {
  wrong: [
    { changes: { [en]: replaced('It is short.\n\n', '') }, says: ['en.mdx:14', 'no text before its first heading'] },
    { changes: { [en]: replaced('## What we keep', '### What we keep') }, says: 'the first heading is a section' },
    { ...both('## 🎉\n\nOk.'), says: ['en.mdx:20', '“🎉”'] },
    { ...both('## …\n\nOk.'), says: '“…”' },
    { ...both('## Alpha\n\n## Beta\n\nOk.'), says: ['en.mdx:20', 'nothing under the heading “Alpha”'] },
  ],
  right: [{ changes: { [en]: added('## Three 🎉 cheers\n\nHurrah.'), [fr]: added('## Trois 🎉 bravos\n\nHourra.') } }],
}
