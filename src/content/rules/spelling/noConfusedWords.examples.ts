import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We give legal advise on contracts.', message: '“advice”' },
    { en: 'The company keeps it’s own register.', message: '“its”' },
    { en: 'The principle investigator signs.', message: '“principal”' },
    { en: 'It takes more then a day.', message: '“than”' },
    { fr: 'Le contrat doit être signer.', message: 'être' },
    { fr: 'Nous vous invitons a lire la lettre.', message: '« à »' },
    { fr: 'La personne qui à signé le contrat.', message: '« a »' },
    { fr: 'Le jour ou la clause prend fin.', message: '« où »' },
    { fr: 'Ils ont lus le contrat.', message: 'participle' },
    { fr: 'Les parties ont signées le contrat.', message: 'participle' },
  ],
  right: [
    {
      en: 'We advise you on its terms, then on the principal amount.',
      fr: 'Le conseil a entre les mains une page; il a notre accord, à lire le jour où il est entier.',
    },
    { fr: 'Les contrats qu’ils ont lus les engagent; ils ont tous les droits et ont inclus la clause.' },
    { fr: 'Les clauses que nous avons signées le 3 mai; et elle à qui on écrit.' },
  ],
}
