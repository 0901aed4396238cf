import { z } from 'zod'
import { placement, typeName } from '../shapes'
import { words } from '../words'

/** How to reach the practice: details, hours and quick actions, from practice.json. */
export const contact = z
  .strictObject({
    type: typeName('contact'),
    ...placement,
    details: z
      .strictObject({ title: words.describe('Its heading.'), text: words.optional().describe('A line under it.') })
      .describe('The card with phone, e-mail and address.'),
    hours: z
      .strictObject({ title: words.describe('Its heading.'), text: words.optional().describe('A line under it.') })
      .describe('The card with the opening hours.'),
    quick: z
      .strictObject({ title: words.describe('Its heading.'), text: words.optional().describe('A line under it.') })
      .describe('The card with call, e-mail and booking buttons.'),
    notice: words.describe('What must not be sent: confidential or urgent information.'),
  })
  .describe('How to reach the practice.')
