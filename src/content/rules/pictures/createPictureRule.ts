import type { ProblemLevel } from '../../contentProblems'
import type { CheckInput } from '../../read/checkInput'
import type { InspectedPicture } from '../../pictures/inspectReferencedPictures'
import type { Rule } from '../rule'

/** A rule of what each picture is; `faultOf` says what is wrong with one, to read on from “which”. */
export function createPictureRule(
  requirement: string,
  faultOf: (picture: InspectedPicture, input: CheckInput) => string | undefined,
  level: ProblemLevel = 'problem',
): Rule {
  return {
    requirement,
    level,
    check: input =>
      input.pictures.flatMap(picture => {
        const { file, field, line, src } = picture
        const fault = faultOf(picture, input)
        return fault ? [{ file, field, line, message: `names the picture “${src}”, which ${fault}` }] : []
      }),
  }
}
