import { buttonLinkingTo, articleLinkingTo, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { ...articleLinkingTo('htp://canada.ca'), message: ['en.mdx:26', 'does not begin with https://'] },
    { ...articleLinkingTo('www.canada.ca'), message: 'lacks https://' },
    { ...articleLinkingTo('canada.ca/en'), message: 'lacks https://' },
    { ...articleLinkingTo('http://canada.ca'), message: 'not encrypted' },
    { ...articleLinkingTo('http://localhost:8000/contact'), message: 'only your own computer' },
    { ...articleLinkingTo('https://canada'), message: 'no address of the web' },
    { ...articleLinkingTo('https://https://canada.ca'), message: 'twice' },
    { ...articleLinkingTo('mailto:hello'), message: 'no mail address' },
    { ...articleLinkingTo('tel:514-555-0100'), message: 'tel:+15145550100' },
    { ...articleLinkingTo('/contact.html'), message: 'the ending of a file' },
    { ...articleLinkingTo('mail-to:info@example.org'), message: 'mailto:name@example.com' },
    { ...articleLinkingTo('info@example.org'), message: 'mailto:name@example.com' },
    { ...articleLinkingTo('mailto:info@@example.org'), message: 'no mail address' },
    { ...articleLinkingTo('phone:+15145550100'), message: 'tel:+15145550100' },
    { ...articleLinkingTo('tel:+1514555'), message: 'tel:+15145550100' },
    { ...articleLinkingTo('file:///C:/Users/me/guide.pdf'), message: 'content/downloads' },
    { ...articleLinkingTo('#'), message: 'leads nowhere' },
    { ...articleLinkingTo('https://www.canada.ca/en.html?utm_source=letter'), message: 'utm_' },
    { ...articleLinkingTo('/404'), message: 'do not exist' },
    { ...buttonLinkingTo('/404'), message: 'do not exist' },
    { ...buttonLinkingTo('https://canada'), message: ['sections[3].actions[0].to', 'no address of the web'] },
  ],
  right: [
    articleLinkingTo('https://laws-lois.justice.gc.ca/C.R.C.,_c._870/'),
    articleLinkingTo('mailto:{{practice.email}}'),
    articleLinkingTo('mailto:hello@example.com?subject=Trials'),
    articleLinkingTo('tel:+15145550100'),
    buttonLinkingTo('https://www.canada.ca/en.html'),
  ],
}
