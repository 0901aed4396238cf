import { getProperty } from '../../shared/properties'
import { replaceNamedFields } from '../nodes/replaceNamedFields'
import { resolvePicturePath } from '../../content/pictures/pictureReferences'

/** A picture as nodes keep it: a file under content/ or a photo of the stock host, and its words in one language. */
export interface PictureSourceAndAlt {
  /** Path under content/, or the photo’s address at the stock host. */
  src: string
  /** Empty when the picture is decorative. */
  alt: string
  stock: boolean
}

type Named = { src: string; alt?: string } | { stock: string; alt?: string }

/** A picture named in a content file, as nodes keep it. */
export function buildPictureSourceAndAlt(file: string, picture: Named): PictureSourceAndAlt {
  const alt = picture.alt ?? ''
  return 'stock' in picture
    ? { src: picture.stock, alt, stock: true }
    : { src: resolvePicturePath(file, picture.src).replace(/^content\//, ''), alt, stock: false }
}

const pictureFields = ['picture', 'portrait', 'signature']

/** A value of a content file with every picture in it (a field `picture`, `portrait` or `signature`) as nodes keep it. */
export function replacePicturesWithSourceAndAlt<T>(value: T, file: string): T {
  return replaceNamedFields(value, pictureFields, picture => buildPictureSourceAndAlt(file, toNamed(picture)))
}

function toNamed(picture: unknown): Named {
  const [src, stock, alt] = ['src', 'stock', 'alt'].map(name => getProperty(picture, name))
  const words = typeof alt === 'string' ? { alt } : {}
  return typeof stock === 'string' ? { stock, ...words } : { src: String(src), ...words }
}

/** The site’s own pictures that a value of nodes holds, as paths under content/, each once. */
export function collectLocalPicturePaths(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(collectLocalPicturePaths)
  const [src, stock] = [getProperty(value, 'src'), getProperty(value, 'stock')]
  return [...new Set(typeof src === 'string' && stock === false ? [src, ...inner] : inner)]
}
