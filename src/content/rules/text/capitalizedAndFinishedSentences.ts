import { isInDictionaryWholeOrInParts } from '../../language/spelling'
import type { VisibleText } from '../../read/visibleText'
import type { VisibleTextFinding, Findings, Rule } from '../rule'

export const capitalizedAndFinishedSentences: Rule = {
  requirement: 'A sentence starts with a capital letter and is complete.',
  level: 'notice',
  checkVisibleText: copy => [...findSmallLettersAfterStop(copy), findUnfinishedEnds(copy)],
}

// A full stop ends a sentence only after a complete word; most abbreviations are not in the dictionary, these are.
const abbreviations = /^(?:approx|incl|excl|dept|misc|resp|prof|prov)$/u

function findSmallLettersAfterStop({ text, language }: VisibleText): Findings<VisibleTextFinding> {
  return [...text.matchAll(smallLetterAfterStop)].map(({ index, groups: { last = '', next = '' } = {} }) =>
    !abbreviations.test(last) &&
    isInDictionaryWholeOrInParts(last, language) &&
    isInDictionaryWholeOrInParts(next, language)
      ? {
          index,
          message: `begins a sentence with a small letter (“${last}. ${next}”); write a capital, or take out the full stop`,
        }
      : undefined,
  )
}

// The lookbehind comes last because it is slow.
const smallLetterAfterStop = /\. (?=(?<next>\p{Ll}{2,})[\s,])(?<=(?<![\p{L}.])(?<last>\p{Ll}{4,})\. )/gu

function findUnfinishedEnds({
  text,
  source,
  element,
  file,
  field,
  language,
}: VisibleText): VisibleTextFinding | undefined {
  // Not checked, as they may end without punctuation: interface texts, headings, list items, table cells, and fields of
  // labels or list items.
  if (
    file.startsWith('locales/') ||
    (element && element !== 'p') ||
    /keywords|claim|points|features|benefits|excluded|names|(?:title|name|label|question|eyebrow|badge)\.?(?:en|fr)?$/i.test(
      field ?? '',
    )
  )
    return undefined
  const [found] = open[language].exec(text.trimEnd()) ?? []
  if (found && text.trim().length > found.length)
    return { index: text.length - found.length, message: `ends with “${found.trim()}”; write the sentence to its end` }
  if (element) return findMissingStop(text.trim())
  return ofSentences.test(field ?? '') ? findSmallLetterOrMissingStop(source.trim()) : undefined
}

// Fields with sentences. A single one may be a label; of several, the last must end like the others.
const ofSentences = /(?:^|\.)(?:text|lead|summary|note|excerpt|description)(?:\.(?:en|fr))?$/

function findSmallLetterOrMissingStop(typed: string): VisibleTextFinding | undefined {
  const [small] = /^\p{Ll}[\p{Ll}’'-]*(?=[\s\u00a0,])/u.exec(typed) ?? []
  if (small) return { index: 0, message: `begins with a small letter (“${small}”); write a capital` }
  return findMissingStop(typed)
}

function findMissingStop(typed: string): VisibleTextFinding | undefined {
  return /[\p{L}\p{N})][.!?][\s\u00a0]+\p{Lu}.*[\p{L}\p{N})]$/su.test(typed)
    ? { index: typed.length, message: 'lacks the full stop at its end; write one, or finish the sentence' }
    : undefined
}

const open = {
  en: /[,;]$|(?<=[\s,])(?:and|or|but|the|a|an|of|to|with|for|by|from|our|your|which|because)$/u,
  fr: /[,;]$|(?<=[\s,])(?:et|ou|mais|le|la|les|un|une|des|du|de|avec|pour|par|nos|vos|notre|votre|qui|que|dont|dans|aux?)$/u,
}
