import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { Rule } from '../rule'

export const recommendedPlanMatchesFact: Rule = {
  requirement: 'The recommended plan is the one that the claim below the plans names.',
  level: 'notice',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) =>
    findSectionsOfType(pages, 'plans').flatMap(({ file, field, section: { items, note } }) => {
      const marked = items.findIndex(({ recommended }) => recommended)
      const name = items[marked]?.name.en
      return findPlaceholders(note?.en ?? '').map(({ name: id }) => {
        const value = facts[id]?.value
        return typeof value !== 'string' || value === name
          ? undefined
          : {
              file,
              field: `${field}.items${marked < 0 ? '' : `[${marked}].recommended`}`,
              message: `${name ? `recommends “${name}”` : 'recommends no plan'}, where the claim “${id}” of content/facts.json names “${value}”; mark the same plan in both`,
            }
      })
    }),
}
