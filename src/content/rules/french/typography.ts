import { frenchTypographyProblems } from '../../language/typography'
import type { Rule } from '../rule'

export const typography: Rule = {
  requirement: 'French is typed with its spaces, quotation marks and apostrophes.',
  level: 'problem',
  checkCopy: ({ language, text }) =>
    language === 'fr' ? frenchTypographyProblems(text).map(message => ({ message })) : [],
}
