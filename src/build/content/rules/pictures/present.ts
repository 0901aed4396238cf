import { join } from 'node:path'
import { suggestion } from '../../../../lib/nearest'
import { filesUnder, isPresent } from '../../files'
import { namedPictures, pictureFile } from '../../pictureFiles'
import { pictureFault } from '../../pictureKinds'
import type { Rule } from '../rule'

export const present: Rule = {
  holds: 'A picture that is named is there, and is the picture that its name says.',
  level: 'problem',
  check: input => {
    const images = filesUnder(input.root, 'content/images', '').map(name => name.replace('content/images/', ''))
    return namedPictures(input).flatMap(({ src, ...place }) => {
      const path = pictureFile(place.file, src)
      if (!isPresent(input.root, path))
        return [{ ...place, message: `names the picture “${src}”, but there is no ${path}${suggestion(src, images)}` }]
      const fault = pictureFault(join(input.root, path))
      return fault ? [{ ...place, message: `names the picture “${src}”, which ${fault}` }] : []
    })
  },
}
