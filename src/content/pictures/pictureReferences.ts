import { dirname } from 'node:path'
import { collectFileStrings, collectNestedStrings } from '../collectNestedStrings'
import { isVisibleTextJsonFile } from '../read/visibleText'
import type { CheckInput } from '../read/checkInput'

/** A reference to a picture in a content file. */
export interface PictureReference {
  /** The file that contains the reference. */
  file: string
  src: string
  field?: string
  line?: number
}

/** Matches the project path of a picture file under content/. */
export const contentPicturePathPattern = /^content\/(?:images|articles|documents|pages)\/.*\.(?:png|jpe?g|webp)$/i

/** Resolves a `src` to a path: next to the file for `./`, in content/images otherwise. */
export function resolvePicturePath(file: string, src: string): string {
  return src.startsWith('./') ? `${dirname(file)}/${src.slice(2)}` : `content/images/${src}`
}

/** All picture references in JSON and MDX files. */
export function collectPictureReferences({
  jsonFiles,
  mdxFiles,
}: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>): PictureReference[] {
  return [
    ...collectFileStrings(jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file))).flatMap(
      ({ file, text, field, key }) => (key === 'src' ? [{ file, src: text, field }] : []),
    ),
    ...mdxFiles.flatMap(({ file, data, analysis, linesBefore }) => [
      ...collectNestedStrings(data).flatMap(({ text, field }) =>
        field === 'picture.src' ? [{ file, src: text, field }] : [],
      ),
      ...analysis.pictures.map(({ src, line }) => ({ file, src, line: line && line + linesBefore })),
    ]),
  ]
}
