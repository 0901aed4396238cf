import { join } from 'node:path'
import type { Entry } from '../read/files'
import { looksOf, type Look } from './look'
import { pictureFile, type NamedPicture } from './named'

/** A picture that the content names and that is there, with what it is. */
export interface SeenPicture extends NamedPicture {
  /** Its path from the project’s root. */
  path: string
  look: Look
}

/** The pictures among those named that are there, letter for letter: hosts tell capitals apart where some computers do not. */
export function seenPictures(root: string, named: NamedPicture[], entries: Entry[]): SeenPicture[] {
  const files = new Set(entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path])))
  const there = named
    .map(picture => ({ ...picture, path: pictureFile(picture.file, picture.src) }))
    .filter(({ path }) => files.has(path))
  const paths = [...new Set(there.map(({ path }) => path))]
  const looks = looksOf(paths.map(path => join(root, path)))
  return there.map(picture => ({ ...picture, look: looks[paths.indexOf(picture.path)] ?? { sound: false } }))
}
