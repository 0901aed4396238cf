import { findOneProblemPerFrenchTypographyRule } from '../../language/typography'
import type { Rule } from '../rule'

export const validTypography: Rule = {
  requirement: 'French text has French spacing, quotation marks and apostrophes.',
  level: 'problem',
  checkVisibleText: ({ language, text }) =>
    language === 'fr'
      ? findOneProblemPerFrenchTypographyRule(text).map(({ index, message, isKindOfSpace }) => ({
          index,
          message,
          level: isKindOfSpace ? 'notice' : 'problem',
        }))
      : [],
}
