import { defaultLanguage } from '../../../config/languages'
import { placeholderProblems, type FillContext } from '../../facts/placeholders'
import { collectStrings } from '../../collectStrings'
import { hasVisibleText } from '../../read/visibleText'
import type { Rule } from '../rule'

// What a page says once there is a founder may name one before there is.
function withFounder({ facts, practice }: FillContext): FillContext {
  const founder = practice.founder ?? { name: '…', role: { en: '…', fr: '…' }, barreau: false }
  return { facts, practice: { ...practice, founder } }
}

export const existingFacts: Rule = {
  requirement: 'Every {{fact}} that copy names exists, in the form that is asked for.',
  level: 'problem',
  requiredParts: ['facts', 'practice'],
  check: input => [
    ...input.jsonFiles
      .filter(({ file }) => hasVisibleText(file) || file === 'content/facts.json')
      .flatMap(({ file, value }) =>
        collectStrings(value).flatMap(({ text, field, language }) =>
          placeholderProblems(
            text,
            /\.named\./.test(field) ? withFounder(input) : input,
            language ?? defaultLanguage,
          ).map(message => ({ file, field, message })),
        ),
      ),
    ...input.mdxFiles.flatMap(({ file, data, language }) =>
      collectStrings(data).flatMap(({ text, field }) =>
        placeholderProblems(text, input, language).map(message => ({ file, field, message })),
      ),
    ),
    ...input.mdxFiles.flatMap(({ file, body, linesBefore, language }) =>
      body
        .split('\n')
        .flatMap((text, index) =>
          placeholderProblems(text, input, language).map(message => ({ file, line: linesBefore + index + 1, message })),
        ),
    ),
  ],
}
