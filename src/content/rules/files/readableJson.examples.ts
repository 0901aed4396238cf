import { createExampleTextReplacer, type RuleExamples } from '../examples'

const home = 'content/pages/home.json'
const edit = (before: string, after: string) => ({ changes: { [home]: createExampleTextReplacer(before, after) } })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/facts.json': createExampleTextReplacer('"value": 5000', '"value": $5000') },
      message: 'the number alone',
    },
    { ...edit('"category": "company",', '"category": "company",,'), message: ['home.json:34', 'two commas'] },
    { ...edit('"category": "company",', '"category": "company"'), message: 'lacks a comma' },
    { ...edit('"category"', 'category'), message: '“category” without quotation marks' },
    { ...edit('"category"', '“category”'), message: 'curly quotation marks' },
    { ...edit('"company"', "'company'"), message: 'single quotation marks' },
    { ...edit('"company"', '"company'), message: 'does not end on its line' },
    { ...edit('"2026-11-20",', '"2026-11-20", // today'), message: 'has a comment' },
    { ...edit('"2026-11-20",', '"2026-11-20", "noindex": False,'), message: 'write false' },
    { ...edit('"Where everything begins."', '"Where "everything" begins."'), message: 'quotation marks inside a text' },
    { ...edit('"Where everything begins."', '"Where every\\thing begins\\."'), message: 'a backslash inside a text' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, ',}') }, message: 'a comma too many before }' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, '') }, message: 'ends before everything' },
    { changes: { [home]: (text: string) => `${text}}` }, message: 'where nothing belongs' },
    { changes: { [home]: '' }, message: 'is empty' },
    { changes: { [home]: (text: string) => `<<<<<<< ours\n${text}` }, message: 'unfinished merge' },
    {
      changes: { 'content/facts.json': createExampleTextReplacer('5000', '5,000') },
      message: 'a comma inside a number',
    },
    { changes: { 'locales/fr/common.json': null }, message: 'is missing' },
    { changes: { 'content/facts.json': null, 'content/facts.json/old.json': '{}' }, message: 'is a folder' },
  ],
  right: [
    { changes: { [home]: (text: string) => text.replaceAll('\n', '\r\n') } },
    { changes: { [home]: (text: string) => `\ufeff${text}` } },
    { changes: { [home]: (text: string) => `${text}\n\n` } },
  ],
}
