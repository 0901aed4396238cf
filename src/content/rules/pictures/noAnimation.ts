import { createPictureRule } from './createPictureRule'

export const noAnimation = createPictureRule('A picture is not animated.', ({ info }) =>
  info.animated ? 'is animated; save one of its frames as a picture' : undefined,
)
