import type { Language } from '../../../config/languages'
import { findWrittenDates } from '../dates/findDates'
import { subtractMultiset } from '../../subtractMultiset'
import type { CheckInput } from '../../read/checkInput'
import { pairByLanguage } from '../../read/languagePairs'
import type { VisibleText } from '../../read/visibleText'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { ContentFinding, Rule } from '../rule'
import { pairVisibleTexts } from './pairVisibleTexts'

// In citations the order of numbers matters: 4(6) is not 6(4).
const provision = /(?:^|\.)provision(?:\.|$)|sources\[\d+\]\.title|(?:^|\.)source\.title/

export const sameNumbers: Rule = {
  requirement: 'Both languages give the same numbers and dates.',
  level: 'notice',
  check: input =>
    [...pairVisibleTexts(input), ...pairSourceTitles(input)].map(({ first, second }): ContentFinding | undefined => {
      const [month, mois] = [extractMonths(first.text, 'en'), extractMonths(second.text, 'fr')]
      const exchanged = month.findIndex((each, index) => each !== mois[index])
      if (month.length === mois.length && exchanged >= 0)
        return createVisibleTextFinding(
          second,
          `tells another month than the English (${mois.join(', ')} where that has ${month.join(', ')}); both languages tell the same days`,
        )
      const [en, fr] = [extractNumbers(first.text), extractNumbers(second.text)]
      // A different count of numbers may be due to style: nine o’clock, section I, a duration in words.
      if (!en.length || en.length !== fr.length) return undefined
      if (
        provision.test(second.field ?? '') &&
        en.join() !== fr.join() &&
        en.toSorted().join() === fr.toSorted().join()
      )
        return createVisibleTextFinding(
          second,
          `gives ${fr.join(', ')} where the English has ${en.join(', ')}; both languages name one provision`,
        )
      const lacking = subtractMultiset(en, fr)
      const other = subtractMultiset(fr, en)
      return lacking.length
        ? createVisibleTextFinding(
            second,
            `has ${other.join(', ')} where the English has ${lacking.join(', ')}; both languages give the same numbers`,
            second.text.indexOf(other[0]?.slice(0, 2) ?? ''),
          )
        : undefined
    }),
}

// Pairs the titles of a source, which must cite the same provision in both languages.
function pairSourceTitles({ texts }: CheckInput): { first: Words; second: Words }[] {
  return pairByLanguage(texts).flatMap(({ first, second }) =>
    (first.frontMatter.sources ?? []).flatMap(source => {
      const others = second.frontMatter.sources ?? []
      const index = others.findIndex(other => other.id === source.id)
      const other = others[index]
      // A source that exists in one language only has one title in both texts.
      if (!other || source.lang || other.lang) return []
      const place = { file: second.file, field: `sources[${index}].title` }
      // The languages may abbreviate ranges of years differently.
      const [text, otherText] = [source, other].map(({ title }) => title.replace(/\b(?:19|20)\d\d(?:[-–]\d+)?\b/g, ''))
      return [{ first: { ...place, text: text ?? '' }, second: { ...place, text: otherText ?? '' } }]
    }),
  )
}

// Months of full dates as numbers: “June 14” and « 14 juin » are month 6. Months without a day may be expressed in
// other ways.
function extractMonths(text: string, language: Language): number[] {
  return findWrittenDates(text, language)
    .flatMap(({ day, month }) => (day ? [month] : []))
    .sort((one, other) => one - other)
}

type Words = Pick<VisibleText, 'file' | 'field' | 'text' | 'lineAt'>

// Skips texts with times of day: 2 p.m. is 14 h.
function extractNumbers(text: string): string[] {
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
