import type { Rule } from '../rule'

export const validPicturePathSyntax: Rule = {
  requirement: 'A picture is named by its path in content/images, or with “./” if it is beside the file.',
  level: 'problem',
  check: ({ pictureReferences }) =>
    pictureReferences.map(({ src, ...place }) => {
      const message = describeFault(src)
      return message
        ? { ...place, message: `names the picture “${src}”, ${message}`, example: '"art/contours-1.png"' }
        : undefined
    }),
}

function describeFault(src: string): string | undefined {
  if (src.includes('\\') || /^[a-z]:/i.test(src)) return 'a place on one computer; put the file into content/images'
  if (/^[a-z]+:\/\//i.test(src)) return 'an address of the web; put the file into content/images'
  if (src.startsWith('/')) return 'which begins with /; write the place under content/images without it'
  if (/(?:^|\/)\.\.(?:\/|$)/.test(src))
    return 'which leads out of its folder; put the file into content/images, or beside the text'
  return /^(?:content\/)?images\//.test(src)
    ? 'which says the folder twice; write the place under content/images'
    : undefined
}
