import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'A founder: “They saved our company,” says a client.', in: ['field'], message: 'They saved our company' },
    { en: 'Our lawyers know more than any other firm.', message: 'compare' },
    { fr: 'Personne ne connaît mieux le droit des médicaments.', message: 'compare' },
    { en: 'No one comes close to our knowledge of patents.', message: 'compare' },
    { fr: 'Nul n’approche notre connaissance des brevets.', message: 'compare' },
    { en: 'We promise you the licence within the quarter.', message: 'promise' },
    { fr: 'Nos contacts ont un accès privilégié à Santé Canada.', message: 'accès privilégié' },
    { en: 'We obtain every approval we ask for.', message: 'every approval' },
    { en: 'The firm that wins.', message: 'praise' },
    { fr: 'Le cabinet qui gagne.', message: 'praise' },
    { en: 'We have never lost a case.', message: 'never lost' },
    { fr: 'Nous gagnons vos litiges.', message: 'Nous gagnons' },
    { en: 'Our team is the No. 1 choice of founders.', message: 'No. 1' },
    { fr: 'Notre cabinet est le plus fiable.', message: 'praise' },
    { en: 'Your licence will be granted.', message: 'promised' },
    { fr: 'Neuf dossiers sur dix se règlent.', message: 'promised' },
    { en: '“They saved our company,” says a client.', in: ['field', 'paragraph', 'front matter'], message: 'clients' },
    { fr: '« Ils ont sauvé notre société », raconte une cliente.', message: 'clients' },
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
