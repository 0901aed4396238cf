import { join } from 'node:path'
import type { FileSystemEntry } from '../read/files'
import { inspectPictures, type PictureInfo } from './inspectPictures'
import { resolvePicturePath, type PictureReference } from './pictureReferences'

/** An existing picture that the content references, with its properties. */
export interface InspectedPicture extends PictureReference {
  /** Path relative to the project root. */
  path: string
  info: PictureInfo
}

/**
 * Inspects the referenced pictures that exist. Compares names case-sensitively, as hosts do even where the local file
 * system does not.
 */
export function inspectExistingReferencedPictures(
  root: string,
  named: PictureReference[],
  entries: FileSystemEntry[],
): InspectedPicture[] {
  const files = new Set(entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path])))
  const there = named
    .map(picture => ({ ...picture, path: resolvePicturePath(picture.file, picture.src) }))
    .filter(({ path }) => files.has(path))
  const paths = [...new Set(there.map(({ path }) => path))]
  const infos = inspectPictures(paths.map(path => join(root, path)))
  return there.map(picture => ({ ...picture, info: infos[paths.indexOf(picture.path)] ?? { isDecodable: false } }))
}
