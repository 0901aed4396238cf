import {
  incompleteTimeSentinel,
  getPattern,
  validateForm,
  type FieldError,
  type FieldConstraints,
} from '../../../../src/site/components/forms/formValidation'

const validateField = (text: string, field: FieldConstraints) =>
  validateForm(new URLSearchParams({ text }), [{ name: 'text', ...field }]).text

it.each<[string, string, FieldConstraints, string | undefined]>([
  ['an empty field that may be empty', '', { type: 'email' }, undefined],
  ['an empty field that may not', '  ', { type: 'textarea', required: true }, 'required'],
  ['an address', 'ada@example.com', { type: 'email' }, undefined],
  ['an address without its end', 'ada@example', { type: 'email' }, 'email'],
  ['an address with a space', 'ada b@example.com', { type: 'email' }, 'email'],
  ['a number as it is written in Québec', '514\u00a0555-0100', { type: 'tel' }, undefined],
  ['a number with an extension', '+1 (514) 555-0100 poste 12', { type: 'tel' }, undefined],
  ['a number with a slash', '514/555-0100', { type: 'tel' }, undefined],
  ['a number with its extension after a comma', '514.555.0100, ext. 12', { type: 'tel' }, undefined],
  ['a number of another country', '+33 1 23 45 67 89', { type: 'tel' }, undefined],
  ['a number typed by a word processor', '514 555‑0100', { type: 'tel' }, undefined],
  ['an address with a tag', "o'brien.ada+law@example-firm.co.uk", { type: 'email' }, undefined],
  ['an address whose domain has accents', 'ada@santé.ca', { type: 'email' }, undefined],
  ['an address of digits', '1@163.com', { type: 'email' }, undefined],
  ['a number that is too short', '555-0100', { type: 'tel' }, 'phone'],
  ['a number of signs', '----------', { type: 'tel' }, 'phone'],
  ['markup', '<b>Ada</b>', { type: 'text' }, 'format'],
  ['a name with an accent', 'Zoé O’Brien-Lévesque', { type: 'text' }, undefined],
  ['too few characters', 'Hello', { type: 'textarea', minLength: 10 }, 'min'],
  ['too many characters', 'Hello', { type: 'textarea', maxLength: 4 }, 'max'],
  ['no time', '', { type: 'datetime-local' }, undefined],
  ['a time to come', '2999-12-01T10:00', { type: 'datetime-local' }, undefined],
  ['a time that is past', '2020-12-01T10:00', { type: 'datetime-local' }, 'past'],
  ['a day without its hour', incompleteTimeSentinel, { type: 'datetime-local' }, 'time'],
])('validates %s', (_, value, rule, expected) => {
  expect(validateField(value, rule)?.rule).toBe(expected)
})

describe('a time', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:30:00Z') }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['2026-12-01T10:29', 'past'],
    ['2026-12-01T10:31', undefined],
  ])('is compared with the time in Montréal: %s', (value, expected) => {
    expect(validateField(value, { type: 'datetime-local' })?.rule).toBe(expected)
  })
})

it('returns the required length', () => {
  expect(validateField('Hello', { type: 'textarea', minLength: 10 })).toEqual({ rule: 'min', length: 10 })
})

it.each<[string, 'email' | 'tel' | 'text', Pick<FieldError, 'reason' | 'sign'>]>([
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
  ['555-0100', 'tel', { reason: 'digits' }],
  ['514 555-O100', 'tel', { reason: 'sign', sign: 'O' }],
  ['<b>Ada</b>', 'text', { reason: 'sign', sign: '<' }],
])('gives the reason why %s is invalid', (value, type, reason) => {
  expect(validateField(value, { type })).toMatchObject(reason)
  const pattern = getPattern(type)
  expect(pattern).toBeDefined()
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(value)).toBe(false)
})

it('validates a very long text', () => {
  expect(validateField(`${'a'.repeat(50_000)}@`, { type: 'email' })).toBeDefined()
  expect(validateField(`a@${'a-'.repeat(50_000)}`, { type: 'email', maxLength: 254 })).toEqual({
    rule: 'max',
    length: 254,
  })
})

it('returns errors in the order of the fields', () => {
  const fields = [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email' },
    { name: 'consent', type: 'consent', required: true },
  ] as const
  const found = validateForm(new URLSearchParams({ email: 'ada', name: 'Ada' }), fields)
  expect(Object.entries(found)).toEqual([
    ['email', { rule: 'email', reason: 'at' }],
    ['consent', { rule: 'required' }],
  ])
})

it('requires a field only if another one is filled in', () => {
  const fields = [
    { name: 'phone', type: 'tel', requiredWith: 'sms' },
    { name: 'sms', type: 'consent' },
  ] as const
  const errorsOf = (phone: string, sms: string) => validateForm(new URLSearchParams({ phone, sms }), fields)
  expect(errorsOf('', '')).toEqual({})
  expect(errorsOf('', 'yes')).toEqual({ phone: { rule: 'required' } })
  expect(errorsOf('514 555-0100', 'yes')).toEqual({})
})

it.each(['email', 'tel', 'text'] as const)('gives a valid native pattern for %s', type => {
  expect(() => new RegExp(`^(?:${getPattern(type)})$`, 'v')).not.toThrow()
})
