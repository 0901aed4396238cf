import { languages } from '../../../config/languages'
import { findWrittenNumbers } from '../../language/writtenNumbers'
import type { Rule } from '../rule'

// A card or two too many or too few: “Two roles” with six cards counts something else.
const near = 2

// “Four values”: the count begins the title. “Two hours a week” counts no items.
const ofTime = /^(?:hours?|days?|weeks?|months?|years?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|minutes?)$/iu

// What the items of a section are called: “…, in five steps” counts them wherever it stands.
const itemNames =
  /^(?:steps?|étapes?|plans?|packages?|forfaits?|values?|valeurs?|ways?|façons?|reasons?|raisons?|questions?)$/iu

/** Who takes a card away forgets the heading that counts them. */
export const titlesCountTheirItems: Rule = {
  requirement: 'A title with a count, such as “Four values” or “In five steps”, counts the items beneath it.',
  level: 'notice',
  requiredParts: ['pages'],
  check: ({ pages }) =>
    pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) => {
        const items = 'items' in section ? section.items : undefined
        if (!items || items.length < 2 || !('intro' in section) || !section.intro) return []
        const { title } = section.intro
        return languages.flatMap(language => {
          const count = findWrittenNumbers(title[language], language).find(
            ({ index, followingWords: [counted = ''] }) =>
              index === 0 ? counted && !ofTime.test(counted) : itemNames.test(counted),
          )
          return !count ||
            count.unit !== 'count' ||
            count.value < 2 ||
            count.value > 12 ||
            count.value === items.length ||
            Math.abs(count.value - items.length) > near
            ? []
            : [
                {
                  file,
                  field: `sections[${index}].intro.title.${language}`,
                  message: `says “${count.typed} ${count.followingWords[0] ?? ''}”, where the section has ${items.length} items; if these are meant, correct one of them`,
                },
              ]
        })
      }),
    ),
}
