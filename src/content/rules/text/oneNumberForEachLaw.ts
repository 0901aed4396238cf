import { groupByKey } from '../../../shared/groupByKey'
import { collectNestedStrings } from '../../collectNestedStrings'
import type { ContentFinding, Findings, Rule } from '../rule'

interface Citation extends Omit<ContentFinding, 'message'> {
  law: string
  /** The series of the number; part of the key, since a Québec law and a federal law may share a name. */
  series: string
  number: string
}

const typeFirst = String.raw`(?:Loi|Règlement|Règles|Code|Charte|Décret|Arrêté|(?:Act|Charter|Regulation)(?=[\s\u00a0](?:of|respecting)[\s\u00a0]))[\s\u00a0][^,;:.]{3,120}`
const typeLast = String.raw`\p{Lu}[\p{L}’-]*(?:[\s\u00a0]\(?[\p{L}’-]+\)?){0,14}?[\s\u00a0](?:Act|Regulations|Rules|Order|Code|Charter)(?:[\s\u00a0]\([^)]*\))?(?:[\s\u00a0]of[\s\u00a0][\p{L}\s]{3,40})?`
const ofStatutes = String.raw`CQLR|RLRQ|R\.S\.C\.|L\.R\.C\.|C\.R\.C\.`
const ofRegulations = 'SOR|DORS|SI|TR'
const chapter = String.raw`(?<series>${ofStatutes})[^;:]{0,12}?,?[\s\u00a0]ch?\.[\s\u00a0](?<chapter>[\p{Lu}\d][\p{Lu}\d.-]*\d)(?:,[\s\u00a0]r\.[\s\u00a0](?<regulation>\d+(?:\.\d+)*))?`
const order = String.raw`(?<order>${ofRegulations})/(?<registered>\d{2,4}-\d+)`
const citation = new RegExp(`(?<law>${typeFirst}|${typeLast}),[\\s\\u00a0](?:${chapter}|${order})`, 'gu')
// The name of a law, which may be any words, is slow to find; most texts cite none.
const anySeries = new RegExp(`${ofStatutes}|(?:${ofRegulations})/`)

/** Catches numbers copied from another citation, and those of replaced laws. */
export const oneNumberForEachLaw: Rule = {
  requirement: 'An act or a regulation is cited with the same number everywhere.',
  level: 'notice',
  check({ visibleTexts, mdxFiles }) {
    const citations: Citation[] = [
      ...visibleTexts.flatMap(({ file, field, text, lineAt }) =>
        findCitations(text).map(({ index, ...found }) => ({ ...found, file, field, line: lineAt?.(index) })),
      ),
      ...mdxFiles.flatMap(({ file, data }) =>
        collectNestedStrings(data).flatMap(({ field, text }) =>
          /^sources\[\d+\]\.title$/.test(field)
            ? findCitations(text).map(({ law, series, number }) => ({ law, series, number, file, field }))
            : [],
        ),
      ),
    ]
    return [...groupByKey(citations, ({ series, law }) => `${series} ${law}`).values()].flatMap(each =>
      findRareNumbers(each),
    )
  },
}

function findRareNumbers(citations: Citation[]): Findings<ContentFinding> {
  const counts = new Map<string, number>()
  citations.forEach(({ number }) => counts.set(number, (counts.get(number) ?? 0) + 1))
  const [usual = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  const elsewhere = citations.find(({ number }) => number === usual)
  return citations
    .filter(({ number }) => number !== usual)
    .map(({ law, series: _series, number, ...place }) => ({
      ...place,
      message: `cites “${law}” under “${number}”, and ${elsewhere?.file ?? ''} under “${usual}”; check which one holds`,
    }))
}

function findCitations(text: string): { law: string; series: string; number: string; index: number }[] {
  if (!anySeries.test(text)) return []
  return [...text.matchAll(citation)].map(({ groups = {}, index }) => {
    const { law = '', series, chapter, regulation, order, registered } = groups
    return {
      // Removes capitalized words before the name: “Read the Patent Act”.
      law: law.replace(/[\s\u00a0]+/gu, ' ').replace(/^(?!Act |Charter |Regulation ).*\bthe (?=\p{Lu})/u, ''),
      series: series ?? order ?? '',
      number: registered ?? [`c. ${chapter ?? ''}`, ...(regulation ? [`r. ${regulation}`] : [])].join(', '),
      index,
    }
  })
}
