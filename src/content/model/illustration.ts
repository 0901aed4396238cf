import { bilingualCoverSchema } from './cover'
import { pictureSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'

/** The caption of a drawing. */
export const readingSchema = bilingualTextSchema
  .optional()
  .describe('One short sentence under the drawing that explains how to read it.')

/** An illustration beside text: a picture, or a drawing that the build makes (a cover). */
export const illustrationFields = {
  picture: pictureSchema.optional(),
  cover: bilingualCoverSchema.optional(),
  reading: readingSchema,
}

interface Illustrated {
  picture?: unknown
  cover?: unknown
}

/** Whether exactly one of picture and cover is set. */
export const hasOneIllustration = ({ picture, cover }: Illustrated) => !picture !== !cover

/** Whether at most one of picture and cover is set. */
export const hasAtMostOneIllustration = ({ picture, cover }: Illustrated) => !picture || !cover

/** The error of both checks: picture and cover are both set, or one is required and neither is. */
export const pictureOrCoverError = {
  error: 'takes "picture" or "cover", one of the two, such as "cover": { "drawing": "bond", "ground": "mint" }',
}
