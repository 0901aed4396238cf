import { join } from 'node:path'
import type { FileSystemEntry } from '../read/files'
import { inspectPictures, type PictureInfo } from './inspectPictures'
import { resolvePicturePath, type PictureReference } from './pictureReferences'

/** A picture that the content names and that is there, with what it is. */
export interface InspectedPicture extends PictureReference {
  /** Its path from the project’s root. */
  path: string
  info: PictureInfo
}

/** The pictures among those named that are there, letter for letter: hosts tell capitals apart where some computers do not. */
export function inspectReferencedPictures(
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
