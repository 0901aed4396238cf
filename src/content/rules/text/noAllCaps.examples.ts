import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'READ EACH FILE with care.', message: '“READ EACH FILE”' },
    { fr: 'Le contrat est TOUJOURS SIGNÉ.', message: '“TOUJOURS SIGNÉ”' },
  ],
  right: [{ en: 'The GST and QST of an IP plan, USA and EU.', fr: 'La TPS et la TVQ, É.-U. et UE.' }],
}
