import { dirname } from 'node:path'
import { collectStrings } from '../collectStrings'
import { isVisibleTextJsonFile } from '../read/visibleText'
import type { CheckInput } from '../read/checkInput'

/** A picture as a content file names it. */
export interface PictureReference {
  /** The file that names it. */
  file: string
  src: string
  field?: string
  line?: number
}

/** Where a picture named in a file stands: beside it with `./`, under content/images otherwise. */
export function resolvePicturePath(file: string, src: string): string {
  return src.startsWith('./') ? `${dirname(file)}/${src.slice(2)}` : `content/images/${src}`
}

/** Every picture that the content names. */
export function collectPictureReferences({
  jsonFiles,
  mdxFiles,
}: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>): PictureReference[] {
  return [
    ...jsonFiles
      .filter(({ file }) => isVisibleTextJsonFile(file))
      .flatMap(({ file, value }) =>
        collectStrings(value).flatMap(({ text, field, key }) => (key === 'src' ? [{ file, src: text, field }] : [])),
      ),
    ...mdxFiles.flatMap(({ file, data, compiled, linesBefore }) => [
      ...collectStrings(data).flatMap(({ text, field }) =>
        field === 'picture.src' ? [{ file, src: text, field }] : [],
      ),
      ...compiled.pictures.map(({ src, line }) => ({ file, src, line: line && line + linesBefore })),
    ]),
  ]
}
