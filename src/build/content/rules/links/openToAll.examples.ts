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
    { ...inTexts('https://docs.google.com/document/d/1AbC-d/edit'), says: ['en.mdx:26', 'content/downloads'] },
    { ...inTexts('https://docs.google.com/document/d/1AbC-d/edit?usp=sharing'), says: 'shared', level: 'notice' },
    { ...inTexts('https://firm.sharepoint.com/sites/legal/guide.docx'), says: 'only for you' },
    { ...inTexts('https://www.dropbox.com/home/legal/guide.pdf'), says: 'only for you' },
    { ...inTexts('https://www.dropbox.com/s/abc/guide.pdf?dl=0'), says: 'without signing in', level: 'notice' },
    { ...inTexts('https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcanada.ca'), says: 'mail program' },
    { ...inTexts('https://bit.ly/3xyz'), says: 'hides where it leads', level: 'notice' },
    { ...button('https://mail.google.com/mail/u/0/#inbox'), says: ['sections[3].actions[0].to', 'only for you'] },
    {
      changes: {
        'content/articles/trials/en.mdx': replaced(
          'https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._870/',
          'https://drive.google.com/drive/u/0/my-drive',
        ),
      },
      says: 'sources[0].url',
    },
  ],
  right: [
    inTexts('https://docs.google.com/forms/d/e/1FAIpQL/viewform'),
    inTexts('https://docs.google.com/document/d/e/2PACX/pub'),
    inTexts('https://www.google.com/maps/place/Montreal'),
    button('https://outlook.office365.com/book/practice@example.org/'),
  ],
}
