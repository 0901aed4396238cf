import { createExampleTextReplacer, replaceInArticle, type RuleExamples } from '../examples'
import { sampleWebp } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'sections[0].picture.src': 'line.png' } },
      message: ['sections[0].picture.src', 'did you mean “lines.png”'],
    },
    {
      changes: { 'content/pages/home.json': { 'sections[0].picture.src': 'Lines.png' } },
      message: 'did you mean “lines.png”',
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '<Figure src="lines.png"',
          '<Figure src="./lines.png"',
        ),
      },
      message: 'en.mdx:30',
    },
    {
      changes: {
        'content/pages/home.json': { 'sections[0].picture.src': 'équipe.webp' },
        'content/images/e\u0301quipe.webp': sampleWebp,
      },
      message: ['writes its accents in another way', 'rename the file without accents', 'Example: equipe.webp'],
    },
  ],
  right: [
    {
      changes: {
        ...replaceInArticle('<Figure src="lines.png"', '<Figure src="./chart.webp"'),
        'content/articles/trials/chart.webp': sampleWebp,
      },
    },
  ],
}
