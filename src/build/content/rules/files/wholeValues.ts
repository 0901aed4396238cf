import { isScalar, parseDocument, visit } from 'yaml'
import { lineAt } from '../../json'
import type { Rule } from '../rule'

const proseFields = new Set(['title', 'name', 'excerpt', 'summary', 'description', 'publisher', 'alt', 'updatedLabel'])

export const wholeValues: Rule = {
  holds: 'No text of front matter is cut at “ #”, where YAML begins a comment.',
  level: 'problem',
  check: ({ bodies }) =>
    bodies
      .filter(({ fault, yaml }) => !fault && yaml.includes(' #'))
      .flatMap(({ file, yaml }) => {
        const found: { file: string; line: number; message: string; example: string }[] = []
        visit(parseDocument(yaml), {
          Pair: (_, { key, value }) => {
            if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.comment) return
            if (!proseFields.has(String(key.value))) return
            const words = String(value.value)
            found.push({
              file,
              line: lineAt(yaml, key.range?.[0] ?? 0) + 1,
              message: `${String(key.value)} is cut to “${words}” at its #; put the text in quotation marks`,
              example: `${String(key.value)}: "${words} #${value.comment}"`,
            })
          },
        })
        return found
      }),
}
