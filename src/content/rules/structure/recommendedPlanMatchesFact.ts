import { parsePlaceholders } from '../../../shared/placeholderSyntax'
import type { Rule } from '../rule'

export const recommendedPlanMatchesFact: Rule = {
  requirement: 'The recommended plan is the one that the claim under the plans names.',
  level: 'notice',
  requiredParts: ['pages', 'facts'],
  check: ({ pages, facts }) =>
    pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) => {
        if (section.type !== 'plans' || !section.note) return []
        const marked = section.items.findIndex(({ recommended }) => recommended)
        const name = section.items[marked]?.name.en
        return parsePlaceholders(section.note.en).flatMap(({ name: id }) => {
          const value = facts[id]?.value
          return typeof value !== 'string' || value === name
            ? []
            : [
                {
                  file,
                  field: `sections[${index}].items${marked < 0 ? '' : `[${marked}].recommended`}`,
                  message: `${name ? `recommends “${name}”` : 'recommends no plan'}, where the claim “${id}” of content/facts.json names “${value}”; mark the same plan in both`,
                },
              ]
        })
      }),
    ),
}
