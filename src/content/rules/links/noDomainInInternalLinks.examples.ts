import { createExampleTextReplacer, type RuleExamples } from '../examples'

const button = (to: string) => ({ changes: { 'content/pages/home.json': { 'sections[3].actions[0].to': to } } })

export const examples: RuleExamples = {
  wrong: [
    { ...button('https://www.example.com/contact'), message: ['sections[3].actions[0].to', 'Example: /contact'] },
    { ...button('https://example.com/fr/contact/'), message: 'Example: /contact' },
    {
      changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('](/contact)', '](http://example.com)') },
      message: ['en.mdx:26', 'Example: /'],
    },
  ],
  right: [button('https://www.example.org/contact')],
}
