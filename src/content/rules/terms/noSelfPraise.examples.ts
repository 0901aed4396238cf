import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Our lawyers know more than any other firm.', says: 'compare' },
    { fr: 'Personne ne connaît mieux le droit des médicaments.', says: 'compare' },
    { en: 'No one comes close to our knowledge of patents.', says: 'compare' },
    { fr: 'Nul n’approche notre connaissance des brevets.', says: 'compare' },
    { en: 'The firm that wins.', says: 'praise' },
    { fr: 'Le cabinet qui gagne.', says: 'praise' },
    { en: 'We have never lost a case.', says: 'never lost' },
    { fr: 'Nous gagnons vos litiges.', says: 'Nous gagnons' },
    { en: 'Our team is the No. 1 choice of founders.', says: 'No. 1' },
    { fr: 'Notre cabinet est le plus fiable.', says: 'praise' },
    { en: 'Your licence will be granted.', says: 'promised' },
    { fr: 'Neuf dossiers sur dix se règlent.', says: 'promised' },
    { en: '“They saved our company,” says a client.', in: ['field', 'paragraph', 'front matter'], says: 'clients' },
    { fr: '« Ils ont sauvé notre société », raconte une cliente.', says: 'clients' },
  ],
  right: [
    { en: 'Nobody outside the office reads our files.', fr: 'Personne ne signe sans avoir lu.' },
    {
      en: 'The lawyer who reads the contract signs the letter.',
      fr: 'L’avocate qui lit le contrat signe aussi la lettre.',
    },
    { en: 'The court heard the largest case of the year.', fr: 'Le tribunal a entendu la cause la plus longue.' },
    { en: 'The drug is listed in Schedule No. 1.', fr: 'La drogue figure à l’annexe no 1.' },
    { en: 'A trial takes longer than you expect.', fr: 'Un essai est plus long que prévu.' },
  ],
}
