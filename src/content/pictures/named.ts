import { dirname } from 'node:path'
import { stringsOf } from '../strings'
import { isCopyFile } from '../read/copy'
import type { CheckInput } from '../read/input'

/** A picture as a content file names it. */
export interface NamedPicture {
  /** The file that names it. */
  file: string
  src: string
  field?: string
  line?: number
}

/** Where a picture named in a file stands: beside it with `./`, under content/images otherwise. */
export function pictureFile(file: string, src: string): string {
  return src.startsWith('./') ? `${dirname(file)}/${src.slice(2)}` : `content/images/${src}`
}

/** Every picture that the content names. */
export function namedPictures({ json, bodies }: Pick<CheckInput, 'json' | 'bodies'>): NamedPicture[] {
  return [
    ...json
      .filter(({ file }) => isCopyFile(file))
      .flatMap(({ file, value }) =>
        stringsOf(value).flatMap(({ text, field, key }) => (key === 'src' ? [{ file, src: text, field }] : [])),
      ),
    ...bodies.flatMap(({ file, data, compiled, linesBefore }) => [
      ...stringsOf(data).flatMap(({ text, field }) => (field === 'picture.src' ? [{ file, src: text, field }] : [])),
      ...compiled.pictures.map(({ src, line }) => ({ file, src, line: line && line + linesBefore })),
    ]),
  ]
}
