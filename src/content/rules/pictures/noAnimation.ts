import { createPictureRule } from './createPictureRule'

export const noAnimation = createPictureRule('A picture does not move.', ({ look }) =>
  look.animated ? 'is animated; save one of its frames as a picture' : undefined,
)
