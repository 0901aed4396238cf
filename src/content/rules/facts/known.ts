import { defaultLanguage } from '../../../config/languages'
import { fillProblems, type Known } from '../../facts/fill'
import { stringsOf } from '../../strings'
import { isCopyFile } from '../../read/copy'
import type { Rule } from '../rule'

// What a page says once there is a founder may name one before there is.
function withFounder({ facts, practice }: Known): Known {
  const founder = practice.founder ?? { name: '…', role: { en: '…', fr: '…' }, barreau: false }
  return { facts, practice: { ...practice, founder } }
}

export const known: Rule = {
  holds: 'Every {{fact}} that copy names exists, in the form that is asked for.',
  level: 'problem',
  needs: ['facts', 'practice'],
  check: input => [
    ...input.json
      .filter(({ file }) => isCopyFile(file) || file === 'content/facts.json')
      .flatMap(({ file, value }) =>
        stringsOf(value).flatMap(({ text, field, language }) =>
          fillProblems(text, /\.named\./.test(field) ? withFounder(input) : input, language ?? defaultLanguage).map(
            message => ({ file, field, message }),
          ),
        ),
      ),
    ...input.bodies.flatMap(({ file, data, language }) =>
      stringsOf(data).flatMap(({ text, field }) =>
        fillProblems(text, input, language).map(message => ({ file, field, message })),
      ),
    ),
    ...input.bodies.flatMap(({ file, body, linesBefore, language }) =>
      body
        .split('\n')
        .flatMap((text, index) =>
          fillProblems(text, input, language).map(message => ({ file, line: linesBefore + index + 1, message })),
        ),
    ),
  ],
}
