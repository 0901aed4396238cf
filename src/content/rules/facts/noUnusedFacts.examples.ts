import { replaceInArticle, type RuleExamples } from '../examples'

const fact = {
  claim: { en: 'Trials on which we have advised.', fr: 'Essais pour lesquels nous avons donné des conseils.' },
  value: 12,
  unit: 'count',
  evidence: 'The list of files.',
  asOf: '2026-11-01',
  reviewBy: '2027-05-01',
  proved: true,
}

export const examples: RuleExamples = {
  wrong: [{ changes: { 'content/facts.json': { trials: fact } }, message: ['trials', 'no page and no text'] }],
  right: [
    {
      changes: {
        'content/facts.json': { trials: fact },
        'content/pages/home.json': {
          'sections[0].lead': { en: 'Counsel on {{trials}} trials.', fr: 'Des conseils pour {{trials}} essais.' },
        },
      },
    },
    {
      changes: {
        'content/facts.json': { trials: fact },
        'content/pages/home.json': { cover: { drawing: 'peaks', figures: ['trials', 2, 3, 4], ground: 'pine' } },
      },
    },
    {
      changes: {
        'content/facts.json': { trials: fact },
        ...replaceInArticle(
          '\n---\n',
          '\ncover: { drawing: cells, figures: [trials, trials], reading: Cells. }\n---\n',
        ),
      },
    },
  ],
}
