import { createTextReplacer, type RuleExamples } from '../examples'

const linkTo = (en: string, fr: string) => ({
  changes: {
    'content/articles/trials/en.mdx': createTextReplacer('](/contact)', `](${en})`),
    'content/articles/trials/fr.mdx': createTextReplacer('](/contact)', `](${fr})`),
  },
})
const [english, french] = ['https://www.canada.ca/en/health.html', 'https://www.canada.ca/fr/sante.html']

export const examples: RuleExamples = {
  wrong: [
    { ...linkTo(english, english), message: ['fr.mdx', 'in English'] },
    { ...linkTo(french, french), message: ['en.mdx', 'in French'] },
  ],
  right: [linkTo(english, french), linkTo('https://www.who.int/', 'https://www.who.int/')],
}
