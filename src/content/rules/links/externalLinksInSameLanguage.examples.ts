import { createExampleTextReplacer, type RuleExamples } from '../examples'
import { sampleTerm, sampleTermFilePath } from '../terms/sampleTerm'

const linkTo = (en: string, fr: string) => ({
  changes: {
    'content/articles/trials/en.mdx': createExampleTextReplacer('](/contact)', `](${en})`),
    'content/articles/trials/fr.mdx': createExampleTextReplacer('](/contact)', `](${fr})`),
  },
})
const sourceAt = (en: string, fr: string) => ({
  changes: {
    [sampleTermFilePath]: JSON.stringify({ ...sampleTerm, source: { ...sampleTerm.source, url: { en, fr } } }),
  },
})
const [english, french] = ['https://www.canada.ca/en/health.html', 'https://www.canada.ca/fr/sante.html']

export const examples: RuleExamples = {
  wrong: [
    { ...linkTo(english, english), message: ['fr.mdx', 'in English'] },
    { ...linkTo(french, french), message: ['en.mdx', 'in French'] },
    { ...sourceAt(english, english), message: ['source.url.fr', 'in English'] },
    { ...sourceAt(french, french), message: ['source.url.en', 'in French'] },
    { ...sourceAt(french, english), message: ['source.url.en', 'source.url.fr'] },
  ],
  right: [sourceAt(english, french), linkTo(english, french), linkTo('https://www.who.int/', 'https://www.who.int/')],
}
