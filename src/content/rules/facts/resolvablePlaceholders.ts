import { defaultLanguage } from '../../../config/languages'
import { findPlaceholderProblems } from '../../facts/findPlaceholderProblems'
import type { PlaceholderContext } from '../../facts/placeholders'
import { collectFileStrings, collectNestedStrings } from '../../collectNestedStrings'
import { isPriceSentenceField, isVisibleTextJsonFile } from '../../read/visibleText'
import type { Rule } from '../rule'

// Fields in `named` may use `{{practice.founder.…}}` even if practice.json has no founder; the sentence around a price
// may contain `{{price}}`.
function createFieldContext(field: string, { facts, practice }: PlaceholderContext): PlaceholderContext {
  const founder = practice.founder ?? { name: '…', role: { en: '…', fr: '…' }, barreau: false }
  return {
    facts,
    practice: /\.named\./.test(field) ? { ...practice, founder } : practice,
    ...(isPriceSentenceField(field) && { price: '…' }),
  }
}

export const resolvablePlaceholders: Rule = {
  requirement: 'Every {{fact}} used in a text exists and supports the requested modifiers.',
  level: 'problem',
  requiredParts: ['facts', 'practice'],
  check: input => [
    ...collectFileStrings(
      input.jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file) || file === 'content/facts.json'),
    ).flatMap(({ file, text, field, language }) =>
      findPlaceholderProblems(text, createFieldContext(field, input), language ?? defaultLanguage).map(message => ({
        file,
        field,
        message,
      })),
    ),
    ...input.mdxFiles.flatMap(({ file, data, language }) =>
      collectNestedStrings(data).flatMap(({ text, field }) =>
        findPlaceholderProblems(text, input, language).map(message => ({ file, field, message })),
      ),
    ),
    ...input.mdxFiles.flatMap(({ file, body, linesBefore, language }) =>
      body.split('\n').flatMap((text, index) =>
        findPlaceholderProblems(text, input, language).map(message => ({
          file,
          line: linesBefore + index + 1,
          message,
        })),
      ),
    ),
  ],
}
