import { sampleTerm, sampleTermFilePath } from '../terms/sampleTerm'
import { createExampleTextAppender, type FileChanges, type RuleExamples } from '../examples'

/** A fact that counts years, and a document that uses it and adds another sentence. */
const besideTenYears = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/facts.json': {
      'patent-years': {
        claim: { en: 'Years managing patents.', fr: 'Années de gestion de brevets.' },
        value: 10,
        unit: 'count',
        evidence: 'The practice’s own record.',
        asOf: '2026-10-01',
        reviewBy: '2027-04-01',
        proved: true,
      },
    },
    'content/documents/privacy/en.mdx': createExampleTextAppender(`It took {{patent-years}} years. ${en}`),
    'content/documents/privacy/fr.mdx': createExampleTextAppender(`Il a fallu {{patent-years}}\u00a0ans. ${fr}`),
  },
})

export const examples: RuleExamples = {
  wrong: [
    // A sentence about the law may state a price of the practice: this is only a notice.
    {
      en: 'To avoid a penalty, our starter plan is $5,000.',
      fr: 'Pour éviter une amende, notre forfait est à 5\u00a0000\u00a0$.',
      message: '$5,000',
      level: 'notice',
      in: ['paragraph'],
    },
    // A number about something else may equal a fact of the practice: this is only a notice.
    {
      en: 'The lease of the laboratory costs $5,000 a month.',
      fr: 'Le bail du laboratoire coûte 5\u00a0000\u00a0$ par mois.',
      message: ['5', 'starter-price'],
      level: 'notice',
      in: ['paragraph'],
    },
    {
      en: 'Humidity stays between 60% and 70%.',
      fr: 'L’humidité reste entre 60\u00a0% et 70\u00a0%.',
      message: 'saving',
      level: 'notice',
      in: ['paragraph'],
    },
    { en: 'Our plan is $5,000 a month.', message: ['$5,000', 'starter-price'] },
    { en: 'Our plan is 5,000 dollars a month.', message: '5,000 dollars' },
    { en: 'Our plan is five thousand dollars a month.', message: 'five thousand dollars' },
    { en: 'Our plan is $5K a month.', message: '$5K' },
    { fr: 'Notre forfait est de 5\u00a0000\u00a0$ par mois.', message: ['5\u00a0000\u00a0$', 'starter-price'] },
    { fr: 'Notre forfait est de cinq mille dollars par mois.', message: 'cinq mille dollars' },
    { en: 'A year of our plan is $60,000.', message: ['$60,000', 'starter-price:yearly'] },
    { en: 'You save sixty to seventy percent.', message: ['sixty to seventy percent', 'saving'] },
    { fr: 'Vous épargnez de 60 à 70\u00a0%.', message: ['60 à 70\u00a0%', 'saving'] },
    { en: 'More than 150 companies served.', message: ['150', 'clients'] },
    {
      en: 'The register names 150 companies that import plasma.',
      fr: 'Le registre nomme 150 entreprises qui importent du plasma.',
      message: '150',
      level: 'notice',
      in: ['paragraph'],
    },
    {
      ...besideTenYears('We managed patents for ten years.', 'Nous avons géré des brevets pendant dix ans.'),
      message: ['“ten”', 'patent-years'],
    },
    // A fee in a term’s definition may equal a price of the practice: this is only a notice.
    {
      changes: {
        [sampleTermFilePath]: JSON.stringify({
          ...sampleTerm,
          definition: {
            en: 'A study for which the law asks a fee of $5,000. An ethics board approves it for each site before anyone takes the drug at that site.',
            fr: 'L’étude pour laquelle la loi demande des frais de 5\u00a0000\u00a0$. Un comité d’éthique l’approuve pour chaque lieu avant toute prise du médicament.',
          },
        }),
      },
      message: '$5,000',
      level: 'notice',
    },
    { en: 'Some pay $77.', in: ['field'], message: '$77' },
  ],
  right: [
    // “Growth” and “start-up” resemble names of plans but are common words here.
    {
      en: 'The hospital asks the sponsor for a growth of $77 and a start-up fee of $2,600.',
      fr: 'L’hôpital demande au promoteur des frais de démarrage de 2\u00a0600\u00a0$.',
      in: ['paragraph'],
    },
    besideTenYears('Write to us before the 10 of the month.', 'Écrivez avant le 10 du mois.'),
    // The fact counts years, so the same number of patents does not match it.
    besideTenYears('Ten patents, one product.', 'Dix brevets, un produit.'),
    { en: 'At most $5,000 million.', fr: 'Au plus 5\u00a0000\u00a0M$.', in: ['paragraph'] },
    { en: 'The offence carries a fine of $5,000.', fr: 'L’infraction entraîne une amende de 5\u00a0000\u00a0$.' },
    { en: 'GST at 5% and QST are added.', fr: 'La TPS de 5\u00a0% et la TVQ s’ajoutent.' },
    { en: 'The term is 20 years.', fr: 'La durée est de 20 ans.' },
  ],
}
