import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Si il reste du temps, on le dit.', message: 'S’il' },
    { fr: 'Le contrat que elle signe est lu.', message: 'qu’elle' },
    { fr: 'Le prix de une licence est écrit.', message: 'd’une' },
    { fr: 'La entreprise signe le contrat.', message: 'L’entreprise' },
    { fr: 'Le rôle de le conseil est écrit.', message: 'du conseil' },
    { fr: 'Nous lisons ce accord et sa annexe.', message: ['cet accord', 'son annexe'] },
    { fr: 'Un nouveau accord est signé.', message: 'nouvel accord' },
  ],
  right: [
    {
      fr: 'S’il le faut, lisez-la avant de la signer, et ce, en une à onze heures, afin de les revoir et de le dire.',
    },
    { fr: 'Le onzième contrat est lu par le huitième conseil; ce à quoi il sert, le hasard ne le dit pas.' },
  ],
}
