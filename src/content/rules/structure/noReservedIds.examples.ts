import { createExampleTextAppender, type RuleExamples } from '../examples'

const place = (id: string) => ({ changes: { 'content/pages/home.json': { 'sections[2].items[0].id': id } } })

export const examples: RuleExamples = {
  wrong: [
    { ...place('main'), message: ['sections[2].items[0].id', '“main”'] },
    ...[
      'tab-one',
      'site-styles',
      'template-styles',
      'loader-fetch',
      'gatsby-focus-wrapper',
      'gatsby-announcer',
      'content-problems',
      'section-2',
      'letters',
      'letter-a',
      'subjects',
      'nearest',
      'search-hint',
      'q',
      'early-filter',
      'contact-form',
      'newsletter-form',
      'contact-email',
    ].map(id => ({ ...place(id), message: `“${id}”` })),
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('## Contents\n\nIt is short.'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('## Contenu\n\nIl est court.'),
      },
      message: ['en.mdx', '“Contents”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Author\n\nIt is short.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Qui écrit\n\nIl est court.'),
      },
      message: ['en.mdx', '“Author”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Source FDR\n\nIt is kept.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Le règlement\n\nIl se garde.'),
      },
      message: ['en.mdx', 'source-fdr'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Who wrote it\n\nIt is short.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Author\n\nIl est court.'),
      },
      message: [/content\/articles\/trials\/fr\.mdx:\d+/, '“Author”'],
    },
  ],
  right: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('## Source documents\n\nThey are kept.'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('## Documents de base\n\nIls sont gardés.'),
      },
    },
    // Ids of sections that articles and documents do not have.
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('## Subjects\n\nThey agree.'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('## Participants\n\nIls acceptent.'),
      },
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('## Start\n\nIt is short.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## Styles\n\nIl est court.'),
      },
    },
    place('mainly'),
    place('table'),
    place('contact-details'),
    place('letter-of-intent'),
  ],
}
