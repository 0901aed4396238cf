import type { Language } from '../../config/languages'
import type { Timeline, TimelineBarLook, TimelineRow } from '../../shared/figures/timeline'
import { listKeys } from '../../shared/properties'
import { formatDidYouMeanHint } from '../language/didYouMean'
import { findNumbersInText } from '../language/numbersInText'
import { buildTimelineKey } from './timelineKey'
import { axisWords, buildAxis, daysPerUnit, enlargeDeadlines, type TimelineUnit } from './timelineAxis'

/** A phase as a writer types it, in one language. */
export interface WrittenPhase {
  name: string
  /**
   * Duration with its unit (“45 days”; the longer one of a range is drawn) or a phrase of `unlimitedTimePatterns`; a
   * text without a number is a point in time. With milestones: the first and the last one, “Incorporation → First
   * hire”, or a single one.
   */
  time: string
  /** Who acts during the phase. */
  holder?: string
  /** Name or number (from 1) of the phase at whose end it begins; defaults to the phase above. Not with milestones. */
  after?: string | number
  look?: TimelineBarLook
}

/** The parsed timeline and its errors; `row` is the number of the phase, starting at 1. */
export interface TimelineWithProblems {
  timeline: Timeline
  problems: { row: number; message: string }[]
}

/** The end of a phase, and whether it follows from a time without a set length. */
interface PhaseEnd {
  at: number
  isOpen: boolean
}

const unitWords: Record<Language, Record<TimelineUnit, RegExp>> = {
  en: {
    hours: /^hours?/,
    businessDays: /^business days?/,
    days: /^(?:calendar )?days?/,
    months: /^months?/,
    years: /^years?/,
  },
  fr: {
    hours: /^heures?/,
    businessDays: /^jours? ouvrables?/,
    days: /^jours?/,
    months: /^mois/,
    years: /^(?:ans?|années?)/,
  },
}
/** Phrases for a phase without a time limit. */
const unlimitedTimePatterns: Record<Language, RegExp> = { en: /^no set time/i, fr: /^sans délai fixé/i }

/**
 * Parses a timeline whose phases have durations: each begins at the end of the phase above, or of the one named in
 * `after`.
 */
export function parseTimelineByDurations(phases: WrittenPhase[], language: Language): TimelineWithProblems {
  const problems: TimelineWithProblems['problems'] = []
  const lengths = phases.map(({ time }) => parseLength(time, language))
  const total = lengths.reduce<number>(
    (sum, length) => sum + (length === 'open' || length === 'unclear' ? 0 : length),
    0,
  )
  const ends = new Map<string | number, PhaseEnd>()
  let before: PhaseEnd = { at: 0, isOpen: false }
  const chained = phases.map((phase, index): TimelineRow => {
    const length = lengths[index] ?? 0
    const say = (message: string) => problems.push({ row: index + 1, message })
    if (length === 'unclear')
      say(
        `has the time “${phase.time}” without its unit; write hours, days, business days, months or years behind the number`,
      )
    const { after } = phase
    const from = after ? ends.get(typeof after === 'number' ? after : normalizeName(after)) : before
    if (from === undefined)
      say(
        `begins after “${after}”, which is no phase above it${formatDidYouMeanHint(
          String(after),
          phases.slice(0, index).map(({ name }) => name),
        )}`,
      )
    const { at: start, isOpen } = from ?? before
    const days = length === 'open' ? Math.max(total * 0.6, 1) : length === 'unclear' ? 0 : length
    before = { at: start + days, isOpen: isOpen || length === 'open' }
    ends.set(index + 1, before).set(normalizeName(phase.name), before)
    const look = length === 'open' ? 'open' : (phase.look ?? 'work')
    return {
      name: phase.name,
      ...(phase.holder && { holder: phase.holder }),
      detail: phase.time,
      value: phase.time,
      bars: days ? [{ from: start, to: before.at, look }] : [],
      ...(!days && { point: start, ...(isOpen && { isPointOpen: true }) }),
    }
  })
  // Bars that all begin at once are compared by their ends.
  const beginAtOnce = chained.flatMap(({ bars }) => bars).every(({ from, look }) => from === 0 && look !== 'open')
  const rows = beginAtOnce ? chained.map((row, index) => moveLengthToEndOfBar(row, phases[index])) : chained
  const end = Math.max(...rows.map(({ bars, point }) => bars[0]?.to ?? point ?? 0))
  const endOfScale = Math.max(0, ...[...ends.values()].map(({ at, isOpen }) => (isOpen ? 0 : at)))
  // An ellipsis stands for an unknown fact, which is reported at its placeholder.
  const isUnknown = phases.some(({ time }) => time.includes('…'))
  if (!problems.length && !isUnknown && !(end > 0))
    problems.push({ row: 1, message: 'lasts no time at all; write how long the phases take, such as “45 days”' })
  const axis = buildAxis(
    end,
    phases.map(({ time }) => time),
    language,
  )
  // Beyond the last set time nothing is to scale.
  const ticks = endOfScale < end ? axis.ticks.filter(({ at }) => at <= endOfScale) : axis.ticks
  const deadlines = rows.flatMap(({ bars }) => bars.filter(({ look }) => look === 'due').map(({ to }) => to))
  const scale = endOfScale < end ? { ...axis, ticks } : enlargeDeadlines(axis, deadlines, language)
  return { timeline: { rows, ...scale, ...buildTimelineKey(rows, language) }, problems }
}

// With room; elsewhere, it ends the line of the name as in other drawings.
function moveLengthToEndOfBar(row: TimelineRow, phase: WrittenPhase | undefined): TimelineRow {
  const [bar] = row.bars
  if (!bar || !phase) return row
  return { ...row, detail: undefined, bars: [{ ...bar, words: phase.time }] }
}

/** Parses a timeline whose times name milestones: “Incorporation → First hire”, or a single one. */
export function parseTimelineBetweenMilestones(
  phases: WrittenPhase[],
  milestones: string[],
  language: Language,
): TimelineWithProblems {
  const problems: TimelineWithProblems['problems'] = []
  const places = new Map(milestones.map((name, index) => [normalizeName(name), index]))
  const rows = phases.map(({ name, time, holder, look }, index): TimelineRow => {
    const [from = 0, to = from, ...others] = time.split('→').map(words => {
      const place = places.get(normalizeName(words))
      if (place === undefined)
        problems.push({
          row: index + 1,
          message: `names the milestone “${words.trim()}”${formatDidYouMeanHint(words.trim(), milestones) || `; the milestones are ${milestones.join(', ')}`}`,
        })
      return place ?? 0
    })
    if (others.length)
      problems.push({
        row: index + 1,
        message: `names more than two milestones, “${time}”; write the first and the last`,
      })
    if (to < from)
      problems.push({
        row: index + 1,
        message: `runs backwards, from “${milestones[from] ?? ''}” to “${milestones[to] ?? ''}”`,
      })
    return {
      name,
      milestones: [...new Set([from, to])].map(index => `${index + 1}\u00a0${milestones[index] ?? ''}`),
      ...(holder && { holder }),
      bars: to > from ? [{ from, to, look: look ?? 'own' }] : [],
      ...(to <= from ? { point: from } : {}),
    }
  })
  return {
    timeline: {
      unit: axisWords[language].milestones,
      rows,
      ticks: milestones.map((name, at) => ({ at, label: String(at + 1), name })),
      end: milestones.length - 1,
      // Bars between milestones are of one kind, whose name would be wrong; a deadline is explained.
      key: buildTimelineKey(rows, language).key?.filter(({ look }) => look === 'due'),
    },
    problems,
  }
}

/** The length of a time in days, by its unit; 0 without a number. */
export function parseLength(time: string, language: Language): number | 'open' | 'unclear' {
  if (unlimitedTimePatterns[language].test(time.trim())) return 'open'
  const quantities = findNumbersInText(time, language)
  const quantity = quantities[quantities[0]?.rangeEndIndex ?? 0]
  if (!quantity) return 0
  const rest = time.slice(quantity.index + quantity.typed.length).replace(/^[\s\u00a0\u202f-]+/u, '')
  const unit = listKeys(unitWords[language]).find(name => unitWords[language][name].test(rest))
  return unit ? quantity.value * daysPerUnit[unit] : 'unclear'
}

function normalizeName(name: string): string {
  return name
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .toLowerCase()
}
