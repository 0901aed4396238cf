import type { RuleExamples } from '../examples'

const practice = (fields: Record<string, unknown>) => ({ changes: { 'content/practice.json': fields } })

const role = { en: 'Counsel', fr: 'Conseillère' }

export const examples: RuleExamples = {
  wrong: [
    { ...practice({ website: 'https://www.example.com/fr' }), message: ['website', 'without a path'] },
    { ...practice({ website: 'https://localhost' }), message: 'website' },
    { ...practice({ website: 'https:/www.example.com' }), message: ['website', 'the domain alone'] },
    { ...practice({ website: 'https://www.example.com?' }), message: ['website', 'without a path'] },
    { ...practice({ 'address.region': 'Québec' }), message: 'address.region' },
    { ...practice({ 'address.postalCode': 'H3B 2O9' }), message: ['address.postalCode', 'no place in Canada'] },
    { ...practice({ 'address.postalCode': 'M5H 2N2' }), message: 'another province', level: 'notice' },
    { ...practice({ 'providers.analyticsId': 'banana' }), message: ['providers.analyticsId', '“banana”'] },
    { ...practice({ 'providers.analyticsId': 'G-XXXXXXXXXX' }), message: 'providers.analyticsId' },
    { ...practice({ 'providers.booking': 'https://calendar' }), message: 'providers.booking' },
    { ...practice({ 'social[0].url': 'https://www.facebook.com/example' }), message: ['social[0].url', 'linkedin'] },
    { ...practice({ 'providers.booking': 'https://calendly.com/your-name' }), message: 'to be filled in' },
    { ...practice({ 'social[1].url': 'https://www.youtube.com/watch?v=abc' }), message: 'is no profile' },
    { ...practice({ 'social[0].url': 'https://www.linkedin.com/' }), message: 'the front page' },
    { ...practice({ 'address.street': undefined }), message: 'without a street', level: 'notice' },
    { ...practice({ 'address.postalCode': undefined }), message: 'without its postal code', level: 'notice' },
    { ...practice({ founder: { name: '[First Last]', role, barreau: true } }), message: ['founder.name', 'filled in'] },
    {
      ...practice({
        founder: {
          name: 'Anne Nomura',
          role,
          barreau: true,
          call: { year: 2031, bar: { en: 'Barreau', fr: 'Barreau' } },
        },
      }),
      message: ['founder.call.year', 'still to come'],
    },
    {
      ...practice({ legalName: { en: 'Example Law LLP', fr: 'Example Droit inc.' } }),
      message: ['legalName', 'partnership in English'],
      level: 'notice',
    },
  ],
  right: [
    practice({ website: 'https://cabinet.example.org', phone: '+18195550100' }),
    practice({ 'providers.booking': 'https://cal.example.org/us' }),
    practice({ address: null }),
    practice({ 'address.street': undefined, 'address.postalCode': undefined }),
    practice({ founder: { name: 'Anne Nomura', role, barreau: true } }),
    practice({ legalName: { en: 'Example Law LLP', fr: 'Example Droit S.E.N.C.R.L.' } }),
    practice({ 'address.postalCode': 'H2X 1Y4' }),
  ],
}
