import {
  incompleteTimeSentinel,
  toNativeConstraints,
  validateField,
  validateForm,
  type FieldError,
  type FieldRule,
} from '../../../../src/site/components/forms/formValidation'

it.each<[string, string, FieldRule, string | undefined]>([
  ['an empty field that may be empty', '', { format: 'email' }, undefined],
  ['an empty field that may not', '  ', { required: true }, 'required'],
  ['an address', 'ada@example.com', { format: 'email' }, undefined],
  ['an address without its end', 'ada@example', { format: 'email' }, 'email'],
  ['an address with a space', 'ada b@example.com', { format: 'email' }, 'email'],
  ['a number as it is written in Québec', '514\u00a0555-0100', { format: 'phone' }, undefined],
  ['a number with an extension', '+1 (514) 555-0100 poste 12', { format: 'phone' }, undefined],
  ['a number with a slash', '514/555-0100', { format: 'phone' }, undefined],
  ['a number with its extension after a comma', '514.555.0100, ext. 12', { format: 'phone' }, undefined],
  ['a number of another country', '+33 1 23 45 67 89', { format: 'phone' }, undefined],
  ['a number typed by a word processor', '514 555‑0100', { format: 'phone' }, undefined],
  ['an address with a tag', "o'brien.ada+law@example-firm.co.uk", { format: 'email' }, undefined],
  ['an address whose domain has accents', 'ada@santé.ca', { format: 'email' }, undefined],
  ['an address of digits', '1@163.com', { format: 'email' }, undefined],
  ['a number that is too short', '555-0100', { format: 'phone' }, 'phone'],
  ['a number of signs', '----------', { format: 'phone' }, 'phone'],
  ['markup', '<b>Ada</b>', { format: 'plain' }, 'format'],
  ['a name with an accent', 'Zoé O’Brien-Lévesque', { format: 'plain' }, undefined],
  ['too few characters', 'Hello', { min: 10 }, 'min'],
  ['too many characters', 'Hello', { max: 4 }, 'max'],
  ['no time', '', { comingTime: true }, undefined],
  ['a time to come', '2999-12-01T10:00', { comingTime: true }, undefined],
  ['a time that is past', '2020-12-01T10:00', { comingTime: true }, 'past'],
  ['a day without its hour', incompleteTimeSentinel, { comingTime: true }, 'time'],
])('judges %s', (_, value, rule, expected) => {
  expect(validateField(value, rule)?.rule).toBe(expected)
})

describe('a time', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:30:00Z') }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['2026-12-01T10:29', 'past'],
    ['2026-12-01T10:31', undefined],
  ])('is past by the clock of Montréal, wherever the visitor is: %s', (value, expected) => {
    expect(validateField(value, { comingTime: true })?.rule).toBe(expected)
  })
})

it('says which length is wanted', () => {
  expect(validateField('Hello', { min: 10 })).toEqual({ rule: 'min', length: 10 })
})

it.each<[string, FieldRule['format'], Pick<FieldError, 'reason' | 'sign'>]>([
  ['ada', 'email', { reason: 'at' }],
  ['ada@example.com; zoe@example.com', 'email', { reason: 'sign', sign: ';' }],
  ['a@b.ca,', 'email', { reason: 'sign', sign: ',' }],
  ['<a@b.ca>', 'email', { reason: 'sign', sign: '<' }],
  ['zoé@example.com', 'email', { reason: 'sign', sign: 'é' }],
  ['ada b@example.com', 'email', { reason: 'space' }],
  ['a@b..ca', 'email', { reason: 'dots' }],
  ['a.@b.ca', 'email', { reason: 'dots' }],
  ['a@b.ca.', 'email', { reason: 'dots' }],
  ['ada@example', 'email', { reason: 'domain' }],
  ['ada@-example.com', 'email', { reason: 'domain' }],
  ['555-0100', 'phone', { reason: 'digits' }],
  ['514 555-O100', 'phone', { reason: 'sign', sign: 'O' }],
  ['<b>Ada</b>', 'plain', { reason: 'sign', sign: '<' }],
])('says why %s is refused', (value, format, reason) => {
  expect(validateField(value, { format })).toEqual({ rule: format === 'plain' ? 'format' : format, ...reason })
  expect(toNativeConstraints({ format }).pattern).toBeDefined()
  expect(new RegExp(`^(?:${toNativeConstraints({ format }).pattern})$`, 'v').test(value)).toBe(false)
})

it('judges a very long text at once', () => {
  expect(validateField(`${'a'.repeat(50_000)}@`, { format: 'email' })).not.toBeNull()
  expect(validateField(`a@${'a-'.repeat(50_000)}`, { format: 'email', max: 254 })).toEqual({ rule: 'max', length: 254 })
})

const required = { required: true }

it('finds what is wrong in a form, in the order of its fields', () => {
  const fields = [
    { name: 'name', rule: required },
    { name: 'email', rule: { format: 'email' as const } },
    { name: 'consent', rule: required },
  ]
  const found = validateForm({ email: 'ada', name: 'Ada' }, fields)
  expect(Object.entries(found)).toEqual([
    ['email', { rule: 'email', reason: 'at' }],
    ['consent', { rule: 'required' }],
  ])
})

it('asks for a field once another is filled in', () => {
  const fields = [
    { name: 'phone', rule: { requiredWith: 'sms' } },
    { name: 'sms', rule: {} },
  ]
  expect(validateForm({ phone: '', sms: '' }, fields)).toEqual({})
  expect(validateForm({ phone: '', sms: 'yes' }, fields)).toEqual({ phone: { rule: 'required' } })
  expect(validateForm({ phone: '514 555-0100', sms: 'yes' }, fields)).toEqual({})
})

it.each(['email', 'phone', 'plain'] as const)('gives the browser a pattern for %s that it understands', format => {
  expect(() => new RegExp(`^(?:${toNativeConstraints({ format }).pattern})$`, 'v')).not.toThrow()
})
