import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We offers a plan.', message: 'We offers' },
    { en: 'The clauses is read.', message: 'The clauses is' },
    { en: 'It have a name.', message: 'It have' },
    { fr: 'Nous offre un forfait.', message: 'Nous offre' },
    { fr: 'Les clauses est lue.', message: 'Les clauses est' },
    { fr: 'Elle ont un nom.', message: 'Elle ont' },
  ],
  right: [
    {
      en: 'We are read. The business is read; the process has a name. The series was long, and one of you is read.',
      fr: 'Nous sommes lues. Les clauses sont lues; la lecture des clauses est longue, et elle nous offre un nom.',
    },
  ],
}
