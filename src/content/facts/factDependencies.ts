import type { ContentProblem } from '../contentProblems'
import { formatDidYouMeanHint } from '../language/didYouMean'
import { isLegalFigureFact, type Facts } from '../model'

/** A fact derived from another one that has changed since, with a reason worded to follow the field name. */
interface StaleFact {
  id: string
  reason: string
}

/**
 * The ids of the facts to check again, each with the reason: a fact in its `dependsOn` has another value or a later
 * `asOf` now.
 */
export function findFactsWithChangedDependencies(facts: Facts): StaleFact[] {
  return dependencies(facts).flatMap(({ id, on, then, asOf }) => {
    const fact = facts[on]
    if (!fact) return []
    const now = JSON.stringify(fact.value)
    if (now !== JSON.stringify(then))
      return [
        {
          id,
          reason: `was worked out when “${on}” was ${JSON.stringify(then)}; that is ${now} now. Check the claim, then write ${now} in its dependsOn and today in its asOf`,
        },
      ]
    return fact.asOf > asOf
      ? [{ id, reason: `is of ${asOf}, and “${on}” was set on ${fact.asOf}. Check the claim and set its asOf` }]
      : []
  })
}

/** Reports names in `dependsOn` that are not facts, and circular dependencies. */
export function findInvalidFactDependencies(facts: Facts): ContentProblem[] {
  const file = 'content/facts.json'
  return dependencies(facts).flatMap(({ id, on }) => {
    const field = `${id}.dependsOn.${on}`
    if (on === id) return [{ file, field, message: 'is the fact itself; name the facts that it was worked out from' }]
    if (!facts[on])
      return [{ file, field, message: `is no fact of this file${formatDidYouMeanHint(on, Object.keys(facts))}` }]
    return isDependentOn(facts, on, id)
      ? [
          {
            file,
            field,
            message: `depends on “${id}” in turn; one of the two was worked out first, and names no other`,
          },
        ]
      : []
  })
}

// Transitive; `seen` guards against cycles.
function isDependentOn(facts: Facts, id: string, other: string, seen = new Set<string>()): boolean {
  const fact = facts[id]
  if (!fact || isLegalFigureFact(fact) || seen.has(id)) return false
  seen.add(id)
  return Object.keys(fact.dependsOn ?? {}).some(on => on === other || isDependentOn(facts, on, other, seen))
}

function dependencies(facts: Facts) {
  return Object.entries(facts).flatMap(([id, fact]) =>
    isLegalFigureFact(fact)
      ? []
      : Object.entries(fact.dependsOn ?? {}).map(([on, then]) => ({ id, on, then, asOf: fact.asOf })),
  )
}
