import { nativeRule, problemOf, problemsOf, type Rule } from '../../src/lib/validation'

it.each<[string, string, Rule, string | undefined]>([
  ['an empty field that may be empty', '', { format: 'email' }, undefined],
  ['an empty field that may not', '  ', { required: true }, 'required'],
  ['an address', 'ada@example.com', { format: 'email' }, undefined],
  ['an address without its end', 'ada@example', { format: 'email' }, 'email'],
  ['an address with a space', 'ada b@example.com', { format: 'email' }, 'email'],
  ['a number as it is written in Québec', '514\u00a0555-0100', { format: 'phone' }, undefined],
  ['a number with an extension', '+1 (514) 555-0100 poste 12', { format: 'phone' }, undefined],
  ['a number that is too short', '555-0100', { format: 'phone' }, 'phone'],
  ['a number of signs', '----------', { format: 'phone' }, 'phone'],
  ['markup', '<b>Ada</b>', { format: 'plain' }, 'format'],
  ['a name with an accent', 'Zoé O’Brien-Lévesque', { format: 'plain' }, undefined],
  ['too few characters', 'Hello', { min: 10 }, 'min'],
  ['too many characters', 'Hello', { max: 4 }, 'max'],
])('judges %s', (_, value, rule, expected) => {
  expect(problemOf(value, rule)?.rule).toBe(expected)
})

it('says which length is wanted', () => {
  expect(problemOf('Hello', { min: 10 })).toEqual({ rule: 'min', length: 10 })
})

it('finds what is wrong in a form, in the order of its fields', () => {
  const rules = { name: { required: true }, email: { format: 'email' as const }, consent: { required: true } }
  const found = problemsOf({ email: 'ada', name: 'Ada' }, rules)
  expect(Object.entries(found)).toEqual([
    ['email', { rule: 'email' }],
    ['consent', { rule: 'required' }],
  ])
})

it('asks for a field once another is filled in', () => {
  const rules = { phone: { requiredWith: 'sms' }, sms: {} }
  expect(problemsOf({ phone: '', sms: '' }, rules)).toEqual({})
  expect(problemsOf({ phone: '', sms: 'yes' }, rules)).toEqual({ phone: { rule: 'required' } })
  expect(problemsOf({ phone: '514 555-0100', sms: 'yes' }, rules)).toEqual({})
})

it.each(['email', 'phone', 'plain'] as const)('gives the browser a pattern for %s that it understands', format => {
  expect(() => new RegExp(`^(?:${nativeRule({ format }).pattern})$`, 'v')).not.toThrow()
})
