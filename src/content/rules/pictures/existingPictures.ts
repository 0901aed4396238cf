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
      // Invalid paths are reported by validPicturePathSyntax, and missing ones where the field is defined.
      if (!src || there.has(path) || /^\/|:|\\|\.\.\//.test(src)) return undefined
      if (files.some(file => file.normalize() === path.normalize()))
        return {
          ...place,
          message: `names the picture “${src}”, whose file writes its accents in another way, as Macs do; rename the file without accents, here as well`,
          example: src.normalize('NFD').replace(/\p{M}/gu, ''),
        }
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
