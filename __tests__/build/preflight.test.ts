import { preflight } from '../../src/build/preflight'
import { lawFact } from '../helpers/facts'
import { contentWith, files } from '../helpers/project'

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

it('lists the values of practice.json that are still provisional', () => {
  const { phone: _phone, website: _website, 'address.postalCode': _code, ...others } = settled
  const changes = { [files.practice]: { ...others, 'name.fr': 'Nom du cabinet' } }
  expect(preflight(contentWith(changes), '2026-11-20').defaults).toEqual([
    'name.fr: Nom du cabinet',
    'website: https://www.example.com',
    'phone: +15145550100',
    'address.postalCode: H0H 0H0',
  ])
})

it('has nothing to say of a settled practice, proved claims and days to come', () => {
  const content = contentWith({ [files.practice]: settled })
  expect(preflight(content, '2026-11-20')).toEqual({ defaults: [], unproved: [], questioned: [], overdue: [] })
})

it('lists claims without evidence, with the evidence that they need', () => {
  const content = contentWith({ [files.facts]: { 'clients.proved': false, 'clients.evidence': 'A list of clients.' } })
  expect(preflight(content, '2026-11-20').unproved).toEqual(['clients: Companies served. Needed: A list of clients.'])
})

it('lists figures of the law to be read again, but asks no evidence of them', () => {
  const content = contentWith({ [files.facts]: { fine: lawFact({ reviewBy: '2026-12-01' }) } })
  const { unproved, overdue } = preflight(content, '2026-12-02')
  expect({ unproved, overdue }).toEqual({
    unproved: [],
    overdue: ['content/facts.json, fine: to be reviewed by 2026-12-01'],
  })
})

it('questions a claim when what it was worked out from has another value, or a later day', () => {
  const dependsOn = { 'saving.dependsOn': { 'starter-price': 5000 } }
  const questioned = (changes: object) =>
    preflight(contentWith({ [files.facts]: { ...dependsOn, ...changes } }), '2026-11-20').questioned
  expect(questioned({})).toEqual([])
  expect(questioned({ 'starter-price.value': 5500 })).toEqual([
    'saving: it was worked out when “starter-price” was 5000; that is 5500 now. Check the claim, then write 5500 in its dependsOn and today in its asOf.',
  ])
  expect(questioned({ 'starter-price.asOf': '2026-11-02' })).toEqual([
    'saving: it is of 2026-11-01, and “starter-price” was set on 2026-11-02. Check the claim and set its asOf.',
  ])
})

it('lists facts and articles the day after they were to be reviewed', () => {
  const content = contentWith({ [files.facts]: { 'clients.reviewBy': '2027-01-01' } })
  expect(preflight(content, '2027-01-01').overdue).toEqual([])
  expect(preflight(content, '2027-01-02').overdue).toEqual([
    'content/facts.json, clients: to be reviewed by 2027-01-01',
  ])
  expect(preflight(content, '2027-05-21').overdue).toEqual([
    'content/facts.json, starter-price: to be reviewed by 2027-05-20',
    'content/facts.json, clients: to be reviewed by 2027-01-01',
    'content/facts.json, saving: to be reviewed by 2027-05-20',
    'content/articles/trials/en.mdx: to be reviewed by 2027-05-20',
    'content/articles/trials/fr.mdx: to be reviewed by 2027-05-20',
  ])
})
