import { nonEmptyTextSchema } from './bilingualText'
import { parseSingleReference } from '../../shared/placeholderSyntax'

/** A field that holds one fact and nothing else, such as `"{{fgc-growth-hours}}"`. */
export const createFactReferenceSchema = (example: string, kind = 'fact') =>
  nonEmptyTextSchema.refine(text => parseSingleReference(text) !== undefined, {
    error: `must name one ${kind}, such as "{{${example}}}"`,
  })
