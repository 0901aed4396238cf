import { parseSinglePlaceholderName } from '../../../shared/placeholderSyntax'
import type { RegulatoryClock, Facts } from '../../model'
import { regulatoryClockFilePath } from '../../model'
import { isLegalTimeLimitFact } from '../../regulatoryClock/localizeRegulatoryClock'
import { formatDidYouMeanHint } from '../../language/didYouMean'
import type { ContentFinding, Findings, Rule } from '../rule'

export const validRegulatoryClockFile: Rule = {
  requirement:
    'The regulatory clock has its file if a page shows it; it refers only to its own phases, stops and filings; the phases of a filing are in order and include “notice”; a stop has as many durations as names; and the periods are legal figure facts.',
  level: 'problem',
  requiredParts: ['facts', 'pages'],
  check: ({ clock, facts, pages, jsonFiles }) => {
    if (clock) return [...findNameProblems(clock), ...findLengthProblems(clock, facts)]
    if (jsonFiles.some(({ file }) => file === regulatoryClockFilePath)) return undefined
    return pages
      .filter(({ page }) => page.sections.some(({ type }) => type === 'clock'))
      .map(({ file }) => ({ file, message: `shows the regulatory clock, but there is no ${regulatoryClockFilePath}` }))
  },
}

function findNameProblems({ phases, stops, filings, example }: RegulatoryClock): Findings<ContentFinding> {
  const ids = phases.map(({ id }) => id)
  const say = (field: string, message: string): ContentFinding => ({ file: regulatoryClockFilePath, field, message })
  const unknown = (field: string, kind: string, name: string, known: string[]) =>
    known.includes(name)
      ? []
      : [say(field, `names the ${kind} “${name}”, which is not in the file${formatDidYouMeanHint(name, known)}`)]
  return [
    ...phases.flatMap(({ onlyIfFiledBy }, index) =>
      onlyIfFiledBy ? unknown(`phases[${index}].onlyIfFiledBy`, 'phase', onlyIfFiledBy, ids) : [],
    ),
    ...filings.flatMap(({ phases: steps, stops: own }, index) => {
      const names = steps.map(step => (typeof step === 'string' ? step : step.phase))
      return [
        ...names.flatMap((name, step) => unknown(`filings[${index}].phases[${step}]`, 'phase', name, ids)),
        ...names.flatMap((name, step) => {
          const { starts, shownFrom, row } = phases.find(({ id }) => id === name) ?? {}
          const before = [...names.slice(0, step), 'filed']
          return [starts, shownFrom, row].map(earlier =>
            earlier && !before.includes(earlier)
              ? say(
                  `filings[${index}].phases[${step}]`,
                  `has the phase “${name}” before “${earlier}”, from which it is counted or drawn; put it after`,
                )
              : undefined,
          )
        }),
        ...own.flatMap(({ stop, then }, place) => {
          const field = `filings[${index}].stops[${place}]`
          const again = stops.find(({ id }) => id === stop)?.again
          return [
            ...unknown(
              `${field}.stop`,
              'stop',
              stop,
              stops.map(({ id }) => id),
            ),
            again && again.length !== then.length
              ? say(
                  `${field}.then`,
                  `must have as many durations as the stop “${stop}” has names in \`again\`: ${again.length}, not ${then.length}`,
                )
              : undefined,
          ]
        }),
        names.includes('notice')
          ? undefined
          : say(`filings[${index}].phases`, 'has no phase “notice”, to which all the others lead'),
      ]
    }),
    ...unknown(
      'example.filing',
      'filing',
      example.filing,
      filings.map(({ id }) => id),
    ),
    ...unknown('example.stop', 'stop', example.stop, ['none', ...stops.map(({ id }) => id)]),
  ]
}

function findLengthProblems({ phases, stops, filings }: RegulatoryClock, facts: Facts): Findings<ContentFinding> {
  const named: [field: string, reference?: string][] = [
    ...phases.flatMap(({ lasts, pediatric }, index): [string, string?][] => [
      [`phases[${index}].lasts`, lasts],
      [`phases[${index}].pediatric`, pediatric],
    ]),
    ...stops.map(({ lasts }, index): [string, string?] => [`stops[${index}].lasts`, lasts]),
    ...filings.flatMap(({ phases: steps, stops: own }, index): [string, string?][] => [
      ...steps.map((step, place): [string, string?] => [
        `filings[${index}].phases[${place}].lasts`,
        typeof step === 'string' ? undefined : step.lasts,
      ]),
      ...own.flatMap(({ then }, place) =>
        then.map((reference, part): [string, string] => [`filings[${index}].stops[${place}].then[${part}]`, reference]),
      ),
    ]),
  ]
  // References to unknown facts are reported by another rule.
  return named.map(([field, reference]) => {
    const fact = reference ? facts[parseSinglePlaceholderName(reference) ?? ''] : undefined
    return fact && !isLegalTimeLimitFact(fact)
      ? {
          file: regulatoryClockFilePath,
          field,
          message: `names ${String(reference)}, which is no time; a length is a fact of kind “law” in days, business-days, months or years`,
        }
      : undefined
  })
}
