import type { Rule } from '../rule'

export const asciiFileNames: Rule = {
  requirement: 'The file name of a picture has only unaccented letters, digits, hyphens and underscores.',
  level: 'notice',
  check: ({ fileSystemEntries }) =>
    fileSystemEntries
      .filter(({ path, isFolder }) => !isFolder && picture.test(path) && !/^[\w./-]+$/.test(path))
      .map(({ path }) => ({
        file: path,
        message:
          'has spaces, accents or signs in its name, which some hosts and programs do not take; rename it, also where it is named',
        example: 'our-office.jpg',
      })),
}

const picture = /^content\/.*\.(?:png|jpe?g|webp)$/i
