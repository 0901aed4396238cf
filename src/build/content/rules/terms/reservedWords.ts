import type { Rule } from '../rule'
import { wholeWord } from './wholeWord'

export const reservedWords: Rule = {
  holds: 'A law practice does not say of itself what the rules on titles and advertising reserve.',
  level: 'problem',
  checkCopy: ({ text, language }, { glossary }) =>
    glossary.reserved[language].flatMap(word =>
      [...text.matchAll(wholeWord(word))].map(({ index }) => ({
        index,
        message: `says “${word}”, a word that a law practice may not use of itself (content/glossary.json)`,
      })),
    ),
}
