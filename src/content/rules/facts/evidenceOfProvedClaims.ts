import { isLegalFigureFact } from '../../model'
import type { Rule } from '../rule'

const missing =
  /\b(?:to be (?:filed|added|provided|found|confirmed|obtained|kept|supplied)|not yet|pending|no (?:published |known |reliable )?(?:source|evidence|proof|record)s?|unproved|unverified|unknown|will be (?:filed|added|provided)|missing)\b|(?<!\p{L})(?:à (?:déposer|fournir|verser|trouver|confirmer|obtenir|joindre)|pas encore|aucune? (?:source|preuve|pièce)|sans (?:source|preuve)|non (?:prouvée?|vérifiée?)|manquante?)(?!\p{L})/iu

export const evidenceOfProvedClaims: Rule = {
  requirement: 'A claim is marked as proved only if its evidence is on file.',
  level: 'notice',
  requiredParts: ['facts'],
  check: ({ facts }) =>
    Object.entries(facts).map(([id, fact]) => {
      const [words] = (!isLegalFigureFact(fact) && fact.proved && missing.exec(fact.evidence)) || []
      return words
        ? {
            file: 'content/facts.json',
            field: `${id}.proved`,
            message: `is true, but the evidence says “${words}”; keep the proof and say in "evidence" where it is, or set "proved" to false`,
          }
        : undefined
    }),
}
