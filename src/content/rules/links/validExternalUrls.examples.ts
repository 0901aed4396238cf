import { buttonLinkingTo, articleLinkingTo, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { ...articleLinkingTo('htp://canada.ca'), says: ['en.mdx:26', 'does not begin with https://'] },
    { ...articleLinkingTo('www.canada.ca'), says: 'lacks https://' },
    { ...articleLinkingTo('canada.ca/en'), says: 'lacks https://' },
    { ...articleLinkingTo('http://canada.ca'), says: 'not encrypted' },
    { ...articleLinkingTo('http://localhost:8000/contact'), says: 'only your own computer' },
    { ...articleLinkingTo('https://canada'), says: 'no address of the web' },
    { ...articleLinkingTo('https://https://canada.ca'), says: 'twice' },
    { ...articleLinkingTo('mailto:hello'), says: 'no mail address' },
    { ...articleLinkingTo('tel:514-555-0100'), says: 'tel:+15145550100' },
    { ...articleLinkingTo('/contact.html'), says: 'the ending of a file' },
    { ...articleLinkingTo('mail-to:info@example.org'), says: 'mailto:name@example.com' },
    { ...articleLinkingTo('info@example.org'), says: 'mailto:name@example.com' },
    { ...articleLinkingTo('mailto:info@@example.org'), says: 'no mail address' },
    { ...articleLinkingTo('phone:+15145550100'), says: 'tel:+15145550100' },
    { ...articleLinkingTo('tel:+1514555'), says: 'tel:+15145550100' },
    { ...articleLinkingTo('file:///C:/Users/me/guide.pdf'), says: 'content/downloads' },
    { ...articleLinkingTo('#'), says: 'leads nowhere' },
    { ...articleLinkingTo('https://www.canada.ca/en.html?utm_source=letter'), says: 'utm_' },
    { ...articleLinkingTo('/404'), says: 'do not exist' },
    { ...buttonLinkingTo('/404'), says: 'do not exist' },
    { ...buttonLinkingTo('https://canada'), says: ['sections[3].actions[0].to', 'no address of the web'] },
  ],
  right: [
    articleLinkingTo('https://laws-lois.justice.gc.ca/C.R.C.,_c._870/'),
    articleLinkingTo('mailto:{{practice.email}}'),
    articleLinkingTo('mailto:hello@example.com?subject=Trials'),
    articleLinkingTo('tel:+15145550100'),
    buttonLinkingTo('https://www.canada.ca/en.html'),
  ],
}
