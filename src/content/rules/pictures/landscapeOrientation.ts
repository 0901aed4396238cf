import { createPictureRule } from './createPictureRule'

/** Page pictures have wide frames, which would crop an upright picture to a strip; portraits have an upright frame. */
export const landscapeOrientation = createPictureRule(
  'A picture is not higher than it is wide, except the portrait of the founder.',
  ({ field, info: { width = 1, height = 1 } }) =>
    height > width && !field?.startsWith('founder.portrait')
      ? `is ${width} pixels wide and ${height} high; its frame is wide and shows a strip of it, so cut it to about 3 by 2`
      : undefined,
  'notice',
)
