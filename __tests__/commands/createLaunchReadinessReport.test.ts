import { createLaunchReadinessReport } from '../../src/commands/createLaunchReadinessReport'
import { legalFigureFact } from '../helpers/facts'
import { createTranslationConfirmation } from '../../src/content/translations'
import { listTranslatedContentItems } from '../../src/content/translations/segmentFingerprints'
import { readContent, type Content } from '../../src/content/read/readContent'
import { contentWith, files, put, reading, withProject } from '../helpers/project'

const confirmAll = (content: Content) =>
  Object.fromEntries(listTranslatedContentItems(content).map(pair => [pair.name, createTranslationConfirmation(pair)]))

const createReport = (content: Content, today: string) =>
  createLaunchReadinessReport(content, confirmAll(content), today)

const settled = {
  website: 'https://www.cabinet.ca',
  phone: '+15142223344',
  email: 'hello@cabinet.ca',
  'address.street': '12, rue Saint-Paul',
  'address.postalCode': 'H2Y 1G8',
  'privacyOfficer.email': 'privacy@cabinet.ca',
  'social[0].url': 'https://www.linkedin.com/company/cabinet',
  'social[1].url': 'https://www.youtube.com/@cabinet',
}

it('lists provisional values of practice.json', () => {
  const { phone: _phone, website: _website, 'address.postalCode': _code, ...others } = settled
  const changes = { [files.practice]: { ...others, 'name.fr': 'Nom du cabinet' } }
  expect(createReport(contentWith(changes), '2026-11-20').provisionalFields).toEqual([
    'content/practice.json, name.fr: Nom du cabinet',
    'content/practice.json, website: https://www.example.com',
    'content/practice.json, phone: +15145550100',
    'content/practice.json, address.postalCode: H0H 0H0',
  ])
})

it('is empty for final practice data, proved claims and future review dates', () => {
  const content = contentWith({ [files.practice]: settled })
  expect(createReport(content, '2026-11-20')).toEqual({
    provisionalFields: [],
    undecided: [],
    required: [],
    unconfirmedTranslations: [],
    unproved: [],
    staleFacts: [],
    overdue: [],
    soon: [],
    waiting: [],
  })
})

it.each([
  ['no address', { address: null }, 1],
  ['an address without a street', { 'address.street': undefined }, 1],
  ['a whole address', {}, 0],
])('requires a complete postal address for consent forms: %s', (_, changes, count) => {
  const content = contentWith({ [files.practice]: { ...settled, ...changes } })
  const { required } = createReport(content, '2026-11-20')
  expect(required).toHaveLength(count)
  required.forEach(line => expect(line).toMatch(/^content\/practice\.json, address: /))
})

it('lists unproved claims with the evidence needed', () => {
  const content = contentWith({ [files.facts]: { 'clients.proved': false, 'clients.evidence': 'A list of clients.' } })
  expect(createReport(content, '2026-11-20').unproved).toEqual([
    'content/facts.json, clients: Companies served. Needed: A list of clients. Without it, take the claim out; no other sentence stands in its “otherwise”.',
  ])
})

it('shows the alternative wording of an unproved claim, with facts filled in', () => {
  const otherwise = { en: 'From {{starter-price}}.', fr: 'À partir de {{starter-price}}.' }
  const content = contentWith({ [files.facts]: { 'clients.proved': false, 'clients.otherwise': otherwise } })
  expect(createReport(content, '2026-11-20').unproved).toEqual([
    expect.stringContaining('Without it, write: “From $5,000.” « À partir de 5\u00a0000\u00a0$. »'),
  ])
})

it('lists legal figure facts due for review, but not as unproved', () => {
  const content = contentWith({ [files.facts]: { fine: legalFigureFact({ reviewBy: '2026-12-01' }) } })
  const { unproved, overdue } = createReport(content, '2026-12-02')
  expect({ unproved, overdue }).toEqual({
    unproved: [],
    overdue: ['content/facts.json, fine: to be reviewed by 2026-12-01'],
  })
})

it('lists a claim when a fact it depends on has another value or a later date', () => {
  const dependsOn = { 'saving.dependsOn': { 'starter-price': 5000 } }
  const staleFacts = (changes: object) =>
    createReport(contentWith({ [files.facts]: { ...dependsOn, ...changes } }), '2026-11-20').staleFacts
  expect(staleFacts({})).toEqual([])
  expect(staleFacts({ 'starter-price.value': 5500 })).toEqual([
    'content/facts.json, saving: it was worked out when “starter-price” was 5000; that is 5500 now. Check the claim, then write 5500 in its dependsOn and today in its asOf.',
  ])
  expect(staleFacts({ 'starter-price.asOf': '2026-11-02' })).toEqual([
    'content/facts.json, saving: it is of 2026-11-01, and “starter-price” was set on 2026-11-02. Check the claim and set its asOf.',
  ])
})

it('lists facts and articles as overdue from the day after their review date', () => {
  const content = contentWith({ [files.facts]: { 'clients.reviewBy': '2027-01-01' } })
  expect(createReport(content, '2027-01-01').overdue).toEqual([])
  expect(createReport(content, '2027-01-02').overdue).toEqual([
    'content/facts.json, clients: to be reviewed by 2027-01-01',
  ])
  expect(createReport(content, '2027-05-21').overdue).toEqual([
    'content/facts.json, starter-price: to be reviewed by 2027-05-20',
    'content/facts.json, salary: to be reviewed by 2027-05-20',
    'content/facts.json, clients: to be reviewed by 2027-01-01',
    'content/facts.json, saving: to be reviewed by 2027-05-20',
    'content/articles/trials/en.mdx: to be reviewed by 2027-05-20',
    'content/articles/trials/fr.mdx: to be reviewed by 2027-05-20',
  ])
})

it('lists reviews due within two months, and articles scheduled for a later date', () => {
  const changes = {
    [files.facts]: { 'clients.reviewBy': '2027-01-01' },
    [files.navigation]: { 'footer[1].pages': ['/contact'] },
    [files.article.en]: put('date: 2024-01-15', 'date: 2027-06-01'),
    [files.article.fr]: put('date: 2024-01-15', 'date: 2027-06-01'),
  }
  const { content } = withProject(changes, root => readContent(root, { ...reading, includeDrafts: true }))
  if (!content) throw new Error('The content cannot be read.')
  expect(createReport(content, '2026-11-20')).toMatchObject({
    soon: ['content/facts.json, clients: to be reviewed by 2027-01-01'],
    waiting: [files.article.en, files.article.fr].map(file => `${file}: waits for its day, 2027-06-01`),
  })
})

it('lists unconfirmed translations', () => {
  const content = contentWith()
  const { [files.home]: _home, ...others } = confirmAll(content)
  expect(createLaunchReadinessReport(content, others, '2026-11-20').unconfirmedTranslations).toEqual([
    expect.stringContaining(`${files.home}: `),
  ])
})
