import { defaultLanguage, type Language } from '../../../config/languages'
import { formatFact } from '../../../lib/facts'
import { fillProblems } from '../../../lib/fill'
import type { Problem } from '../../../lib/problems'
import { stringsOf } from '../../../lib/strings'
import { isLaw, type Facts } from '../../../model'
import type { Content } from '../read'
import { dependencyProblems } from '../dependentFacts'
import { copyFiles } from './copy'

/** Facts that do not exist, forms that a fact does not have, and numbers typed where a fact belongs. */
export function checkFacts(content: Content): Problem[] {
  const { facts } = content
  const inJson = [...copyFiles(content), { file: 'content/facts.json', value: facts }].flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, language }) => [
      ...fillProblems(text, content, language ?? defaultLanguage).map(message => ({ file, field, message })),
      ...(language && file !== 'content/facts.json'
        ? literalProblems(text).map(problem => ({ file, field, ...problem }))
        : []),
    ]),
  )
  return [...inJson, ...dependencyProblems(facts), ...content.texts.flatMap(text => textProblems(text, content))]
}

function textProblems(
  { file, front, body, linesBefore, language }: Content['texts'][number],
  content: Content,
): Problem[] {
  const own = ownPrices(content.facts, language)
  const inFront = stringsOf(front).flatMap(({ text, field }) =>
    fillProblems(text, content, language).map(message => ({ file, field, message })),
  )
  const inBody = body.split('\n').flatMap((text, index) => {
    const line = linesBefore + index + 1
    const typed = own.find(({ shown }) => holds(text, shown))
    return [
      ...fillProblems(text, content, language).map(message => ({ file, line, message })),
      ...(typed
        ? [
            {
              file,
              line,
              message: `types the practice’s own price “${typed.shown}”; name the fact instead`,
              example: `{{${typed.id}}}`,
            },
          ]
        : []),
    ]
  })
  return [...inFront, ...inBody]
}

const literals = /\$\s?\d[\d,.]*|\d[\d\s\u00a0\u202f,.]*\s?\$|\d+\s?%|\d+\+/u

function literalProblems(text: string): { message: string; example: string }[] {
  const literal = literals.exec(text)?.[0]
  return literal
    ? [
        {
          message: `types the number “${literal}”; prices, percentages and counts stand once, in content/facts.json`,
          example: '{{fgc-starter-price}}',
        },
      ]
    : []
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
