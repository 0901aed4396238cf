import { createExampleTextAppender, type RuleExamples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']
const long = {
  en: 'Counsel reads every contract before it is signed and keeps the list of its dates.',
  fr: 'La direction juridique lit chaque contrat avant la signature et tient la liste de ses dates.',
}
const append = (english: string, french: string) => ({
  changes: { [en]: createExampleTextAppender(english), [fr]: createExampleTextAppender(french) },
})

export const examples: RuleExamples = {
  wrong: [
    { ...append(`${long.en}\n\n${long.en}`, `${long.fr}\n\n${long.fr}`), message: [en, fr, 'a second time'] },
    {
      changes: { 'content/pages/contact.json': { 'sections[1].intro.text': long, 'sections[1].reply': long } },
      message: 'first in sections[1].intro.text.en',
    },
  ],
  right: [append(long.en, long.fr), append('It is read.\n\nIt is read.', 'Tout est lu.\n\nTout est lu.')],
}
