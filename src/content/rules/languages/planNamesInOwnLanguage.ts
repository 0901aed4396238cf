import { getOtherLanguage, type Language } from '../../../config/languages'
import { findSectionsOfType } from '../../findSectionsOfType'
import type { CheckInput } from '../../read/checkInput'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { Rule } from '../rule'

/** A French text calls the plan « Démarrage », not “Starter”. */
export const planNamesInOwnLanguage: Rule = {
  requirement: 'A plan is called by its name in the language of the text.',
  level: 'notice',
  requiredParts: ['pages'],
  check: input => {
    const names = collectPlanNames(input)
    return input.visibleTexts.map(copy => {
      const { element, language, text } = copy
      if (element === 'Foreign') return undefined
      const name = names[language].find(({ theirs, mark }) => text.includes(theirs) && mark.test(text))
      if (!name) return undefined
      const message = `says “${name.theirs}”, as the other language calls a plan; here it is “${name.own}”`
      return createVisibleTextFinding(copy, message, text.search(name.mark))
    })
  },
}

interface PlanName {
  own: string
  theirs: string
  mark: RegExp
}

// Matched with capitals and not at the start of a sentence: “growth” and « expansion » are also ordinary words.
function collectPlanNames({ pages }: CheckInput): Record<Language, PlanName[]> {
  const plans = findSectionsOfType(pages, 'plans').flatMap(({ section }) => section.items.map(({ name }) => name))
  const unique = [...new Map(plans.map(name => [`${name.en} ${name.fr}`, name])).values()]
  const known = new Set(plans.flatMap(({ en, fr }) => [`en ${en}`, `fr ${fr}`]))
  return { en: listPlanNames('en'), fr: listPlanNames('fr') }

  function listPlanNames(language: Language): PlanName[] {
    const other = getOtherLanguage(language)
    return unique.flatMap(name => {
      const [own, theirs] = [name[language], name[other]]
      return own === theirs || known.has(`${language} ${theirs}`) || !/^\p{Lu}[\p{L}-]+$/u.test(theirs)
        ? []
        : [{ own, theirs, mark: new RegExp(`(?<=[\\p{L},:(«“][ \\u00a0]?)(?<!\\p{L})${theirs}(?![\\p{L}-])`, 'u') }]
    })
  }
}
