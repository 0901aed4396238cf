import { createPictureRule } from './createPictureRule'

/** Supported formats as sharp names them, with their file extensions. */
const kinds = [
  { name: 'PNG', format: 'png', ending: /\.png$/i },
  { name: 'JPEG', format: 'jpeg', ending: /\.jpe?g$/i },
  { name: 'WebP', format: 'webp', ending: /\.webp$/i },
]

export const decodablePicturesMatchingExtension = createPictureRule(
  'A picture file is undamaged and has the format that its extension names.',
  ({ path, info: { format, isDecodable } }) => {
    const expected = kinds.find(({ ending }) => ending.test(path))
    if (!expected) return 'is of a kind that the site does not take; save it as .png, .jpg or .webp'
    if (!format) return `is no picture that can be read; expected a ${expected.name} picture, save it again`
    if (format === expected.format)
      return isDecodable ? undefined : 'is damaged: a part of it cannot be read; take it again from where it came'
    const found = kinds.find(kind => kind.format === format)?.name ?? format.toUpperCase()
    return `holds a ${found} picture under the name of another kind; save it as ${expected.name}`
  },
)
