import { defaultLanguage } from '../../../../config/languages'
import { fillProblems } from '../../../../lib/fill'
import { stringsOf } from '../../../../lib/strings'
import { isCopyFile } from '../../copy'
import type { Rule } from '../rule'

export const known: Rule = {
  holds: 'Every {{fact}} that copy names exists, in the form that is asked for.',
  level: 'problem',
  needs: ['facts', 'practice'],
  check: input => [
    ...input.json
      .filter(({ file }) => isCopyFile(file) || file === 'content/facts.json')
      .flatMap(({ file, value }) =>
        stringsOf(value).flatMap(({ text, field, language }) =>
          fillProblems(text, input, language ?? defaultLanguage).map(message => ({ file, field, message })),
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
