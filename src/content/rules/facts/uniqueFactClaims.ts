import { languages } from '../../../config/languages'
import { pairWithEarlier } from '../pairWithEarlier'
import type { Rule } from '../rule'

/** Catches claims copied from another fact and not rewritten. */
export const uniqueFactClaims: Rule = {
  requirement: 'No two facts have the same claim.',
  level: 'notice',
  requiredParts: ['facts'],
  check: ({ facts }) =>
    languages.flatMap(language =>
      pairWithEarlier(Object.entries(facts), ([, { claim }]) => claim[language]).map(({ item: [id], earlier }) => ({
        file: 'content/facts.json',
        field: `${id}.claim.${language}`,
        message: `says the same as the claim of “${earlier[0]}”; say what this number is`,
      })),
    ),
}
