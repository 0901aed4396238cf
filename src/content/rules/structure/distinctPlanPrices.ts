import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

/** Catches a plan copied from another without changing the price. */
export const distinctPlanPrices: Rule = {
  requirement: 'Plans with different hours have different prices.',
  level: 'notice',
  requiredParts: ['pages'],
  check: ({ pages }) =>
    findSectionsOfType(pages, 'plans').flatMap(({ file, field, section: { items } }) =>
      items.map(({ price, hours }, index) => {
        const earlier = items
          .slice(0, index)
          .findIndex(other => other.price.fact === price.fact && other.hours?.en !== hours?.en)
        return earlier < 0
          ? undefined
          : {
              file,
              field: `${field}.items[${index}].price.fact`,
              message: `is “${price.fact}”, the price of items[${earlier}] too; name the fact of this plan`,
            }
      }),
    ),
}
