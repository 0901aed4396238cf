import { getProperty } from '../../shared/properties'
import { replaceNamedFields } from '../nodes/replaceNamedFields'
import { resolvePicturePath } from '../../content/pictures/pictureReferences'

/** A picture as stored in nodes: a file under content/ or a stock photo, with its alternative text in one language. */
export interface StoredPicture {
  /** Path under content/, or path of the photo at the stock host. */
  src: string
  /** Empty if the picture is decorative. */
  alt: string
  stock: boolean
}

type PictureField = { src: string; alt?: string } | { stock: string; alt?: string }

/** Converts a picture reference of a content file to the form that nodes store. */
export function buildStoredPicture(file: string, picture: PictureField): StoredPicture {
  const alt = picture.alt ?? ''
  return 'stock' in picture
    ? { src: picture.stock, alt, stock: true }
    : { src: resolvePicturePath(file, picture.src).replace(/^content\//, ''), alt, stock: false }
}

const pictureFields = ['picture', 'portrait', 'signature']

/** Converts every picture in a value (fields `picture`, `portrait` or `signature`) to the form that nodes store. */
export function replacePictureFieldsWithStoredPictures<T>(value: T, file: string): T {
  return replaceNamedFields(value, pictureFields, picture => buildStoredPicture(file, toPictureField(picture)))
}

function toPictureField(picture: unknown): PictureField {
  const [src, stock, alt] = ['src', 'stock', 'alt'].map(name => getProperty(picture, name))
  const words = typeof alt === 'string' ? { alt } : {}
  return typeof stock === 'string' ? { stock, ...words } : { src: String(src), ...words }
}

/** Lists the local pictures in node fields, as unique paths under content/. */
export function collectLocalPicturePaths(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(collectLocalPicturePaths)
  const [src, stock] = [getProperty(value, 'src'), getProperty(value, 'stock')]
  return [...new Set(typeof src === 'string' && stock === false ? [src, ...inner] : inner)]
}
