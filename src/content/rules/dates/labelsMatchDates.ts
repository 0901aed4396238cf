import { languages, languageDetails } from '../../../config/languages'
import type { Rule } from '../rule'

export const labelsMatchDates: Rule = {
  requirement: 'The label of a day says that day: its year, its month.',
  level: 'problem',
  check: ({ texts }) =>
    texts.flatMap(({ kind, file, frontMatter }) => {
      if (kind !== 'document' || !frontMatter.updatedLabel) return []
      const [year, month, day] = frontMatter.updated.split('-').map(Number)
      const label = frontMatter.updatedLabel
      const said = {
        year: /\b(?:1|2)\d{3}\b/.exec(label)?.[0],
        month: monthIn(label),
        day: /\b\d{1,2}\b/.exec(label)?.[0],
      }
      const differs =
        (said.year && Number(said.year) !== year) ||
        (said.month && said.month !== month) ||
        (said.day && said.month && Number(said.day) !== day)
      return differs
        ? [
            {
              file,
              field: 'updatedLabel',
              message: `says “${label}”, but updated is ${frontMatter.updated}; both say one day`,
            },
          ]
        : []
    }),
}

function monthIn(label: string): number | undefined {
  const words = label.toLowerCase()
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return months.find(month =>
    languages.some(language =>
      words.includes(
        new Intl.DateTimeFormat(languageDetails[language].html, { month: 'long', timeZone: 'UTC' })
          .format(new Date(Date.UTC(2026, month - 1, 1)))
          .toLowerCase(),
      ),
    ),
  )
}
