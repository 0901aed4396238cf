import { collectNestedStrings } from '../../collectNestedStrings'
import { isReservedId } from '../structure/noReservedIds'
import type { Rule } from '../rule'

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const validAndFreeTermAnchors: Rule = {
  requirement: 'The file name of a glossary term is a valid id that nothing else on the glossary page uses.',
  level: 'problem',
  check: ({ terms, pages }) => {
    const places = pages
      .filter(({ page }) => page.sections.some(({ type }) => type === 'glossary'))
      .flatMap(({ file, page }) =>
        collectNestedStrings(page.sections).flatMap(({ key, text }) => (key === 'id' ? [{ file, id: text }] : [])),
      )
    return terms.map(({ file, id }) => {
      if (!form.test(id))
        return {
          file,
          message: `would have the address #${id}; expected a file of small letters, digits and hyphens, in no folder of its own`,
          example: 'content/terms/notice-of-compliance.json',
        }
      if (isReservedId(id))
        return { file, message: `would have the address #${id}, a name that the page itself uses; choose another` }
      const other = places.find(place => place.id === id)
      return other
        ? { file, message: `would have the address #${id}, which a section of ${other.file} has; rename one of them` }
        : undefined
    })
  },
}
