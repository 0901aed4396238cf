import type { Level } from '../../problems'
import type { CheckInput } from '../../read/input'
import type { SeenPicture } from '../../pictures/seen'
import type { Rule } from '../rule'

/** A rule of what each picture is; `faultOf` says what is wrong with one, to read on from “which”. */
export function pictureRule(
  holds: string,
  faultOf: (picture: SeenPicture, input: CheckInput) => string | undefined,
  level: Level = 'problem',
): Rule {
  return {
    holds,
    level,
    check: input =>
      input.pictures.flatMap(picture => {
        const { file, field, line, src } = picture
        const fault = faultOf(picture, input)
        return fault ? [{ file, field, line, message: `names the picture “${src}”, which ${fault}` }] : []
      }),
  }
}
