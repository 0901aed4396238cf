import type { VisibleTextFinding, Findings, Rule } from '../rule'
import { isLowercaseDictionaryWord } from '../../language/dictionaries'
import { isInDictionaryWholeOrInParts } from '../../language/spelling'

export const noMisplacedCapitals: Rule = {
  requirement: 'Titles, names of acts, adjectives, days and months are not capitalized within a French sentence.',
  level: 'notice',
  checkVisibleText: ({ text, language, element }) =>
    language === 'fr'
      ? [
          findTitleCase(text, element),
          findCapitalizedAdjective(text),
          ...findCapitalsWithinSentence(text),
          ...findCapitalsInActNames(text),
        ]
      : [],
}

function isHeading(element = ''): boolean {
  return /^h[2-4]$/.test(element)
}

// Postal addresses consist of names: « 390, rue Notre-Dame Ouest, Montréal (QC) H2Y 1T9 ».
const postalCode = /(?<!\p{L})\p{Lu}\d\p{Lu}[ \u00a0]?\d\p{Lu}\d/u

// English title case: « Les Meilleures Pratiques Du Droit ». In headings, which rarely contain names, two capitals are
// enough: « Les Conditions Financières ».
function findTitleCase(text: string, element?: string): VisibleTextFinding | undefined {
  if (text.length > 140 || postalCode.test(text)) return undefined
  const words = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}’'-]{2,}/gu)]
    .slice(1)
    .map(([word]) => word.replace(/^.*[’']/, ''))
    .filter(word => word.length > 1)
  const raised = words.filter(
    word => /^\p{Lu}\p{Ll}/u.test(word) && isInDictionaryWholeOrInParts(word.toLowerCase(), 'fr'),
  )
  const small = words.filter(word => /^\p{Ll}/u.test(word))
  return raised.length > 1 &&
    raised.length > small.length &&
    (raised.some(word => inside.test(word) || raised.length > 2) ||
      (isHeading(element) && raised.every(word => word !== 'Canada' && isLowercaseDictionaryWord(word, 'fr'))))
    ? {
        index: 0,
        message: `has a capital on most words (“${raised.slice(0, 3).join('”, “')}”); French writes one at the beginning, and on names`,
      }
    : undefined
}

// « Propriété Intellectuelle »: a label of a noun and an adjective has no other words to judge by.
const label =
  /^\p{Lu}\p{Ll}{3,}[ \u00a0](?<adjective>\p{Lu}\p{Ll}{2,}(?:el|elle|ique|aire|al|ale|aux|ive?|euse|eux|oire|able|ible)s?)$/u

function findCapitalizedAdjective(text: string): VisibleTextFinding | undefined {
  const { adjective } = label.exec(text.trim())?.groups ?? {}
  return adjective && isLowercaseDictionaryWord(adjective, 'fr')
    ? { index: text.indexOf(adjective), message: formatMessage(adjective) }
    : undefined
}

function formatMessage(word: string): string {
  return `has a capital on “${word}”; French writes it in small letters here, unless it is part of a name`
}

const inside = /^(?:Du|De|Des|Et|Le|La|Les|Pour|En|Au|Aux|Sur|Dans|Par|Avec|Un|Une|À|Ou|Vos|Nos|Votre|Notre)$/u

const adjectives =
  'Québécois(?:es?)?|Canadien(?:ne)?s?|Montréalais(?:es?)?|Américain(?:e)?s?|Européen(?:ne)?s?|Français(?:es?)?|Anglais(?:es?)?|Ontarien(?:ne)?s?|Britanniques?|Internationa(?:l|le|ux|les)'
const times =
  'Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Mars|Avril|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre'

// « Une entreprise Québécoise »; nouns for people (« les Québécois ») keep the capital. The lookahead comes first because
// the lookbehinds are slow.
const capitalizedWords = new RegExp(
  `(?=[A-Z])(?:(?<=(?<![\\p{L}’'-])(?!(?:les|des|aux|ces|leurs|nos|vos|une|un|le|la|du|au|et|ou|de|chez|deux|trois|plusieurs|quelques|certains|certaines|tous|toutes|entre|mille|millions)[ \\u00a0])\\p{Ll}{3,}[ \\u00a0])(?:${adjectives})(?![\\p{L}-])|(?<=(?<!\\p{L})(?:en|et|de|ou|depuis|jusqu’en|dès|tous les|mi-)[ \\u00a0]?)(?:${times})(?![\\p{L}-]))`,
  'gu',
)

// « Loi Sur Les Brevets », « Règlement sur les Aliments »: only the first word of an act’s name is capitalized.
const act =
  /(?<!\p{L})(?:Loi|Règlement|Code|Charte|Arrêté|Décret|Ordonnance|Ligne|Convention|Traité)(?: \p{L}+){0,2}?[ \u00a0](?:(?:Sur|Du|Des|De|D’|Les?|La|Concernant|Relative?|Régissant|Civil|Criminel|Pénal|Directrice|Canadienne|Québécoise)(?![\p{L}’])|D’(?=\p{L})|(?:sur|concernant|régissant) (?:les? |la |l’)(?<noun>\p{Lu}\p{Ll}{3,}))/gu
// Names of bodies and peoples keep their capital.
const bodies =
  /^(?:Barreau|Parlement|Cour|Cours|Tribunal|Tribunaux|Banque|Bureau|Indiens|Code|Conseil|Office|Agence|Commission|Régie|Société|Autorité|Ministère|Assemblée|Sénat|Bourse|Collège|Ordre|Centre|Institut|Bibliothèque|Gendarmerie|Fonds|Charte|Loi|Musée|Monnaie|Service|Curateur|Protecteur|Directeur|Procureur|Couronne|Premières|Inuits?|Métis)$/u

function findCapitalsInActNames(text: string): Findings<VisibleTextFinding> {
  return [...text.matchAll(act)].map(({ 0: found, index, groups: { noun } = {} }) =>
    noun && (bodies.test(noun) || !isInDictionaryWholeOrInParts(noun.toLowerCase(), 'fr'))
      ? undefined
      : {
          index,
          message: `says « ${found} » with capitals inside; French writes the name of an act as « Loi sur les brevets »`,
        },
  )
}

function findCapitalsWithinSentence(text: string): Findings<VisibleTextFinding> {
  return [...text.matchAll(capitalizedWords)].map(({ 0: word, index }) => ({
    index,
    message: formatMessage(word),
  }))
}
