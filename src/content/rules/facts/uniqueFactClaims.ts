import { languages } from '../../../config/languages'
import type { Rule } from '../rule'

/** Catches claims copied from another fact and not rewritten. */
export const uniqueFactClaims: Rule = {
  requirement: 'No two facts have the same claim.',
  level: 'notice',
  requiredParts: ['facts'],
  check: ({ facts }) => {
    const all = Object.entries(facts)
    return languages.flatMap(language =>
      all.map(([id, { claim }], index) => {
        const [earlier] = all.slice(0, index).find(([, other]) => other.claim[language] === claim[language]) ?? []
        return earlier === undefined
          ? undefined
          : {
              file: 'content/facts.json',
              field: `${id}.claim.${language}`,
              message: `says the same as the claim of “${earlier}”; say what this number is`,
            }
      }),
    )
  },
}
