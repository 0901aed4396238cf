/** A valid glossary term, which examples add to the test project. */
export const sampleTerm = {
  term: { en: 'clinical trial', fr: 'essai clinique' },
  definition: {
    en: 'A study of a drug in persons that looks at its effects or its safety. It needs the approval of an ethics board for each site before it begins.',
    fr: 'L’étude d’une drogue chez des personnes, qui porte sur ses effets ou son innocuité. Un comité d’éthique l’approuve pour chaque lieu avant qu’elle commence.',
  },
  source: {
    title: { en: 'Food and Drug Regulations, s. C.05.001', fr: 'Règlement sur les aliments et drogues, art. C.05.001' },
    publisher: { en: 'Department of Justice Canada', fr: 'Ministère de la Justice du Canada' },
    url: { en: 'https://laws-lois.justice.gc.ca/eng/', fr: 'https://laws-lois.justice.gc.ca/fra/' },
    date: { en: 'current to June 14, 2026', fr: 'à jour au 14 juin 2026' },
  },
  asOf: '2026-11-10',
  reviewBy: '2027-05-10',
}

export const sampleTermFilePath = 'content/terms/clinical-trial.json'
