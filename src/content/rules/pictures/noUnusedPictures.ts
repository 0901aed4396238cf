import { resolvePicturePath } from '../../pictures/pictureReferences'
import type { Rule } from '../rule'

export const noUnusedPictures: Rule = {
  holds: 'Every picture of the content is shown somewhere.',
  level: 'notice',
  needs: ['pages', 'texts'],
  check: ({ entries, named }) => {
    const shown = new Set(named.map(({ file, src }) => resolvePicturePath(file, src)))
    return entries
      .filter(({ path, isFolder }) => !isFolder && picture.test(path) && !drawings.test(path) && !shown.has(path))
      .map(({ path }) => ({
        file: path,
        message: 'is a picture that nothing shows; name it in a page or a text, or remove it',
      }))
  },
}

const picture = /^content\/(?:images|articles|documents|pages)\/.*\.(?:png|jpe?g|webp)$/i

// The site’s own drawings wait for the next page: they are made by a command, all at once.
const drawings = /^content\/images\/art\//
