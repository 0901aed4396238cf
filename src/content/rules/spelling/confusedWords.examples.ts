import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The board signs a agreement.', message: '“an”' },
    { en: 'It is read as an contract.', message: '“a”' },
    { en: 'We give legal advise on contracts.', message: '“advice”' },
    { en: 'The company keeps it’s own register.', message: '“its”' },
    { en: 'The principle investigator signs.', message: '“principal”' },
    { en: 'It takes more then a day.', message: '“than”' },
    { fr: 'Le contrat doit être signer.', message: 'être' },
    { fr: 'Nous vous invitons a lire la lettre.', message: '« à »' },
    { fr: 'La personne qui à signé le contrat.', message: '« a »' },
    { fr: 'Le jour ou la clause prend fin.', message: '« où »' },
    { fr: 'Un question du conseil.', message: 'feminine' },
    { fr: 'Cette règlement est écrit.', message: 'masculine' },
    { fr: 'Les parties ont signées le contrat.', message: 'participle' },
  ],
  right: [
    {
      en: 'An hour of a university’s time, or a one-page note: we advise you on its terms, then on a European patent.',
      fr: 'Le conseil a entre les mains une page du silence; il a notre accord, à lire le jour où il est entier.',
    },
    { fr: 'Les clauses que nous avons signées le 3 mai; une image de ce million, et elle à qui on écrit.' },
  ],
}
