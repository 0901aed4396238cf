import { pageCoverSchema } from './cover'
import { pictureSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'

/** What stands beside words: a picture, or a drawing of figures in its place. */
export const illustrationFields = {
  picture: pictureSchema.optional(),
  cover: pageCoverSchema.optional(),
  reading: bilingualTextSchema.optional().describe('How to read the drawing, in one short sentence under it.'),
}

interface Illustrated {
  picture?: unknown
  cover?: unknown
}

/** True for exactly one of the two. */
export const hasOneIllustration = ({ picture, cover }: Illustrated) => !picture !== !cover

/** True for one of the two, or none. */
export const hasOneIllustrationAtMost = ({ picture, cover }: Illustrated) => !picture || !cover

export const illustrationError = {
  error: 'takes "picture" or "cover", one of the two, such as "cover": { "drawing": "bond", "ground": "mint" }',
}
