import { languageDetails } from '../../../config/languages'
import type { CheckInput } from '../../read/checkInput'
import type { VisibleText } from '../../read/visibleText'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { ContentFinding, Rule } from '../rule'
import { pairVisibleTexts } from './pairVisibleTexts'

export const similarTextLength: Rule = {
  requirement: 'Passages of a sentence or more have a similar length in both languages.',
  level: 'notice',
  check: input =>
    [...pairVisibleTexts(input), ...pairInterfaceTexts(input)].map(({ first, second }): ContentFinding | undefined => {
      const [longer, shorter] = first.text.length > second.text.length ? [first, second] : [second, first]
      if (longer.text.length < 60 || /^seo\.keywords/.test(longer.field ?? '')) return undefined
      if (longer.text.length < (longer === second ? mostInFrench : mostInEnglish) * shorter.text.length)
        return undefined
      const [here, there] = [shorter, longer].map(({ language }) => languageDetails[language].englishName)
      return createVisibleTextFinding(
        shorter,
        `has ${shorter.text.length} letters in ${here} and ${longer.text.length} in ${there}; both languages say the same, so look for what one of them lacks`,
      )
    }),
}

// French is usually a fifth longer, and more where it has no abbreviation.
const mostInFrench = 2.4
const mostInEnglish = 1.8

function pairInterfaceTexts({ visibleTexts }: CheckInput): { first: VisibleText; second: VisibleText }[] {
  const french = new Map(
    visibleTexts.filter(({ file }) => file === 'locales/fr/common.json').map(words => [words.field, words]),
  )
  return visibleTexts.flatMap(first => {
    const second = first.file === 'locales/en/common.json' ? french.get(first.field) : undefined
    return second ? [{ first, second }] : []
  })
}
