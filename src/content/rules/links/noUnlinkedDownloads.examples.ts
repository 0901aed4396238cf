import { replaceInArticle, type RuleExamples } from '../examples'

const file = { 'content/downloads/guide.pdf': '%PDF-1.7\n' }

export const examples: RuleExamples = {
  wrong: [
    { changes: file, message: ['content/downloads/guide.pdf', 'no link leads to it'] },
    {
      changes: { ...file, 'content/redirects.json': '[{ "from": "/guide", "to": "/downloads/guide.pdf" }]' },
      message: ['content/downloads/guide.pdf', 'no link leads to it'],
    },
  ],
  right: [
    {
      changes: {
        ...file,
        ...replaceInArticle('](/contact)', '](/downloads/guide.pdf)'),
      },
    },
  ],
}
