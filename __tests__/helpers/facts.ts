import type { LegalFigureFact } from '../../src/content/model'

/** Creates a legal figure fact with these fields. */
export function legalFigureFact(fields: Partial<LegalFigureFact> = {}): LegalFigureFact {
  return {
    kind: 'law',
    claim: { en: 'The highest fine.', fr: 'L’amende maximale.' },
    value: 5000,
    unit: 'cad',
    provision: {
      en: 'Canada Business Corporations Act, s. 20',
      fr: 'Loi canadienne sur les sociétés par actions, art. 20',
    },
    source: {
      title: { en: 'Canada Business Corporations Act', fr: 'Loi canadienne sur les sociétés par actions' },
      url: { en: 'https://laws-lois.justice.gc.ca/eng/', fr: 'https://laws-lois.justice.gc.ca/fra/' },
    },
    asOf: '2026-11-01',
    reviewBy: '2027-05-20',
    ...fields,
  }
}
