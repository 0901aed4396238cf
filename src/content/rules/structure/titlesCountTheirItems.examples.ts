import type { RuleExamples } from '../examples'

const cards = (en: string, fr: string) => ({
  changes: {
    'content/pages/contact.json': {
      'sections[2]': {
        type: 'cards',
        intro: { title: { en, fr } },
        items: ['Read', 'Write', 'Sign'].map((name, index) => ({
          title: { en: name, fr: ['Lire', 'Écrire', 'Signer'][index] },
          text: { en: `${name} it.`, fr: `${['Lire', 'Écrire', 'Signer'][index]} le tout.` },
        })),
      },
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...cards('Four values', 'Quatre valeurs'),
      message: ['“Four values”', '“Quatre valeurs”', '3 items'],
      level: 'notice',
    },
    {
      ...cards('From call to work, in four steps', 'De l’appel au travail, en quatre étapes'),
      message: ['“four steps”', '“quatre étapes”'],
      level: 'notice',
    },
  ],
  right: [cards('Three values', 'Trois valeurs'), cards('Two weeks with us', 'Deux semaines avec nous')],
}
