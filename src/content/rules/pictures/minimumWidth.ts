import { createPictureRule } from './createPictureRule'

/** How wide the widest screens show a picture, in pixels. */
const needed = 1920

export const minimumWidth = createPictureRule(
  'A picture is at least 1920 pixels wide, so that it is sharp on every screen.',
  ({ info: { width = needed } }) =>
    width < needed
      ? `is ${width} pixels wide; expected at least ${needed}, take the original instead of enlarging it`
      : undefined,
)
