import { z } from 'zod'
import { formatProblem } from '../../src/content/contentProblems'
import { parseWithProblems } from '../../src/content/zodProblems'
import { bilingualTextSchema } from '../../src/content/model/textSchemas'

const schema = z.strictObject({
  title: bilingualTextSchema.describe('The heading.'),
  tone: z.enum(['paper', 'pine']).optional(),
  count: z.number('must be a number').optional(),
  year: z.number().int().min(1900).max(2100).optional(),
  items: z.array(z.string()).min(2).max(3).optional(),
  pair: z.array(z.string()).length(1).optional(),
  group: z.strictObject({ fact: z.string() }).meta({ example: '{ "fact": "a" }' }).optional(),
  names: z.record(z.string().regex(/^[a-z]+$/, 'must be named in small letters'), z.string()).optional(),
  parts: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('hero'), lead: z.string().describe('What it offers.') }),
        z.strictObject({ type: z.literal('stats'), note: bilingualTextSchema.optional() }),
      ]),
    )
    .optional(),
})

const title = { en: 'Home', fr: 'Accueil' }
const sentences = (value: unknown) => parseWithProblems(schema, value, 'a.json').problems.map(formatProblem)

it('returns the parsed value of a valid file', () => {
  expect(parseWithProblems(schema, { title: { en: ' Home ', fr: 'Accueil' } }, 'a.json')).toEqual({
    data: { title: { en: 'Home', fr: 'Accueil' } },
    problems: [],
  })
})

it.each([
  [{ title, year: 2206 }, 'year: must be at most 2100.'],
  [{ title, year: 20 }, 'year: must be at least 1900.'],
  [{ title, year: 2006.5 }, 'year: must be a whole number.'],
  [
    {},
    'title: is missing; expected words in both languages (The heading). Example: { "en": "About us", "fr": "À propos" }',
  ],
  [
    { title: 'Home' },
    'title: must be words in both languages (The heading). Example: { "en": "About us", "fr": "À propos" }',
  ],
  [{ title, tone: 'pines' }, 'tone: must be one of “paper”, “pine”; did you mean “pine”.'],
  [{ title, items: ['a'] }, 'items: must have at least 2 items; there is 1.'],
  [{ title, items: ['a', 'b', 'c', 'd'] }, 'items: must have at most 3 items; there are 4.'],
  [{ title, pair: [] }, 'pair: must have exactly 1 item; there are 0.'],
  [{ title, items: 'a' }, 'items: must be a list in [ ].'],
  [{ title, items: ['a', 1] }, 'items[1]: must be a text in quotation marks.'],
  [
    { title, group: { fact: 'a', en: 'A', fr: 'B' } },
    'group: must be a group of the fields “fact”, not words in both languages. Example: { "fact": "a" }',
  ],
  [{ title, names: { B: 'x' } }, 'names.B: must be named in small letters.'],
  [{ title, names: [] }, 'names: must be a group of fields in { }.'],
  [{ title, tittle: title }, 'tittle: is not a field here; did you mean “title”; check the spelling, or remove it.'],
  [
    { title, parts: [{ type: 'stats', nots: title }] },
    'parts[0].nots: is not a field here; did you mean “note”; check the spelling, or remove it.',
  ],
  [
    { title, parts: [{ type: 'stats' }, { type: 'hero' }] },
    'parts[1].lead: is missing; expected a text in quotation marks (What it offers).',
  ],
  [
    { title, parts: [{ type: 'Hero' }] },
    'parts[0].type: is no section type that exists (given “Hero”); expected one of hero, stats; did you mean “hero”.',
  ],
])('explains what is wrong with %j', (value, sentence) => {
  expect(sentences(value)).toEqual([`a.json, ${sentence}`])
})

it('reports a file that is not an object', () => {
  expect(sentences([])).toEqual(['a.json: must be a group of fields in { }.'])
})

it('reports all invalid fields at once', () => {
  expect(sentences({ title: { en: '' }, tone: 'x', items: [] })).toHaveLength(4)
})
