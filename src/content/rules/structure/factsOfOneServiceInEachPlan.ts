import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { collectNestedStrings } from '../../collectNestedStrings'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

/** Catches a plan copied from another page with its prices: facts of one service share a prefix, such as `fgc-`. */
export const factsOfOneServiceInEachPlan: Rule = {
  requirement: 'The price and the description of a plan use facts of the same service.',
  level: 'notice',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) => {
    const plans = findSectionsOfType(pages, 'plans').flatMap(({ file, field, section }) =>
      section.items.map((plan, index) => ({ file, field: `${field}.items[${index}].price`, plan })),
    )
    // Only prefixes of plan prices are known to be services.
    const services = new Set(plans.map(({ plan }) => getServicePrefix(plan.price.fact)))
    return plans.map(({ file, field, plan: { price, hours, text, features } }) => {
      const other = collectNestedStrings({ hours, text, features })
        .flatMap(({ text }) => findPlaceholders(text))
        .map(({ name }) => name)
        .filter(name => name in facts && services.has(getServicePrefix(name)))
        .find(name => getServicePrefix(name) !== getServicePrefix(price.fact))
      const message = `is “${price.fact}”, where the plan names “${other ?? ''}”, a fact of another service; see which of them is meant`
      return other ? { file, field, message } : undefined
    })
  },
}

const getServicePrefix = (factId: string) => factId.replace(/-.*/, '')
