import { languages } from '../../../config/languages'
import { findNumbersInText } from '../../language/numbersInText'
import type { Rule } from '../rule'

// Maximum difference to report: “Two roles” above six cards counts something else.
const near = 2

// A count at the start of a title (“Four values”) counts items, unless it is a duration (“Two hours a week”).
const ofTime = /^(?:hours?|days?|weeks?|months?|years?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)$/iu

// Nouns for items: with them the count may be anywhere in the title (“…, in five steps”).
const itemNames =
  /^(?:steps?|étapes?|plans?|packages?|forfaits?|values?|valeurs?|ways?|façons?|reasons?|raisons?|questions?)$/iu

/** Catches headings that were not updated when an item was added or removed. */
export const titlesCountTheirItems: Rule = {
  requirement: 'A title with a count, such as “Four values” or “In five steps”, states the number of items below it.',
  level: 'notice',
  requiredParts: ['pages'],
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) => {
        const items = 'items' in section ? section.items : undefined
        if (!items || items.length < 2 || !('intro' in section) || !section.intro) return []
        const { title } = section.intro
        return languages.map(language => {
          const count = findNumbersInText(title[language], language).find(
            ({ index, followingWords: [counted = ''] }) =>
              index === 0 ? counted && !ofTime.test(counted) : itemNames.test(counted),
          )
          return !count ||
            count.unit !== 'count' ||
            count.value < 2 ||
            count.value > 12 ||
            count.value === items.length ||
            Math.abs(count.value - items.length) > near
            ? undefined
            : {
                file,
                field: `sections[${index}].intro.title.${language}`,
                message: `says “${count.typed} ${count.followingWords[0] ?? ''}”, where the section has ${items.length} items; if these are meant, correct one of them`,
              }
        })
      }),
    ),
}
