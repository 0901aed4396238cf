import { z } from 'zod'
import { intro, placement, typeName } from '../shapes'

/** Pages that a reader of this one may need next; chosen by category, hidden when there are none. */
export const related = z
  .strictObject({
    type: typeName('related'),
    ...placement,
    intro: intro,
  })
  .describe('Pages that a reader may need next.')
