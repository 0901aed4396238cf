import { createTextReplacer, type FileChanges, type RuleExamples } from '../examples'

const subject = 'category: clinical-trials'
const covered = (drawing: string, figures?: string, said = ''): { changes: FileChanges } => {
  const lines = (reading: string) => [
    'cover:',
    `  drawing: ${drawing}`,
    ...(figures ? [`  figures: ${figures}`] : []),
    `  reading: "${reading}"`,
    subject,
  ]
  return {
    changes: {
      'content/articles/trials/en.mdx': createTextReplacer(subject, lines(`What it says${said}.`).join('\n')),
      'content/articles/trials/fr.mdx': createTextReplacer(subject, lines(`Ce qu’il dit${said}.`).join('\n')),
    },
  }
}

const coveredPage = (cover: object): { changes: FileChanges } => ({
  changes: { 'content/pages/contact.json': { cover: { ground: 'pine', ...cover } } },
})

export const examples: RuleExamples = {
  wrong: [
    { ...covered('peaks', '[starter-pric, 2]'), message: ['cover.figures.0', 'did you mean “starter-price”'] },
    { ...covered('peaks', '[3]'), message: ['cover.figures', 'has 1 figures', '2 to 4'] },
    { ...covered('bond', '[3]'), message: ['cover.figures', 'takes none'] },
    { ...covered('cells', '[3, 4000]'), message: ['cover.figures.1', 'a whole number up to 40'] },
    { ...covered('peaks', '[starter-price, 4321]'), message: ['cover.figures.1', 'does not give'], level: 'notice' },
    {
      ...coveredPage({ drawing: 'blocks', figures: ['starter-pric'] }),
      message: ['contact.json', 'cover.figures.0', 'did you mean “starter-price”'],
    },
    { ...coveredPage({ drawing: 'river' }), message: ['contact.json', 'cover.figures', 'takes 1'] },
  ],
  right: [
    covered('peaks', '[starter-price, 4321]', ' in 4,321 days'),
    covered('cells', '[3, 20]', ' of 3 and 20'),
    covered('bond'),
    coveredPage({ drawing: 'river', figures: [8] }),
    coveredPage({ drawing: 'lattice' }),
  ],
}
