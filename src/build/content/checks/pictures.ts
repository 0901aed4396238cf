import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problems'
import { stringsOf } from '../../../lib/strings'
import { filesUnder } from '../files'
import { pictureFault } from '../pictureKinds'
import type { Content } from '../read'
import { copyFiles } from './copy'

/** Pictures that are named and are not there, or are no pictures: the build would stop at their bytes. */
export function checkPictures(content: Content): Problem[] {
  const json = copyFiles(content).flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, key }) => (key === 'src' ? faults(content, file, text, { field }) : [])),
  )
  const texts = content.texts.flatMap(({ file, front, compiled, linesBefore }) => [
    ...faults(content, file, front.picture.src, { field: 'picture.src' }),
    ...compiled.pictures.flatMap(({ src, line }) => faults(content, file, src, { line: line && line + linesBefore })),
  ])
  return [...json, ...texts, ...stockProblems(content)]
}

/** Where a picture named in a file stands: beside it with `./`, under content/images otherwise. */
export function pictureFile(file: string, src: string): string {
  return src.startsWith('./') ? `${dirname(file)}/${src.slice(2)}` : `content/images/${src}`
}

function faults({ root }: Content, file: string, src: string, place: { field?: string; line?: number }): Problem[] {
  const path = join(root, pictureFile(file, src))
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const fault = pictureFault(path)
    return fault ? [{ file, ...place, message: `names the picture “${src}”, which ${fault}` }] : []
  }
  const images = filesUnder(root, 'content/images', '').map(name => name.replace('content/images/', ''))
  return [
    {
      file,
      ...place,
      message: `names the picture “${src}”, but there is no ${pictureFile(file, src)}${suggestion(src, images)}`,
    },
  ]
}

function stockProblems(content: Content): Problem[] {
  if (content.practice.providers.stockPhotos) return []
  return content.pages.flatMap(({ file, page }) =>
    stringsOf(page).flatMap(({ field, key }) =>
      key === 'stock'
        ? [
            {
              file,
              field,
              message: 'names a stock photo, but content/practice.json has no providers.stockPhotos',
              example: '"https://images.example.com"',
            },
          ]
        : [],
    ),
  )
}
