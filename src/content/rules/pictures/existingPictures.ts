import { formatDidYouMeanHint } from '../../language/didYouMean'
import { resolvePicturePath } from '../../pictures/pictureReferences'
import type { Rule } from '../rule'

export const existingPictures: Rule = {
  requirement: 'Every picture that is used exists under exactly that name, capitals included.',
  level: 'problem',
  check: ({ pictureReferences, pictures, fileSystemEntries }) => {
    const there = new Set(pictures.map(({ path }) => path))
    const files = fileSystemEntries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path]))
    return pictureReferences.map(({ src, ...place }) => {
      const path = resolvePicturePath(place.file, src)
      // Invalid paths are reported by validPicturePathSyntax.
      if (there.has(path) || /^\/|:|\\|\.\.\//.test(src)) return undefined
      const names = ['', './'].flatMap(start => {
        const folder = resolvePicturePath(place.file, start)
        return files.filter(file => file.startsWith(folder)).map(file => start + file.slice(folder.length))
      })
      const meant = formatDidYouMeanHint(
        src,
        names.filter(name => !/\.(?:json|mdx)$/.test(name)),
      )
      return { ...place, message: `names the picture “${src}”, but there is no ${path}${meant}` }
    })
  },
}
