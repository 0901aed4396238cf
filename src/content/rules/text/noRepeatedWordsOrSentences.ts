import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import type { VisibleTextFinding, Findings, Rule } from '../rule'

// Words that may rightly be doubled: French pronouns, English verbs.
const rightly = /^(?:nous|vous|had|that|is|bye|couci|blah)$/iu

export const noRepeatedWordsOrSentences: Rule = {
  requirement: 'No word is repeated in a row by accident, and no sentence is repeated in a paragraph.',
  level: 'notice',
  checkVisibleText: ({ text }) => [
    ...findRepeatedSentences(text),
    ...[...text.matchAll(/(?<![\p{L}\p{N}’'-])(\p{L}{2,})[\s\u00a0]+\1(?![\p{L}\p{N}’'-])/giu)]
      .filter(([, word = '']) => !rightly.test(word))
      .map(({ 0: found, index }) => ({ index, message: `says “${found.replace(/\s+/g, ' ')}”, the same word twice` })),
  ],
}

// Up to three words may be repeated on purpose.
function findRepeatedSentences(text: string): Findings<VisibleTextFinding> {
  const sentences = text.split(/(?<=[.!?;…])[\s\u00a0]+/u)
  if (sentences.length < 2) return []
  const seen = new Set<string>()
  return sentences.map(sentence => {
    const said = sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim()
    if (said.split(' ').length < 4) return undefined
    if (!seen.has(said)) {
      seen.add(said)
      return undefined
    }
    return {
      index: text.lastIndexOf(sentence),
      message: `says “${truncateToSingleLine(sentence, 50)}” twice; take one out`,
    }
  })
}
