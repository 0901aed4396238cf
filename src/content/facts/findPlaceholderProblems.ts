import type { Language } from '../../config/languages'
import { findPlaceholders, replacePlaceholders } from '../../shared/placeholderSyntax'
import { formatDidYouMeanHint } from '../language/didYouMean'
import { findFact, isLegalFigureFact, type Fact } from '../model/facts'
import { findUnsupportedFactModifierProblem } from './factFormats'
import { formatPracticePlaceholder } from './formatPracticePlaceholder'
import type { PlaceholderContext } from './placeholders'

/** Finds unknown names, unsupported modifiers and unbalanced braces; one message each. */
export function findPlaceholderProblems(text: string, context: PlaceholderContext, language: Language): string[] {
  const broken = /\{\{|\}\}/.test(replacePlaceholders(text, () => ''))
    ? ['has “{{” or “}}” without the other; a fact is written {{its-name}}']
    : []
  return [...findReferenceProblems(text, context, language), ...broken]
}

function findReferenceProblems(text: string, context: PlaceholderContext, language: Language): string[] {
  return findPlaceholders(text).flatMap(({ typed, name, modifiers }) => {
    if (name.startsWith('practice.'))
      return formatPracticePlaceholder(name, context.practice, language) !== undefined && !modifiers.length
        ? []
        : [`names ${typed}, which is not a value of content/practice.json`]
    if (name === 'price' && context.price) return []
    const fact = findFact(context.facts, name)
    if (!fact)
      return [
        `names the fact ${typed}, which is not in content/facts.json${formatDidYouMeanHint(name, Object.keys(context.facts))}`,
      ]
    const problem = findUnsupportedFactModifierProblem(fact, modifiers) ?? findAgainstProblem(fact, modifiers, language)
    return problem ? [`names ${typed}, but the fact “${name}” ${problem}`] : []
  })
}

function findAgainstProblem(fact: Fact, asked: string[], language: Language): string | undefined {
  return asked.includes('against') && !isLegalFigureFact(fact) && fact.against?.[language].includes(':against')
    ? 'names “:against” in its own “against”; write the words out there'
    : undefined
}
