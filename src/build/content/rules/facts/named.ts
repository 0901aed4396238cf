import type { Language } from '../../../../config/languages'
import { formatFact } from '../../../../lib/facts'
import { stringsOf } from '../../../../lib/strings'
import { isLaw, type Facts } from '../../../../model'
import { isCopyFile } from '../../copy'
import type { Rule } from '../rule'

const literals = /\$\s?\d[\d,.]*|\d[\d\s\u00a0\u202f,.]*\s?\$|\d+\s?%|\d+\+/u

export const named: Rule = {
  holds: 'A number of the practice is named, never typed.',
  level: 'problem',
  check: ({ json, bodies, facts }) => [
    ...json
      .filter(({ file }) => isCopyFile(file))
      .flatMap(({ file, value }) =>
        stringsOf(value).flatMap(({ text, field, language }) => {
          const literal = language && literals.exec(text)?.[0]
          return literal
            ? [
                {
                  file,
                  field,
                  message: `types the number “${literal}”; prices, percentages and counts stand once, in content/facts.json`,
                  example: '{{fgc-starter-price}}',
                },
              ]
            : []
        }),
      ),
    ...bodies.flatMap(({ file, body, linesBefore, language }) => {
      const own = ownPrices(facts, language)
      return body.split('\n').flatMap((text, index) => {
        const typed = own.find(({ shown }) => holds(text, shown))
        return typed
          ? [
              {
                file,
                line: linesBefore + index + 1,
                message: `types the practice’s own price “${typed.shown}”; name the fact instead`,
                example: `{{${typed.id}}}`,
              },
            ]
          : []
      })
    }),
  ],
}

// Only the practice’s prices: the law’s figures are others, and small counts coincide by chance.
function ownPrices(facts: Facts, language: Language): { id: string; shown: string }[] {
  return Object.entries(facts)
    .filter(([, fact]) => !isLaw(fact) && fact.unit === 'cad' && fact.proved)
    .map(([id, fact]) => ({ id, shown: formatFact(fact, language) }))
}

// “$5,000 million” and “$5 000 000” begin as “$5,000” and “$5” do, and are other amounts.
const longer = /^[,.]?\d|^\s\d{3}(?!\d)|^\u00a0[MG]?\$|^[kKMBG](?![\p{L}\p{N}])|^\s(million|billion|trillion|milliard)/u

function holds(text: string, price: string): boolean {
  return text
    .split(price)
    .some(
      (before, index, parts) =>
        index + 1 < parts.length && !/[\d,.\u00a0\u202f]$/.test(before) && !longer.test(parts[index + 1] ?? ''),
    )
}
