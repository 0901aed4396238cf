import type { Language } from '../../../config/languages'
import { toLowercasePattern, lowercaseKeepingLength } from '../../language/lowercasePatterns'
import type { VisibleTextFinding, Rule } from '../rule'
import { extractSentenceAt, usesFirstPersonPlural } from './numberOwner'

/** Finds unproved counts such as “hundreds of companies” or “half of our clients”. */
export const noVagueCounts: Rule = {
  requirement:
    'Counts of the practice’s own work come from facts.json: no “hundreds of companies” and no “half of our clients”.',
  level: 'notice',
  checkVisibleText: ({ file, text, language }) => {
    if (file === 'content/facts.json') return undefined
    return [...lowercaseKeepingLength(text).matchAll(marks[language])].map(
      ({ 0: { length }, index }): VisibleTextFinding | undefined =>
        usesFirstPersonPlural(extractSentenceAt(text, index), language)
          ? {
              index,
              message: `says “${text.slice(index, index + length)}”, a count of the practice that no fact holds; name a fact of content/facts.json, or leave it out`,
              example: '{{companies-served}}',
            }
          : undefined,
    )
  },
}

const marks: Record<Language, RegExp> = {
  en: toLowercasePattern(
    /\b(?:dozens|scores|hundreds|thousands|millions|countless|numerous|a (?:third|quarter|half|majority)|half|two[- ]thirds|three[- ]quarters|the majority|nearly all|almost all|(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:out of|in) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+))(?: of)?(?: (?:our|the|all))? (?:\p{L}+[- ]){0,2}(?:clients?|compan(?:y|ies)|files|mandates|matters|deals|transactions|financings|submissions|approvals|patents|start-?ups|cases)\b|\b(?:some|about|around|roughly|nearly|almost|over|more than) (?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a dozen)(?:,? (?:and )?[\p{L}-]+){0,6}? (?:clients|companies|files|mandates|deals|transactions|start-?ups)\b/giu,
  ),
  fr: toLowercasePattern(
    /(?<!\p{L})(?:(?:des |plusieurs )?(?:dizaines|douzaines|centaines|milliers|millions) d(?:e |’)|d’innombrables |(?:une |la )(?:moitié|majorité) d(?:e nos|es|e )?|(?:un|le) (?:tiers|quart) d(?:e nos|es)|les (?:deux tiers|trois quarts) d(?:e nos|es)|presque tou(?:te)?s (?:nos|les) ?)(?: ?\p{L}+){0,2}? ?(?:clients?|clientes|entreprises|sociétés|dossiers|mandats|transactions|financements|demandes|autorisations|brevets|causes)(?!\p{L})|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|\d+) (?:clients?|clientes?|entreprises?|dossiers?|mandats?) sur (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)(?!\p{L})|(?<!\p{L})une (?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine) d(?:e |’)(?:[\p{L}-]+ ){0,2}?(?:clients?|clientes|entreprises|sociétés|dossiers|mandats|transactions)(?!\p{L})/giu,
  ),
}
