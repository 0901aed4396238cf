import { z } from 'zod'
import { intro, link, picture, placement, typeName } from '../shapes'
import { words } from '../words'

/** Benefits with a tick each, in two columns, or beside a picture. */
export const checklist = z
  .strictObject({
    type: typeName('checklist'),
    ...placement,
    intro: intro,
    items: z
      .array(
        z
          .strictObject({ title: words.describe('The benefit.'), text: words.optional().describe('What it means.') })
          .describe('One benefit.'),
      )
      .min(3)
      .max(12)
      .describe('The benefits.'),
    note: words.optional().describe('A line under the list: what a claim is measured against.'),
    picture: picture.optional(),
    actions: z.array(link).max(2).optional().describe('Buttons under the list.'),
  })
  .describe('Benefits with a tick each.')
