import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { collectJsonAndFrontMatterStrings } from '../../collectNestedStrings'
import { isLegalFigureFact } from '../../model'
import type { Rule } from '../rule'

export const noUnusedFacts: Rule = {
  requirement: 'Every fact is used in a text or by a claim that depends on it.',
  level: 'notice',
  requiredParts: ['facts', 'pages', 'texts', 'advantages', 'estimator', 'practice', 'navigation', 'categories'],
  // A fact with `otherwise` may be unused: it is kept as evidence for a claim made without a number.
  check: ({ facts, jsonFiles, mdxFiles }) => {
    const named = new Set<string>()
    const texts = [...jsonFiles.map(({ text }) => text ?? ''), ...mdxFiles.flatMap(({ yaml, body }) => [yaml, body])]
    for (const text of texts) for (const { name } of findPlaceholders(text)) named.add(name)
    // Price references and covers name facts in fields instead of placeholders.
    for (const { key, text } of collectJsonAndFrontMatterStrings({ jsonFiles, mdxFiles }))
      if (key === 'fact' || key === 'figures') named.add(text)
    for (const fact of Object.values(facts))
      if ('dependsOn' in fact) Object.keys(fact.dependsOn ?? {}).forEach(name => named.add(name))
    return Object.entries(facts)
      .filter(([name, fact]) => !named.has(name) && (isLegalFigureFact(fact) || !fact.otherwise))
      .map(([name]) => ({
        file: 'content/facts.json',
        field: name,
        message: 'is a fact that no page and no text names; name it where it belongs, or remove it',
        example: `{{${name}}}`,
      }))
  },
}
