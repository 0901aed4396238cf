import { contentPicturePathPattern, resolvePicturePath } from '../../pictures/pictureReferences'
import type { Rule } from '../rule'

export const noUnusedPictures: Rule = {
  requirement: 'Every picture file is used somewhere.',
  level: 'notice',
  requiredParts: ['pages', 'texts'],
  check: ({ fileSystemEntries, pictureReferences }) => {
    const shown = new Set(pictureReferences.map(({ file, src }) => resolvePicturePath(file, src)))
    return fileSystemEntries
      .filter(
        ({ path, isFolder }) =>
          !isFolder && contentPicturePathPattern.test(path) && !drawings.test(path) && !shown.has(path),
      )
      .map(({ path }) => ({
        file: path,
        message: 'is a picture that nothing shows; name it in a page or a text, or remove it',
      }))
  },
}

// Generated artwork may be unused: a command draws all of it at once, for future pages too.
const drawings = /^content\/images\/art\//
