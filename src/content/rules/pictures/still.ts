import { pictureRule } from './pictureRule'

export const still = pictureRule('A picture does not move.', ({ look }) =>
  look.animated ? 'is animated; save one of its frames as a picture' : undefined,
)
