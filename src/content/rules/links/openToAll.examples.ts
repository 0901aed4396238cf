import { linkInButton, linkInTexts, replaced, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { ...linkInTexts('https://docs.google.com/document/d/1AbC-d/edit'), says: ['en.mdx:26', 'content/downloads'] },
    { ...linkInTexts('https://docs.google.com/document/d/1AbC-d/edit?usp=sharing'), says: 'shared', level: 'notice' },
    { ...linkInTexts('https://firm.sharepoint.com/sites/legal/guide.docx'), says: 'only for you' },
    { ...linkInTexts('https://www.dropbox.com/home/legal/guide.pdf'), says: 'only for you' },
    { ...linkInTexts('https://www.dropbox.com/s/abc/guide.pdf?dl=0'), says: 'without signing in', level: 'notice' },
    {
      ...linkInTexts('https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcanada.ca'),
      says: 'mail program',
    },
    { ...linkInTexts('https://bit.ly/3xyz'), says: 'hides where it leads', level: 'notice' },
    { ...linkInButton('https://mail.google.com/mail/u/0/#inbox'), says: ['sections[3].actions[0].to', 'only for you'] },
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
    linkInTexts('https://docs.google.com/forms/d/e/1FAIpQL/viewform'),
    linkInTexts('https://docs.google.com/document/d/e/2PACX/pub'),
    linkInTexts('https://www.google.com/maps/place/Montreal'),
    linkInButton('https://outlook.office365.com/book/practice@example.org/'),
  ],
}
