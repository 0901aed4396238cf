import { createPictureRule } from './createPictureRule'

/** Display width on the widest screens, in pixels; the founder’s pictures have smaller frames. */
const getNeededWidth = (field = '') =>
  field.startsWith('founder.portrait') ? 960 : field.startsWith('founder.signature') ? 480 : 1920

export const minimumWidth = createPictureRule(
  'A picture is at least 1920 pixels wide (a portrait 960, a signature 480), so that it is sharp on every screen.',
  ({ field, info: { width = Infinity } }) => {
    const needed = getNeededWidth(field)
    return width < needed
      ? `is ${width} pixels wide; expected at least ${needed}, take the original instead of enlarging it`
      : undefined
  },
)
