import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We read contracts for hundreds of companies.', message: 'hundreds of companies' },
    { en: 'Half of our clients sign in a month.', message: 'Half of our clients' },
    { fr: 'Nous lisons les contrats de centaines d’entreprises.', message: 'centaines d’entreprises' },
    { fr: 'Chez nous, trois clients sur quatre signent.', message: 'trois clients sur quatre' },
    { en: 'We have served some fifty pharmaceutical, biotechnology and device companies.', message: 'some fifty' },
    { fr: 'Nous avons conseillé une cinquantaine d’entreprises.', message: 'une cinquantaine' },
  ],
  right: [
    { en: 'Most companies sign in a month.', fr: 'La plupart des entreprises signent en un mois.' },
    { en: 'We read half of the contract.', fr: 'Nous lisons la moitié du contrat.' },
  ],
}
