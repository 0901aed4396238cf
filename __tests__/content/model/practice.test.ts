import { practiceSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'
import { practice as valid } from '../../helpers/project/single'

it('accepts a practice without founder and address', () => {
  expect(issuesOf(practiceSchema, { ...valid, founder: null, address: null })).toEqual([])
})

it.each([
  ...['514 555-010', '000 555-0100', '+33 1 55', 'à venir'].map(phone => [
    'phone',
    phone,
    'must be a telephone number that exists, with its country code outside North America, such as "+15145550100"',
  ]),
  ['email', 'hello', 'must be an e-mail address such as "hello@example.com"'],
  ['website', 'http://www.example.com', 'must be an https address such as "https://www.example.com"'],
  ['website', 'https://www.example.com/', 'must have no slash at the end, as in "https://www.example.com"'],
])('rejects the %s %s', (field, value, message) => {
  expect(issuesOf(practiceSchema, { ...valid, [field]: value })).toEqual([`${field}: ${message}`])
})

it.each([
  '514 555-0100, poste 12',
  '514 555-0177 poste 23',
  '+1 514 555-0100 ext. 12',
  '(514) 555-0100 x12',
  '514 555-0100 (p. 12)',
  '514 555-0100 #12',
])('rejects the extension in %s', phone => {
  expect(issuesOf(practiceSchema, { ...valid, phone })).toEqual([
    expect.stringMatching(/^phone: has an extension, .*write the number alone.*\{\{practice\.phone\}\}, ext\./),
  ])
})

it.each([
  '514 555-0100',
  '(514) 555-0100',
  '514.555.0100',
  '514–555‑0100',
  '1-514-555-0100',
  '+1 514\u00a0555\u00a00100',
  '5145550100',
  '514/555-0100',
])('normalizes the phone number %s to +1…', phone => {
  expect(practiceSchema.parse({ ...valid, phone }).phone).toBe('+15145550100')
})

it('accepts a phone number of another country', () => {
  expect(practiceSchema.parse({ ...valid, phone: '+33 1 42 68 53 00' }).phone).toBe('+33142685300')
})

it.each(['H2X1Y4', 'h2x 1y4', 'H2X-1Y4'])('normalizes the postal code %s', postalCode => {
  expect(practiceSchema.parse({ ...valid, address: { ...valid.address, postalCode } }).address?.postalCode).toBe(
    'H2X 1Y4',
  )
})

it.each(['H2X 1YO1', '10001'])('rejects the postal code %s', postalCode => {
  expect(issuesOf(practiceSchema, { ...valid, address: { ...valid.address, postalCode } })).toEqual([
    'address.postalCode: must be a Canadian postal code such as "H2X 1Y4"',
  ])
})

it.each(['9:00', '24:00', '09:60', '9 h'])('rejects %s as opening time', opens => {
  expect(issuesOf(practiceSchema, { ...valid, hours: [{ ...valid.hours[0], opens }] })).toEqual([
    'hours.0.opens: must be a time such as "09:00"',
  ])
})

it('rejects a practice without a founder field: null is required if there is none', () => {
  const { founder: _, ...silent } = valid
  expect(issuesOf(practiceSchema, silent)).toEqual([expect.stringMatching(/^founder: /)])
})

it.each([0, 1, 2])('accepts %i social profiles', count => {
  expect(issuesOf(practiceSchema, { ...valid, social: valid.social.slice(0, count) })).toEqual([])
})

it('rejects a duplicate social network', () => {
  expect(issuesOf(practiceSchema, { ...valid, social: [valid.social[0], valid.social[0]] })).toEqual([
    'social: must name each network once',
  ])
})

it('accepts an address with the city only, no weekend text, and a script for the contact form’s frame', () => {
  const address = { city: 'Montréal', region: 'QC', country: 'CA' }
  const urls = { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' }
  const providers = { ...valid.providers, contactForm: { ...urls, script: urls } }
  const { weekends: _, ...silent } = valid
  expect(issuesOf(practiceSchema, { ...silent, address, providers })).toEqual([])
})

it('accepts closures of one or more days, and rejects one that ends before it begins', () => {
  const label = { en: 'Holidays', fr: 'Congé des Fêtes' }
  const closures = [
    { label, from: '2026-12-24', until: '2027-01-02' },
    { label, from: '2027-06-24' },
  ]
  expect(issuesOf(practiceSchema, { ...valid, closures })).toEqual([])
  expect(
    issuesOf(practiceSchema, { ...valid, closures: [{ label, from: '2026-12-24', until: '2026-01-02' }] }),
  ).toEqual(['closures.0.until: must not be before “from”'])
})
