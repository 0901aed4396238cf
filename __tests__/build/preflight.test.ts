import { preflight } from '../../src/build/preflight'
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
  expect(preflight(content, '2026-11-20')).toEqual({ defaults: [], unproved: [], overdue: [] })
})

it('lists claims without evidence, with the evidence that they need', () => {
  const content = contentWith({ [files.facts]: { 'clients.proved': false, 'clients.evidence': 'A list of clients.' } })
  expect(preflight(content, '2026-11-20').unproved).toEqual(['clients: Companies served. Needed: A list of clients.'])
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
