import type { Language } from '../../../config/languages'
import { toLowercasePattern, lowercaseKeepingLength } from '../../language/lowercasePatterns'
import type { Rule } from '../rule'

/** Finds correctly spelt words used for another: “legal advise”, « doit être signer », « invitons a lire ». */
export const noConfusedWords: Rule = {
  requirement:
    'Words that are easily confused are used correctly: advise and advice, its and it’s, a and à, signer and signé.',
  level: 'notice',
  checkVisibleText: ({ text, language }) => {
    const small = lowercaseKeepingLength(text)
    return marks[language].map(({ mark, write }) => {
      const match = mark.exec(small)
      if (!match) return undefined
      const found = text.slice(match.index, match.index + match[0].length).replace(/\s+/g, ' ')
      return { index: match.index, message: `says “${found}”; ${write}, or say it another way` }
    })
  },
}

interface Confusion {
  mark: RegExp
  /** The likely correction. */
  write: string
}

const confusions: Record<Language, Confusion[]> = {
  en: [
    {
      mark: /\b(?:legal|good|sound|independent) advise\b|\b(?:our|your|the|of|this|for) advise\b(?! (?:you|them|us|on|that|against))/iu,
      write: 'the noun is “advice”',
    },
    { mark: /\b(?:will|to|can|must|we|may|should) advice\b/iu, write: 'the verb is “advise”' },
    {
      mark: /\bit[’']s (?:own|terms|affiliates|board|obligations|name|file|products?|directors?|shareholders|staff)\b|\bits (?:a|an|the|not|been|important|possible|always|also)\b/iu,
      write: 'what belongs to it is “its”; “it’s” is “it is”',
    },
    {
      mark: /\bprinciple (?:investigators?|places?|offices?|residences?|amounts?|reasons?|shareholders?|endpoints?)\b|\bin principal\b(?!s)/iu,
      write: 'what comes first is “principal”, a rule is a “principle”',
    },
    {
      mark: /\b(?:more|less|rather|better|fewer|greater|other|earlier|later|higher|lower) then\b(?!,)/iu,
      write: 'what is compared takes “than”',
    },
    { mark: /\b(?:could|should|would|must|might) of\b/iu, write: 'it is “have”' },
    {
      mark: /\b(?:to|will|may|can|might|not) loose (?:the|a|an|your|its|their|our|time|money|rights?)\b/iu,
      write: 'the verb is “lose”',
    },
    {
      mark: /\b(?:there|they[’']re) (?:own|rights?|obligations?|shares?|clients?|lawyers?|counsel)\b(?! (?:is|are|was|has))|\byour (?:welcome|ready|entitled|required to|not)\b/iu,
      write: 'what belongs to them is “their”; “you’re” is “you are”',
    },
    {
      mark: /\b(?:has|have|had|no|an|the|any|adverse|its) affect on\b|\b(?:will|may|can|could|does not|not) effect (?:the|your|our|its|their|you|us)\b(?! \w+ (?:of|to) )/iu,
      write: 'the noun is “effect”, the verb “affect”',
    },
    {
      mark: /\bcomplimentary (?:terms|clauses|documents|skills|agreements|products|technolog)|\bin compliment to\b/iu,
      write: 'what completes is “complementary”',
    },
    {
      mark: /\b(?:free|high|late|early)r? trail\b|\b(?:clinical|phase [I\d]+) trails?\b/iu,
      write: 'a study is a “trial”',
    },
    {
      mark: /\b(?:board|counsel|councel) of counsel\b|\b(?:general|outside|in-house|legal|external|opposing) (?:council|consul)\b/iu,
      write: 'a lawyer is “counsel”; a council meets',
    },
  ],
  fr: [
    {
      mark: /(?<=(?<![\p{L}’'])(?:être|avoir|(?:doi(?:t|vent)|peut|peuvent|va|vont|devra|devront|pourra|pourront|dev(?:ez|ons)|pouv(?:ez|ons)|afin d’|pour|d’)[ \u00a0]?être|ont|avons|avez|a été|ont été|est|sont|sera|seront)[ \u00a0])(?!\p{L}+ier(?!\p{L})|(?:cher|léger|entier|amer|fier|étranger|passager|mensonger|hier|super|inter|dîner|souper|déjeuner|pouvoir)(?!\p{L}))\p{Ll}{3,}er(?![\p{L}’-])/u,
      write: 'behind « être » or « avoir » stands a participle: « signé », « signée »',
    },
    {
      mark: /(?<![\p{L}’'-])a[ \u00a0](?!(?:contre|entre|outre|derrière|notre|votre|autre|hier|encore|guère|naguère|titre|propre|être|faire|lire)(?!\p{L}))(?=\p{Ll}+)(?:\p{Ll}{2,}(?:er|ir)(?!\p{L})|\p{Ll}+(?:endre|ettre|ondre|uire|crire|aître|oire)(?!\p{L}))|(?<![\p{L}’'-])a[ \u00a0](?:être|faire|lire|cause de|partir de|propos de|titre de|savoir)(?!\p{L})/u,
      write: 'the preposition is « à »',
    },
    {
      mark: /(?<![\p{L}’'-])(?:il|elle|on|qui|cela|nul)[ \u00a0]à[ \u00a0](?:été|eu|fait|dû|pu|lu|reçu|\p{Ll}{2,}é)(?![\p{L}])/iu,
      write: 'the verb is « a »',
    },
    {
      mark: /(?<!\p{L})(?:d’ou|jusqu’ou)(?!\p{L})|(?<!\p{L})(?:au moment|le jour|au cas|dans le cas|dans la mesure|à l’endroit|au lieu|l’année|le pays)[ \u00a0]ou(?=[ \u00a0](?:ils?|elles?|on|les?|la|l’|nous|vous|une?)(?!\p{L}))|(?:^|(?<=[.!?][ \u00a0]))Ou[ \u00a0](?:est|sont|trouver|aller|en|se)(?!\p{L})/u,
      write: 'the place or the time is « où »',
    },
    {
      mark: /(?<!\p{L})(?:ont|avons|avez|aura|auront|ait|aient)[ \u00a0](?:\p{Ll}{2,}(?:ées|és|ée)|(?!(?:plus|tous|nous|vous|inclus) )\p{Ll}+ue?s)[ \u00a0](?<!(?:que|qu’|quels|quelles)[ \u00a0]?(?:[\p{L}’-]+[ \u00a0]){0,7})(?<!(?:(?<!\p{L})les[ \u00a0]|l’)\p{L}+[ \u00a0]\p{L}+[ \u00a0])(?=(?:les?|la|leurs?|une?|des|ces?|cette|son|sa|ses|nos|notre|vos|votre)[ \u00a0](?!\d|1er|lundi|mardi|mercredi|jeudi|vendredi|mois|jour|soir|matin|fois|nuit))/u,
      write: 'with « avoir », what follows does not change the participle: « ont signé les clauses »',
    },
  ],
}

const marks: Record<Language, Confusion[]> = {
  en: confusions.en.map(toLowercaseConfusion),
  fr: confusions.fr.map(toLowercaseConfusion),
}

function toLowercaseConfusion({ mark, write }: Confusion): Confusion {
  return { mark: toLowercasePattern(mark), write }
}
