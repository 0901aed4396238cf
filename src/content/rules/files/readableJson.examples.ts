import { replaceText, type RuleExamples } from '../examples'

const home = 'content/pages/home.json'
const edit = (before: string, after: string) => ({ changes: { [home]: replaceText(before, after) } })

export const examples: RuleExamples = {
  wrong: [
    { ...edit('"category": "company",', '"category": "company",,'), says: ['home.json:34', 'two commas'] },
    { ...edit('"category": "company",', '"category": "company"'), says: 'lacks a comma' },
    { ...edit('"category"', 'category'), says: '“category” without quotation marks' },
    { ...edit('"category"', '“category”'), says: 'curly quotation marks' },
    { ...edit('"company"', "'company'"), says: 'single quotation marks' },
    { ...edit('"company"', '"company'), says: 'does not end on its line' },
    { ...edit('"2026-11-20",', '"2026-11-20", // today'), says: 'has a comment' },
    { ...edit('"2026-11-20",', '"2026-11-20", "noindex": False,'), says: 'write false' },
    { ...edit('"Where everything begins."', '"Where "everything" begins."'), says: 'quotation marks inside a text' },
    { ...edit('"Where everything begins."', '"Where every\\thing begins\\."'), says: 'a backslash inside a text' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, ',}') }, says: 'a comma too many before }' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, '') }, says: 'ends before everything' },
    { changes: { [home]: (text: string) => `${text}}` }, says: 'where nothing belongs' },
    { changes: { [home]: '' }, says: 'is empty' },
    { changes: { [home]: (text: string) => `<<<<<<< ours\n${text}` }, says: 'unfinished merge' },
    { changes: { 'content/facts.json': replaceText('5000', '5,000') }, says: 'a comma inside a number' },
    { changes: { 'locales/fr/common.json': null }, says: 'is missing' },
    { changes: { 'content/facts.json': null, 'content/facts.json/old.json': '{}' }, says: 'is a folder' },
  ],
  right: [
    { changes: { [home]: (text: string) => text.replaceAll('\n', '\r\n') } },
    { changes: { [home]: (text: string) => `\ufeff${text}` } },
    { changes: { [home]: (text: string) => `${text}\n\n` } },
  ],
}
