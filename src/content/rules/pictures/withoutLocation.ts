import { pictureRule } from './pictureRule'

export const withoutLocation = pictureRule('A picture does not tell where it was taken.', ({ look }) =>
  look.located ? 'holds the place where it was taken (GPS); export it again without its location' : undefined,
)
