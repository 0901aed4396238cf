import { z } from 'zod'
import { intro, link, picture, placement, typeName } from '../shapes'
import { richWords, words } from '../words'

/** The card of the founder; the name comes from practice.json and is left out while there is none. */
export const profile = z
  .strictObject({
    type: typeName('profile'),
    ...placement,
    intro: intro,
    role: words.describe('What the person does here.'),
    markdown: richWords.describe('The record, in Markdown.'),
    named: z
      .strictObject({
        title: words.describe('The heading.'),
        markdown: richWords.describe('The record, in Markdown.'),
      })
      .optional()
      .describe(
        'What takes the place of heading and record once practice.json names a founder; it may say {{practice.founder.name}}.',
      ),
    points: z.array(words).min(2).describe('Facts of the record, one a line.'),
    picture: picture,
    link: link.optional(),
  })
  .describe('The card of the founder.')
