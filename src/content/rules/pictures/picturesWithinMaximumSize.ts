import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createPictureRule } from './createPictureRule'

/** Longest side in pixels: photos from most phones are smaller. */
const longestSide = 8200
/** Largest file in MB. */
const largestFile = 15

export const picturesWithinMaximumSize = createPictureRule(
  'A picture is not too large: at most 8,200 pixels on its longer side and 15 MB.',
  ({ path, info: { width = 0, height = 0 } }, { root }) => {
    const advice = 'save it smaller, 2400 pixels wide is plenty'
    if (Math.max(width, height) > longestSide)
      return `is ${width} × ${height} pixels; expected at most ${longestSide} on each side: ${advice}`
    const megabytes = statSync(join(root, path)).size / 1_000_000
    return megabytes > largestFile
      ? `weighs ${Math.ceil(megabytes)} MB; expected at most ${largestFile}: ${advice}`
      : undefined
  },
)
