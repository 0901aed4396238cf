import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/glossary.json': { 'terms[0].not.fr[1]': 'promoteur' } },
      message: 'the term itself',
    },
    {
      changes: { 'locales/fr/common.json': { 'blog.loadMore': 'Voir le commanditaire' } },
      message: ['locales/fr', 'promoteur'],
    },
    { fr: 'Pour le commanditaire.', message: ['commanditaire', 'promoteur'] },
    { fr: 'Les Commanditaires paient.', message: 'promoteur' },
    { fr: 'La commanditaire paie.', message: 'promoteur' },
    {
      en: 'Its special partner (<Foreign lang="fr">commanditaire</Foreign>) does not manage.',
      in: ['paragraph'],
      message: 'promoteur',
      level: 'notice',
    },
  ],
  right: [
    { fr: 'Pour le promoteur.', en: 'For the sponsor.' },
    { fr: 'Dans une société en commandite, le commanditaire ne gère pas.' },
  ],
}
