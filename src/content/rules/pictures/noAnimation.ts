import { createPictureRule } from './createPictureRule'

export const noAnimation = createPictureRule('A picture does not move.', ({ info }) =>
  info.animated ? 'is animated; save one of its frames as a picture' : undefined,
)
