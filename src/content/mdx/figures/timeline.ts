import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../../config/languages'
import { buildTimelineRenderTree } from '../../../shared/figures/buildTimelineRenderTree'
import type { TimelineBarLook } from '../../../shared/figures/timeline'
import {
  parseTimelineBetweenMilestones,
  parseTimelineByDurations,
  type TimelineWithProblems,
  type WrittenPhase,
} from '../../figures/parseTimeline'
import { hasYear, parseTimelineByDates } from '../../figures/parseTimelineByDates'
import { findHastElementsByTagName } from '../findHastElementsByTagName'
import type { FigurePropsResult } from './figurePropsResult'
import { readFigureTable } from './readFigureTable'

/**
 * Reads the table in `<Timeline>`. Its columns are phase, time, who is responsible and, optionally, the phase after
 * which it begins. A phase in bold is a deadline that cannot be missed; one in italics stops the clock; `own` names
 * those that are the company’s own time. With `milestones`, times name these instead of durations. If each
 * time has a year, the phases are on a calendar, and the fourth column is a moment within the phase, with its date. With
 * kind="protection", phases are protections, and one in italics is a time without protection.
 */
export function parseTimelineTableIntoFigureProps(element: Element, language: Language): FigurePropsResult {
  const { phases, timeline, problems } = parseTimelineTable(element, language)
  if (phases.length < 2)
    return { problems: ['needs a table of two rows or more inside <Timeline>, with an empty line before and after it'] }
  const strays = splitNames(element.properties.own).filter(own => !phases.some(({ name }) => name === own))
  return {
    props: {
      drawing: problems.length ? [] : buildTimelineRenderTree(timeline),
      label: phases.map(({ name, time }) => `${name}: ${time}`).join('; '),
    },
    problems: [
      ...problems.map(({ row, message }) => `${message} (row ${row} of <Timeline>)`),
      ...strays.map(name => `names “${name}” in own="…", which is no phase of <Timeline>`),
    ],
  }
}

/** The phases in the table of `<Timeline>`, and the timeline that they make. */
export function parseTimelineTable(
  element: Element,
  language: Language,
): TimelineWithProblems & { phases: WrittenPhase[] } {
  const [, ...rows] = readFigureTable(element)
  const usual = element.properties.kind === 'protection' ? 'right' : 'work'
  const own = splitNames(element.properties.own)
  const phases = rows.map(([name, time, holder, after]): WrittenPhase => {
    const words = (cell?: Element) => (cell ? toString(cell).trim() : '')
    return {
      name: words(name),
      time: words(time),
      ...(words(holder) && { holder: words(holder) }),
      ...(words(after) && words(after) !== '—' && { after: words(after) }),
      look: own.includes(words(name)) ? 'own' : chooseBarLook(name, usual),
    }
  })
  const milestones = splitNames(element.properties.milestones)
  return {
    phases,
    ...(milestones.length
      ? parseTimelineBetweenMilestones(phases, milestones, language)
      : phases.every(({ time }) => hasYear(time))
        ? parseTimelineByDates(phases, language)
        : parseTimelineByDurations(phases, language)),
  }
}

function splitNames(value: unknown): string[] {
  return String(value ?? '')
    .split(';')
    .map(name => name.trim())
    .filter(Boolean)
}

function chooseBarLook(name: Element | undefined, usual: TimelineBarLook): TimelineBarLook {
  if (name && findHastElementsByTagName(name, 'strong').length) return 'due'
  if (!name || !findHastElementsByTagName(name, 'em').length) return usual
  return usual === 'right' ? 'work' : 'stop'
}
