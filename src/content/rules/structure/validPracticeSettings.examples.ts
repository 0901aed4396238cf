import type { RuleExamples } from '../examples'

const practice = (fields: Record<string, unknown>) => ({ changes: { 'content/practice.json': fields } })

export const examples: RuleExamples = {
  wrong: [
    { ...practice({ website: 'https://www.example.com/fr' }), says: ['website', 'without a path'] },
    { ...practice({ website: 'https://localhost' }), says: 'website' },
    { ...practice({ phone: '+10005550100' }), says: 'phone' },
    { ...practice({ 'address.region': 'Québec' }), says: 'address.region' },
    { ...practice({ 'address.postalCode': 'H3B 2O9' }), says: ['address.postalCode', 'no place in Canada'] },
    { ...practice({ 'address.postalCode': 'M5H 2N2' }), says: 'another province', level: 'notice' },
    { ...practice({ 'providers.analyticsId': 'banana' }), says: ['providers.analyticsId', '“banana”'] },
    { ...practice({ 'providers.analyticsId': 'G-XXXXXXXXXX' }), says: 'providers.analyticsId' },
    { ...practice({ 'providers.booking': 'https://calendar' }), says: 'providers.booking' },
    { ...practice({ 'social[0].url': 'https://www.facebook.com/example' }), says: ['social[0].url', 'linkedin'] },
    { ...practice({ 'providers.booking': 'https://calendly.com/your-name' }), says: 'to be filled in' },
    { ...practice({ 'social[1].url': 'https://www.youtube.com/watch?v=abc' }), says: 'is no profile' },
    { ...practice({ 'social[0].url': 'https://www.linkedin.com/' }), says: 'the front page' },
  ],
  right: [
    practice({ website: 'https://cabinet.example.org', phone: '+18195550100' }),
    practice({ 'providers.analyticsId': 'G-1A2B3C4D5E', 'providers.booking': 'https://cal.example.org/us' }),
    practice({ address: null }),
    practice({ 'address.postalCode': 'H2X 1Y4' }),
  ],
}
