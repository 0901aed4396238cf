import type { Rule } from '../rule'

// Pronouns that French rightly says twice, and verbs that English does.
const rightly = /^(?:nous|vous|had|that|is|bye|couci|blah)$/iu

/** A word is typed once. */
export const repeated: Rule = {
  holds: 'No word stands twice in a row by accident.',
  level: 'notice',
  checkCopy: ({ text }) =>
    [...text.matchAll(/(?<![\p{L}\p{N}’'-])(\p{L}{2,})[\s\u00a0]+\1(?![\p{L}\p{N}’'-])/giu)]
      .filter(([, word = '']) => !rightly.test(word))
      .map(({ 0: found, index }) => ({ index, message: `says “${found.replace(/\s+/g, ' ')}”, the same word twice` })),
}
