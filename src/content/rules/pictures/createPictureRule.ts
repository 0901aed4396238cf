import type { ProblemLevel } from '../../contentProblems'
import type { CheckInput } from '../../read/checkInput'
import type { InspectedPicture } from '../../pictures/inspectExistingReferencedPictures'
import type { Rule } from '../rule'

/**
 * Creates a rule that checks each picture; `describeFault` says what is wrong, worded to follow “which”, or returns
 * undefined.
 */
export function createPictureRule(
  requirement: string,
  describeFault: (picture: InspectedPicture, input: CheckInput) => string | undefined,
  level: ProblemLevel = 'problem',
): Rule {
  return {
    requirement,
    level,
    check: input =>
      input.pictures.map(picture => {
        const { file, field, line, src } = picture
        const fault = describeFault(picture, input)
        return fault ? { file, field, line, message: `names the picture “${src}”, which ${fault}` } : undefined
      }),
  }
}
