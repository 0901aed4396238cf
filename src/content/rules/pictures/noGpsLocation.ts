import { createPictureRule } from './createPictureRule'

export const noGpsLocation = createPictureRule(
  'A picture file does not contain the place where it was taken.',
  ({ info }) =>
    info.hasGpsPosition ? 'holds the place where it was taken (GPS); export it again without its location' : undefined,
)
