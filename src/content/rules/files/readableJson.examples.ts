import { createExampleTextReplacer, type RuleExamples } from '../examples'

const home = 'content/pages/home.json'
const edit = (before: string, after: string) => ({ changes: { [home]: createExampleTextReplacer(before, after) } })
const editFact = (typed: string) => ({
  changes: { 'content/facts.json': createExampleTextReplacer('"value": 5000', `"value": ${typed}`) },
})

export const examples: RuleExamples = {
  wrong: [
    ...['$5000', '5000 $', '5000\u00a0$', '5000$', '5000 CAD'].map(typed => ({
      ...editFact(typed),
      message: 'has a sign beside a number; write the number alone',
    })),
    ...['5 000', '5\u00a0000', '5\u202f000', '5 000 $'].map(typed => ({
      ...editFact(typed),
      message: 'has a space inside a number; write 5000.',
    })),
    { ...editFact('5 000,50'), message: 'has a space inside a number; write 5000.50' },
    { ...editFact('1 000 000'), message: 'has a space inside a number; write 1000000' },
    { ...editFact('450,50'), message: 'has a comma inside a number; write 450.50' },
    { ...editFact('450,5 $'), message: 'has a comma inside a number; write 450.5' },
    { ...editFact('5,000'), message: 'has a comma inside a number; write 5000.' },
    { ...editFact('1,000,000.50'), message: 'has a comma inside a number; write 1000000.50' },
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
    { ...edit('"category": ', '"category":\u00a0'), message: 'a non-breaking space (U+00A0) between' },
    { ...edit('"category": ', '\u200b"category": '), message: 'a character that cannot be seen (U+200B) between' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, ',}') }, message: 'a comma too many before }' },
    { changes: { [home]: (text: string) => text.replace(/\}\s*$/, '') }, message: 'ends before everything' },
    { changes: { [home]: (text: string) => `${text}}` }, message: 'where nothing belongs' },
    { changes: { [home]: '' }, message: 'is empty' },
    { changes: { [home]: (text: string) => `<<<<<<< ours\n${text}` }, message: 'unfinished merge' },
    { changes: { 'locales/fr/common.json': null }, message: 'is missing' },
    { changes: { 'content/facts.json': null, 'content/facts.json/old.json': '{}' }, message: 'is a folder' },
  ],
  right: [
    { changes: { [home]: (text: string) => text.replaceAll('\n', '\r\n') } },
    { changes: { [home]: (text: string) => `\ufeff${text}` } },
    { changes: { [home]: (text: string) => `${text}\n\n` } },
  ],
}
