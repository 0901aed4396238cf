import { languages } from '../../../config/languages'
import { findWrittenNumbers } from '../../language/writtenNumbers'
import type { Rule } from '../rule'

// A card or two too many or too few: “Two roles” with six cards counts something else.
const near = 2

// “Four values”: the count begins the title. “Two hours a week” counts no items.
const ofTime = /^(?:hours?|days?|weeks?|months?|years?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|minutes?)$/iu

/** Who takes a card away forgets the heading that counts them. */
export const titlesCountTheirItems: Rule = {
  requirement: 'A title that begins with a count, as “Four values” does, counts the items beneath it.',
  level: 'notice',
  requiredParts: ['pages'],
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) => {
        const items = 'items' in section ? section.items : undefined
        if (!items || items.length < 2 || !('intro' in section) || !section.intro) return []
        const { title } = section.intro
        return languages.flatMap(language => {
          const [first] = findWrittenNumbers(title[language], language)
          const [counted = ''] = first?.followingWords ?? []
          return !first ||
            first.index > 0 ||
            first.unit !== 'count' ||
            first.value < 2 ||
            first.value > 12 ||
            !counted ||
            ofTime.test(counted) ||
            first.value === items.length ||
            Math.abs(first.value - items.length) > near
            ? []
            : [
                {
                  file,
                  field: `sections[${index}].intro.title.${language}`,
                  message: `begins with “${first.typed} ${counted}”, where the section has ${items.length} items; if these are meant, correct one of them`,
                },
              ]
        })
      }),
    ),
}
