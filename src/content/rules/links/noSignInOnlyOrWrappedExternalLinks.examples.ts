import {
  createButtonLinkExample,
  createArticleLinkExample,
  createExampleTextReplacer,
  type RuleExamples,
} from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      ...createArticleLinkExample('https://docs.google.com/document/d/1AbC-d/edit'),
      message: ['en.mdx:26', 'content/downloads'],
    },
    {
      ...createArticleLinkExample('https://docs.google.com/document/d/1AbC-d/edit?usp=sharing'),
      message: 'shared',
      level: 'notice',
    },
    { ...createArticleLinkExample('https://firm.sharepoint.com/sites/legal/guide.docx'), message: 'only for you' },
    { ...createArticleLinkExample('https://www.dropbox.com/home/legal/guide.pdf'), message: 'only for you' },
    {
      ...createArticleLinkExample('https://www.dropbox.com/s/abc/guide.pdf?dl=0'),
      message: 'without signing in',
      level: 'notice',
    },
    {
      ...createArticleLinkExample('https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcanada.ca'),
      message: 'mail program',
    },
    { ...createArticleLinkExample('https://bit.ly/3xyz'), message: 'hides where it leads', level: 'notice' },
    {
      ...createButtonLinkExample('https://mail.google.com/mail/u/0/#inbox'),
      message: ['sections[3].actions[0].to', 'only for you'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          'https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._870/',
          'https://drive.google.com/drive/u/0/my-drive',
        ),
      },
      message: 'sources[0].url',
    },
  ],
  right: [
    createArticleLinkExample('https://docs.google.com/forms/d/e/1FAIpQL/viewform'),
    createArticleLinkExample('https://docs.google.com/document/d/e/2PACX/pub'),
    createArticleLinkExample('https://www.google.com/maps/place/Montreal'),
    createButtonLinkExample('https://outlook.office365.com/book/practice@example.org/'),
    createButtonLinkExample('https://outlook.office365.com/owa/calendar/practice@example.org/bookings/'),
  ],
}
