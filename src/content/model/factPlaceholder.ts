import { nonEmptyTextSchema } from './textSchemas'
import { parseSinglePlaceholderName } from '../../shared/placeholderSyntax'

/** A field that consists of a single fact placeholder, such as `"{{fgc-growth-hours}}"`. */
export const createSingleFactPlaceholderSchema = (example: string, kind = 'fact') =>
  nonEmptyTextSchema.refine(text => parseSinglePlaceholderName(text) !== undefined, {
    error: `must name one ${kind}, such as "{{${example}}}"`,
  })
