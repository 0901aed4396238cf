import { isScalar, parseDocument, visit } from 'yaml'
import { getLineNumberAtOffset } from '../../read/json'
import type { Rule } from '../rule'

const proseFields = new Set([
  'title',
  'name',
  'excerpt',
  'summary',
  'description',
  'publisher',
  'alt',
  'reading',
  'updatedLabel',
])

export const noMisquotedFrontMatter: Rule = {
  requirement:
    'No text value in front matter stands in curly quotation marks or « », and no unquoted one is cut off by “ #”.',
  level: 'problem',
  check: ({ mdxFiles }) =>
    mdxFiles
      .filter(({ readProblem, yaml }) => !readProblem && /[ ]#|:[ ]+[“”„‘’«]/.test(yaml))
      .flatMap(({ file, yaml }) => {
        const found: { file: string; line: number; message: string; example: string }[] = []
        visit(parseDocument(yaml), {
          Pair: (_, { key, value }) => {
            if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN') return
            if (!proseFields.has(String(key.value))) return
            const words = String(value.value)
            const line = getLineNumberAtOffset(yaml, key.range?.[0] ?? 0) + 1
            const [, quoted] = /^[“”„‘’«]\s*(.*?)\s*[“”‘’»]$/su.exec(words) ?? []
            if (quoted)
              found.push({
                file,
                line,
                message: `${String(key.value)} stands in ${words.startsWith('«') ? '« »' : 'curly quotation marks'}, which would show; write straight ones, "…"`,
                example: `${String(key.value)}: "${quoted}"`,
              })
            if (!value.comment) return
            found.push({
              file,
              line,
              message: `${String(key.value)} is cut to “${words}” at its #; put the text in quotation marks`,
              example: `${String(key.value)}: "${words} #${value.comment}"`,
            })
          },
        })
        return found
      }),
}
