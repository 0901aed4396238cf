import { parsePlaceholders } from '../../../shared/placeholderSyntax'
import { collectStrings } from '../../collectStrings'
import type { Rule } from '../rule'

/** A plan that is copied from another page keeps its price: the facts of one plan begin alike, as `fgc-` does. */
export const planFactsOfOneService: Rule = {
  requirement: 'The price of a plan and what is said in it are facts of one service.',
  level: 'notice',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) => {
    // Of a fact in no price it is not known whether it belongs to a service.
    const services = new Set(
      pages.flatMap(({ page: { sections } }) =>
        sections.flatMap(section =>
          section.type === 'plans' ? section.items.map(({ price }) => beginningOf(price.fact)) : [],
        ),
      ),
    )
    return pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) =>
        section.type === 'plans'
          ? section.items.flatMap((item, place) => {
              const price = item.price.fact
              const others = collectStrings({ hours: item.hours, text: item.text, features: item.features })
                .flatMap(({ text }) => parsePlaceholders(text))
                .map(({ name }) => name)
                .filter(name => name in facts && services.has(beginningOf(name)))
              const other = others.find(name => beginningOf(name) !== beginningOf(price))
              return other
                ? [
                    {
                      file,
                      field: `sections[${index}].items[${place}].price`,
                      message: `is “${price}”, where the plan names “${other}”, a fact of another service; see which of them is meant`,
                    },
                  ]
                : []
            })
          : [],
      ),
    )
  },
}

const beginningOf = (id: string) => id.replace(/-.*/, '')
