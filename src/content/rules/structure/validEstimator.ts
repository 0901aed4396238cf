import { findFact, type Fact, type Facts } from '../../model'
import { getOtherLanguage } from '../../../config/languages'
import { parseSinglePlaceholderName } from '../../../shared/placeholderSyntax'
import { collectNestedStrings } from '../../collectNestedStrings'
import { allowedEstimatorPlaceholdersByKey } from '../../model/estimator'
import type { CheckInput } from '../../read/checkInput'
import { formatDidYouMeanHint } from '../../language/didYouMean'
import type { ContentFinding, Findings, Rule } from '../rule'

const file = 'content/estimator.json'

export const validEstimator: Rule = {
  requirement:
    'The cost estimator takes salaries, rates and limits from facts of the right kind, and provides every value that its texts use.',
  level: 'problem',
  requiredParts: ['facts', 'estimator'],
  check: ({ estimator, facts, jsonFiles }) => [
    ...findFactKindProblems(estimator, facts),
    ...estimator.charges.map(({ from, upTo }, index) => {
      const [least, most] = [from, upTo].map(reference => readAmount(reference, facts))
      return least !== undefined && most !== undefined && least >= most
        ? {
            file,
            field: `charges[${index}].from`,
            message: `is ${least} dollars and “upTo” is ${most}, so that nothing is paid on any salary; the lower of the two stands in “from”`,
          }
        : undefined
    }),
    ...findTextProblems(jsonFiles),
  ],
}

type Kind = 'salary' | 'limit' | 'rate' | 'number'

const kinds: Record<Kind, { is: (fact: Fact) => boolean; expected: string }> = {
  salary: { is: isYearlyAmount, expected: 'an amount in dollars for one year' },
  limit: { is: isYearlyAmount, expected: 'an amount in dollars' },
  rate: { is: ({ unit }) => unit === 'percent', expected: 'a rate in percent' },
  number: { is: ({ unit }) => unit === 'count', expected: 'a plain number' },
}

function isYearlyAmount(fact: Fact): boolean {
  return fact.unit === 'cad' && (!('per' in fact) || fact.per === undefined || fact.per === 'year')
}

function findFactKindProblems(
  { services, week, vacation, charges }: CheckInput['estimator'],
  facts: Facts,
): Findings<ContentFinding> {
  const named: [field: string, kind: Kind, reference?: string][] = [
    ...services.map(({ salary }, index): [string, Kind, string] => [`services[${index}].salary`, 'salary', salary]),
    ['week', 'number', week],
    ['vacation', 'number', vacation],
    ...charges.flatMap(({ rate, from, upTo }, index): [string, Kind, string?][] => [
      [`charges[${index}].rate`, 'rate', rate],
      [`charges[${index}].from`, 'limit', from],
      [`charges[${index}].upTo`, 'limit', upTo],
    ]),
  ]
  // References to unknown facts are reported by another rule.
  return named.map(([field, kind, reference]) => {
    const fact = findNamedFact(reference, facts)
    return fact && !kinds[kind].is(fact)
      ? {
          file,
          field,
          message: `names ${String(reference)}, which is ${formatUnit(fact)}; expected ${kinds[kind].expected}`,
        }
      : undefined
  })
}

function formatUnit(fact: Fact): string {
  const per = 'per' in fact && fact.per ? ` for one ${fact.per}` : ''
  if (fact.unit === 'cad') return `an amount in dollars${per}`
  if (fact.unit === 'percent') return 'a rate in percent'
  if (fact.unit === 'count') return 'a plain number'
  return fact.unit === 'text' ? 'a text' : `a number of ${fact.unit.replace('-', ' ')}`
}

function findTextProblems(jsonFiles: CheckInput['jsonFiles']): Findings<ContentFinding> {
  const { value } = jsonFiles.find(each => each.file === file) ?? {}
  const strings = collectNestedStrings(value).filter(({ field }) => field.startsWith('words.'))
  return strings.flatMap(({ field, text, language }) => {
    const known = allowedEstimatorPlaceholdersByKey[field.split('.')[1] ?? '']
    if (!known || !language) return []
    const other = strings.find(each => each.field === field.replace(/..$/, getOtherLanguage(language)))
    const [own, others] = [extractPlaceholders(text), extractPlaceholders(other?.text ?? '')]
    return [
      ...own
        .filter(name => !known.includes(name))
        .map(name => ({
          file,
          field,
          message: `has [${name}], for which nothing is filled in here${formatDidYouMeanHint(name, known)}; ${known.length ? `this text may have ${known.map(each => `[${each}]`).join(', ')}` : 'this text has nothing in brackets'}`,
        })),
      ...others
        .filter(name => known.includes(name) && !own.includes(name))
        .map(name => ({ file, field, message: `lacks [${name}], which the other language has` })),
    ]
  })
}

// Accents are matched too, so that [COÛT] is reported as unknown.
function extractPlaceholders(text: string): string[] {
  return [...text.matchAll(/\[(\p{Lu}+)\]/gu)].map(([, name = '']) => name)
}

function findNamedFact(reference: string | undefined, facts: Facts): Fact | undefined {
  return findFact(facts, parseSinglePlaceholderName(reference ?? '') ?? '')
}

function readAmount(reference: string | undefined, facts: Facts): number | undefined {
  const fact = findNamedFact(reference, facts)
  return typeof fact?.value === 'number' ? fact.value : undefined
}
