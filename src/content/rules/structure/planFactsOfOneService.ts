import { parsePlaceholders } from '../../../shared/placeholderSyntax'
import { collectStrings } from '../../collectStrings'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

/** A plan that is copied from another page keeps its price: the facts of one plan begin alike, as `fgc-` does. */
export const planFactsOfOneService: Rule = {
  requirement: 'The price of a plan and what is said in it are facts of one service.',
  level: 'notice',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) => {
    const plans = findSectionsOfType(pages, 'plans').flatMap(({ file, field, section }) =>
      section.items.map((plan, index) => ({ file, field: `${field}.items[${index}].price`, plan })),
    )
    // Of a fact in no price it is not known whether it belongs to a service.
    const services = new Set(plans.map(({ plan }) => getServicePrefix(plan.price.fact)))
    return plans.flatMap(({ file, field, plan: { price, hours, text, features } }) => {
      const other = collectStrings({ hours, text, features })
        .flatMap(({ text }) => parsePlaceholders(text))
        .map(({ name }) => name)
        .filter(name => name in facts && services.has(getServicePrefix(name)))
        .find(name => getServicePrefix(name) !== getServicePrefix(price.fact))
      const message = `is “${price.fact}”, where the plan names “${other ?? ''}”, a fact of another service; see which of them is meant`
      return other ? [{ file, field, message }] : []
    })
  },
}

const getServicePrefix = (factId: string) => factId.replace(/-.*/, '')
