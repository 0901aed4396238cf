import { findPlaceholders } from '../../../shared/placeholderSyntax'
import type { Language } from '../../../config/languages'
import { findFact, isLegalFigureFact, type Facts } from '../../model'
import type { Rule, VisibleTextFinding } from '../rule'
import { findLeadingAmountPeriod } from './amountPeriods'

export const atLeastWordingAndBillingPeriodsMatchFacts: Rule = {
  requirement: 'The words around a {{fact}} do not change its meaning: no “more than”, and no other billing period.',
  level: 'problem',
  requiredParts: ['facts'],
  comparesWith: ['facts'],
  checkVisibleText: ({ element, source, language }, { facts }) =>
    element ? [] : findMeaningChanges(source, facts, language),
  checkMarkdown: ({ source, language }, { facts }) => findMeaningChanges(source, facts, language),
}

const minimum: Record<Language, RegExp> = {
  en: /(?:more than|over|at least|no less than|upwards of)[ \u00a0]$/iu,
  fr: /(?:plus d(?:e |[’'])|au moins|au-delà de|pas moins de|minimum de)[ \u00a0]?$/iu,
}

function findMeaningChanges(text: string, facts: Facts, language: Language): VisibleTextFinding[] {
  return findPlaceholders(text).flatMap(({ typed, index, name, modifiers }) => {
    const fact = findFact(facts, name)
    if (!fact || isLegalFigureFact(fact)) return []
    const after = text.slice(index + typed.length, index + typed.length + 24)
    const before = text.slice(Math.max(0, index - 24), index)
    const shown = modifiers.includes('yearly') ? 'year' : fact.per
    const said = findLeadingAmountPeriod(after, language)?.period
    const isMinimum = fact.atLeast && !modifiers.includes('plain')
    const [sign] = /^\+/.exec(after) ?? minimum[language].exec(before) ?? []
    return [
      ...(said && shown && said !== shown
        ? [
            {
              index,
              message: `gives ${typed} per ${said}; content/facts.json has it per ${shown}`,
              ...(fact.per === 'month' && said === 'year' && { example: `{{${name}:yearly}}` }),
            },
          ]
        : []),
      ...(sign
        ? [
            {
              index,
              message: isMinimum
                ? `has “${sign.trim()}” beside ${typed}, which says so by itself; take the words out`
                : `has “${sign.trim()}” beside ${typed}, which is exact in content/facts.json; take the words out, or set its atLeast to true there`,
            },
          ]
        : []),
    ]
  })
}
