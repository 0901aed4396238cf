import { createPictureRule } from './createPictureRule'

export const noCmyk = createPictureRule('A picture has the colours of screens, not those of print.', ({ info }) =>
  info.isCmyk ? 'is made for print (CMYK), and screens show other colours; save it as RGB' : undefined,
)
