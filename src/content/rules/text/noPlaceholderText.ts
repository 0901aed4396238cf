import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { collectFileStrings } from '../../collectNestedStrings'
import { toLowercasePattern, lowercaseKeepingLength } from '../../language/lowercasePatterns'
import { mayMatch } from '../../language/patternHints'
import type { VisibleTextFinding, Rule } from '../rule'
import { placeholderMarks, taskFirst } from './placeholderMarks'

export const noPlaceholderText: Rule = {
  requirement: 'No placeholder text is left over from drafting.',
  level: 'problem',
  noticeInDrafts: true,
  // Evidence is internal, but it must be complete in case the claim is questioned.
  check: ({ jsonFiles }) =>
    collectFileStrings(jsonFiles.filter(({ file }) => file === 'content/facts.json')).flatMap(
      ({ file, text, field, key, language }) =>
        language || !['evidence', 'provision'].includes(key)
          ? []
          : [...findRemarks(text), findScraps(text)].map(found => found && { file, field, message: found.message }),
    ),
  checkVisibleText: ({ text, source, element, file }) => {
    const words = element ? text : source
    return [
      ...findRemarks(words),
      element === 'td' || element === 'th' || file.startsWith('locales/')
        ? findEmojiAlone(words, file)
        : hasUnknownValue(text, source)
          ? undefined
          : findScraps(words, file),
    ]
  },
}

// “…” stands for a value whose file could not be read, which is reported already.
const hasUnknownValue = (text: string, source: string) => text.includes('…') && findPlaceholders(source).length > 0

// Case-insensitive patterns are matched on lower-case text, which is faster.
const [inCapitals, inSmall] = [
  placeholderMarks.filter(({ pattern }) => !pattern.ignoreCase),
  placeholderMarks
    .filter(({ pattern }) => pattern.ignoreCase)
    .map(({ pattern, hint }) => ({ hint, pattern: toLowercasePattern(pattern) })),
]

// A text about a template may quote its blanks, or say what to write in them.
const aboutBlanks =
  /(?<!\p{L})(?:fill(?:s|ed)? in|fill|insert|enter|write|blanks?|brackets?|templates?|clauses?|remplissez|remplir|remplacez|complétez|ins(?:é|è)re[rz]|inscri(?:re|vez)|indique[rz]|écri(?:re|vez)|crochets|modèles?|gabarits?|formulaires?)(?!\p{L})/iu

// True for words that may be meant: blanks in a text about templates, a task at the start of a sentence, “placeholder”
// or “untitled” within a longer text (“the placeholder arm of the study”).
function isLikelyMeant(words: string, found: string): boolean {
  return found.startsWith('[')
    ? aboutBlanks.test(words.replace(/\[[^\]]*\]/g, ' '))
    : words.match(taskFirst)?.[0] === found || (/^(?:placeholder|untitled)$/i.test(found) && words.length > 30)
}

function findRemarks(words: string): VisibleTextFinding[] {
  const small = lowercaseKeepingLength(words)
  const found = [
    ...inCapitals.filter(mark => mayMatch(words, mark)).flatMap(({ pattern }) => [...words.matchAll(pattern)]),
    ...inSmall.filter(mark => mayMatch(small, mark)).flatMap(({ pattern }) => [...small.matchAll(pattern)]),
  ]
  return found.map(({ 0: { length }, index }) => ({
    index,
    ...(isLikelyMeant(words, words.slice(index, index + length)) && { level: 'notice' as const }),
    message: `holds “${words.slice(index, index + length).trim()}”, which looks like a note or a place holder; write the words that a visitor should read, or take it out`,
  }))
}

// Table cells and interface texts may be short, but an interface text must not be only an emoji: that is no usable
// label.
function findEmojiAlone(words: string, file: string): VisibleTextFinding | undefined {
  return file.startsWith('locales/') && /\p{Extended_Pictographic}/u.test(words) && !/[\p{L}\p{N}]/u.test(words)
    ? { index: 0, message: `says only “${words.trim()}”; write it in words` }
    : undefined
}

const whole =
  /^(?:test(?:ing)?|essai|new (?:page|article|section|title)|nouvelle? (?:page|article|section|titre)|heading ?\d?|titre ?\d?|title ?\d?|text|texte|label|checklist|list|liste(?: de contrôle)?|table|tableau|chart|graph(?:ique)?|callout|encadré|alt(?:ernative)? text|texte (?:de remplacement|alternatif)|n\/?a|null|undefined|nan|\[object object\])$/iu

// File names of copies; « copie de votre dossier » may be ordinary text.
const copied = /^(?:Copy of|Copie de) \p{Lu}/u

// Texts that are only a letter, punctuation or a filler word.
function findScraps(words: string, file = ''): VisibleTextFinding | undefined {
  const said = words.trim()
  // The delimiter row of a broken table is reported by another rule.
  if (/^\|[-:|\s]+\|$/u.test(said)) return undefined
  if (/^(?:\p{L}|[\p{P}\p{S}\s]+)$/u.test(said))
    return { index: 0, message: `says only “${said}”; write the words that a visitor should read` }
  return whole.test(said) || copied.test(said)
    ? {
        index: 0,
        // Only a notice where these may be real: an owner has a title, a drug a label, and a column may contain
        // lists.
        ...((/^(?:title|titre|checklist|list|liste.*|table|tableau|chart|graph.*)$/iu.test(said) ||
          file.startsWith('content/terms/')) && { level: 'notice' as const }),
        message: `says only “${said}”, which looks like a place holder; write the words that a visitor should read`,
      }
    : undefined
}
