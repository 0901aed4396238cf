import { createPictureRule } from './createPictureRule'

export const noCmyk = createPictureRule('A picture has screen colours (RGB), not print colours (CMYK).', ({ info }) =>
  info.isCmyk ? 'is made for print (CMYK), and screens show other colours; save it as RGB' : undefined,
)
