import { createExampleTextReplacer, replaceInArticle, type RuleExamples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']
const both = (before: string, after: string) => ({
  [en]: createExampleTextReplacer(before, after),
  [fr]: createExampleTextReplacer(before, after),
})

export const examples: RuleExamples = {
  wrong: [
    { changes: both('updated: 2026-11-01', 'updated: 1026-11-01'), message: ['updated', 'look at the year'] },
    { changes: both('updated: 2026-11-01', 'updated: 2026-12-01'), message: ['updated', 'still to come'] },
    {
      changes: replaceInArticle('reviewed: 2026-11-20', 'reviewed: 2026-11-21'),
      message: ['reviewed', 'still to come'],
    },
    {
      changes: replaceInArticle('reviewBy: 2027-05-20', 'reviewBy: 2072-05-20'),
      message: ['reviewBy', 'years from now'],
    },
    {
      changes: replaceInArticle('reviewBy: 2027-05-20', 'reviewBy: 2031-05-20'),
      message: ['reviewBy', 'three years'],
      level: 'notice',
    },
    { changes: replaceInArticle('date: 2024-01-15', 'date: 1024-01-15'), message: ['date', 'look at the year'] },
    { changes: { 'content/pages/home.json': { updated: '2062-11-20' } }, message: ['home.json', 'updated'] },
    { changes: { 'content/facts.json': { 'clients.asOf': '2027-01-01' } }, message: 'clients.asOf' },
    {
      changes: { 'content/redirects.json': '[{ "from": "/old", "to": "/contact", "since": "2062-01-01" }]' },
      message: ['redirects.json', 'since'],
    },
  ],
  right: [{ changes: both('updated: 2026-11-01', 'updated: 2019-02-28') }],
}
