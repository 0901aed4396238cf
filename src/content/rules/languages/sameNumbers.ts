import { multisetDifference } from '../../multisetDifference'
import type { Finding, Rule } from '../rule'
import { copyPairs } from './copyPairs'

export const sameNumbers: Rule = {
  requirement: 'Both languages give the same numbers.',
  level: 'notice',
  check: input =>
    copyPairs(input).flatMap(({ first, second }): Finding[] => {
      const [en, fr] = [numbersIn(first.text), numbersIn(second.text)]
      // Another count of numbers may come of another way to write: nine o’clock, section I, a term in words.
      if (!en.length || en.length !== fr.length) return []
      const lacking = multisetDifference(en, fr)
      const other = multisetDifference(fr, en)
      return lacking.length
        ? [
            {
              file: second.file,
              field: second.field,
              line: second.lineAt?.(second.text.indexOf(other[0]?.slice(0, 2) ?? '')),
              message: `has ${other.join(', ')} where the English has ${lacking.join(', ')}; both languages give the same numbers`,
            },
          ]
        : []
    }),
}

// Times are written in two ways: 2 p.m. is 14 h.
function numbersIn(text: string): string[] {
  if (/\b[ap]\.?m\b|\d[ \u00a0]?h(?![\p{L})])/iu.test(text)) return []
  return [
    ...text.matchAll(/(?<![\p{L}\d])(\d+(?:[ \u00a0\u202f,.]\d{3})*(?:[.,]\d+)?)(?!\d)([ \u00a0]?k(?!\p{L}))?/giu),
  ].map(([, number = '', thousands]) => {
    const plain = number
      .replace(/[ \u00a0\u202f]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
    return thousands ? String(Number(plain) * 1000) : plain
  })
}
