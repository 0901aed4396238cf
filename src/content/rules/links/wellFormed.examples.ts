import { linkInButton, linkInTexts, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { ...linkInTexts('htp://canada.ca'), says: ['en.mdx:26', 'does not begin with https://'] },
    { ...linkInTexts('www.canada.ca'), says: 'lacks https://' },
    { ...linkInTexts('canada.ca/en'), says: 'lacks https://' },
    { ...linkInTexts('http://canada.ca'), says: 'not encrypted' },
    { ...linkInTexts('http://localhost:8000/contact'), says: 'only your own computer' },
    { ...linkInTexts('https://canada'), says: 'no address of the web' },
    { ...linkInTexts('https://https://canada.ca'), says: 'twice' },
    { ...linkInTexts('mailto:hello'), says: 'no mail address' },
    { ...linkInTexts('tel:514-555-0100'), says: 'tel:+15145550100' },
    { ...linkInTexts('/contact.html'), says: 'the ending of a file' },
    { ...linkInTexts('mail-to:info@example.org'), says: 'mailto:name@example.com' },
    { ...linkInTexts('info@example.org'), says: 'mailto:name@example.com' },
    { ...linkInTexts('mailto:info@@example.org'), says: 'no mail address' },
    { ...linkInTexts('phone:+15145550100'), says: 'tel:+15145550100' },
    { ...linkInTexts('tel:+1514555'), says: 'tel:+15145550100' },
    { ...linkInTexts('file:///C:/Users/me/guide.pdf'), says: 'content/downloads' },
    { ...linkInTexts('#'), says: 'leads nowhere' },
    { ...linkInTexts('https://www.canada.ca/en.html?utm_source=letter'), says: 'utm_' },
    { ...linkInTexts('/404'), says: 'do not exist' },
    { ...linkInButton('/404'), says: 'do not exist' },
    { ...linkInButton('https://canada'), says: ['sections[3].actions[0].to', 'no address of the web'] },
  ],
  right: [
    linkInTexts('https://laws-lois.justice.gc.ca/C.R.C.,_c._870/'),
    linkInTexts('mailto:{{practice.email}}'),
    linkInTexts('mailto:hello@example.com?subject=Trials'),
    linkInTexts('tel:+15145550100'),
    linkInButton('https://www.canada.ca/en.html'),
  ],
}
