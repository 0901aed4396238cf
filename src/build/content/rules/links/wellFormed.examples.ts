import { replaced, type Examples } from '../examples'

const inTexts = (to: string) => ({
  changes: {
    'content/articles/trials/en.mdx': replaced('](/contact)', `](${to})`),
    'content/articles/trials/fr.mdx': replaced('](/contact)', `](${to})`),
  },
})
const button = (to: string) => ({ changes: { 'content/pages/home.json': { 'sections[3].actions[0].to': to } } })

export const examples: Examples = {
  wrong: [
    { ...inTexts('htp://canada.ca'), says: ['en.mdx:26', 'does not begin with https://'] },
    { ...inTexts('www.canada.ca'), says: 'lacks https://' },
    { ...inTexts('canada.ca/en'), says: 'lacks https://' },
    { ...inTexts('http://canada.ca'), says: 'not encrypted' },
    { ...inTexts('http://localhost:8000/contact'), says: 'only your own computer' },
    { ...inTexts('https://canada'), says: 'no address of the web' },
    { ...inTexts('https://https://canada.ca'), says: 'twice' },
    { ...inTexts('mailto:hello'), says: 'no mail address' },
    { ...inTexts('tel:514-555-0100'), says: 'tel:+15145550100' },
    { ...inTexts('/contact.html'), says: 'the ending of a file' },
    { ...inTexts('mail-to:info@example.org'), says: 'mailto:name@example.com' },
    { ...inTexts('info@example.org'), says: 'mailto:name@example.com' },
    { ...inTexts('mailto:info@@example.org'), says: 'no mail address' },
    { ...inTexts('phone:+15145550100'), says: 'tel:+15145550100' },
    { ...inTexts('tel:+1514555'), says: 'tel:+15145550100' },
    { ...inTexts('file:///C:/Users/me/guide.pdf'), says: 'content/downloads' },
    { ...inTexts('#'), says: 'leads nowhere' },
    { ...inTexts('https://www.canada.ca/en.html?utm_source=letter'), says: 'utm_' },
    { ...inTexts('/404'), says: 'do not exist' },
    { ...button('/404'), says: 'do not exist' },
    { ...button('https://canada'), says: ['sections[3].actions[0].to', 'no address of the web'] },
  ],
  right: [
    inTexts('https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._870/'),
    inTexts('mailto:{{practice.email}}'),
    inTexts('mailto:hello@example.com?subject=Trials'),
    inTexts('tel:+15145550100'),
    button('https://www.canada.ca/en.html'),
  ],
}
