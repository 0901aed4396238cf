import { defaultLanguage, languages, type Language } from '../../../config/languages'
import type { PlaceholderContext } from '../../facts/placeholders'
import { buildSectionDecisionFlow, findDecisionFlowProblems } from '../../figures/decisionFlow'
import { parseTimelineByDurations } from '../../figures/parseTimeline'
import { resolveLocalizedContent } from '../../resolveLocalizedContent'
import type { Section } from '../../model'
import type { Rule } from '../rule'

export const drawableTimelineAndDecisionFlowSections: Rule = {
  requirement:
    'Every phase of a “timeline” section has a duration with a unit, and every question of a “flow” section leads to a next step.',
  level: 'problem',
  requiredParts: ['facts', 'practice'],
  check: input =>
    input.pages.flatMap(({ file, page: { sections } }) =>
      sections.flatMap((section, index) =>
        languages.flatMap(language =>
          findProblems(section, input, language).map(({ field, message }) => ({
            file,
            field: `sections[${index}].${field}`,
            message,
          })),
        ),
      ),
    ),
}

function findProblems(section: Section, context: PlaceholderContext, language: Language) {
  if (section.type === 'timeline')
    return parseTimelineByDurations(
      resolveLocalizedContent(section.phases, { ...context, language }),
      language,
    ).problems.map(({ row, message }) => ({ field: `phases[${row - 1}].time.${language}`, message }))
  // Checked in one language: the targets of answers are the same in both.
  if (section.type === 'flow' && language === defaultLanguage)
    return findDecisionFlowProblems(
      buildSectionDecisionFlow(resolveLocalizedContent(section, { ...context, language })),
    ).map(({ row, message }) => ({ field: `steps[${row - 1}].answers`, message }))
  return []
}
