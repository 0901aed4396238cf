import { stringsOf } from '../../../../lib/strings'
import type { Rule } from '../rule'

const opening =
  /^(?:an? |the |une? |l[ea’'] ?)?(?:picture|image|photo(?:graph(?:ie)?)?|illustration|drawing|graphic|dessin|icon)s? (?:of|showing|de|du|des|d[’']|montrant)(?:\s|\b)/i
const fileName =
  /^[\w-]+\.(?:png|jpe?g|webp|gif|svg|tiff?|heic)$|^(?:img|dsc|dscn|pxl|screenshot|scan)[-_ ]?\d+$|^\w*[-_]\w*\d\w*$/i

export const words: Rule = {
  holds: 'The words of a picture say what it shows: no file name, and not that it is a picture.',
  level: 'problem',
  check: ({ copy, bodies }) => [
    ...copy.flatMap(({ file, field, text, element, lineAt }) => {
      const isAlt = element === 'Figure alt' || /(?:^|\.)alt(?:\.(?:en|fr))?$/.test(field ?? '')
      const message = isAlt && faultOf(text)
      return message
        ? [
            {
              file,
              field,
              line: lineAt?.(0),
              message: `${element ? 'has a picture whose alt' : 'is a text that'} ${message}`,
            },
          ]
        : []
    }),
    // One language alone would leave the picture without words in the other.
    ...bodies.flatMap(({ file, data }) => {
      const texts = stringsOf(data)
      const twin = bodies.find(
        other => other.file !== file && other.file.replace(/[^/]+$/, '') === file.replace(/[^/]+$/, ''),
      )
      const has = (strings: typeof texts) => strings.some(({ field }) => field === 'picture.alt')
      return twin?.data && !has(texts) && has(stringsOf(twin.data))
        ? [
            {
              file,
              field: 'picture.alt',
              message: `is missing; ${twin.file} has words for the picture, and both languages need them`,
            },
          ]
        : []
    }),
  ],
}

function faultOf(text: string): string | undefined {
  if (fileName.test(text.trim())) return `is “${text}”, the name of a file; say what the picture shows`
  const said = opening.exec(text)?.[0]
  return said && `begins with “${said.trim()}”; readers know that it is a picture, say what it shows`
}
