import { createExampleTextReplacer, type RuleExamples } from '../examples'

const hero = (src: string) => ({ changes: { 'content/pages/home.json': { 'sections[0].picture.src': src } } })

export const examples: RuleExamples = {
  wrong: [
    { ...hero('/lines.png'), message: ['sections[0].picture.src', 'begins with /'] },
    { ...hero('../images/lines.png'), message: 'leads out of its folder' },
    { ...hero('C:\\Pictures\\lines.png'), message: 'a place on one computer' },
    { ...hero('https://www.example.org/lines.png'), message: 'an address of the web' },
    { ...hero('content/images/lines.png'), message: 'says the folder twice' },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '<Figure src="lines.png"',
          '<Figure src="/lines.png"',
        ),
      },
      message: 'en.mdx:30',
    },
  ],
  right: [],
}
