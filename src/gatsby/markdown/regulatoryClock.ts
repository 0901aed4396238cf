import type { Language } from '../../config/languages'
import { formatDate } from '../../shared/dates'
import { computeRegulatoryClock } from '../../shared/regulatoryClock/computeRegulatoryClock'
import type { RegulatoryClockDatedSpan } from '../../shared/regulatoryClock/types'
import { countDaysToNotice, formatFilingPhaseTimeLimits } from '../../shared/regulatoryClock/filings'
import { unpackRegulatoryClock, type PackedRegulatoryClock } from '../../shared/regulatoryClock/packedClock'
import { introToMarkdown } from './genericSection'
import {
  formatHeading,
  joinBlocks,
  formatLink,
  formatParagraph,
  formatTable,
  escapeMarkdown as escaped,
} from './formatters'

interface ClockSection {
  intro: Parameters<typeof introToMarkdown>[0]
  clock: PackedRegulatoryClock
  language: Language
}

/**
 * The regulatory clock with its default input: a table of the phases with their dates, the basis of their length and
 * what can go wrong, and a table that compares the time limits of all filings.
 */
export function clockToMarkdown({ intro, clock, language }: ClockSection): string {
  const { model, words, groups, colon } = unpackRegulatoryClock(clock)
  const { filing, input, rows } = computeRegulatoryClock(model, model.defaults)
  const day = (text: string) => escaped(formatDate(text, language))
  const basis = ({ length }: RegulatoryClockDatedSpan) =>
    length
      ? `${escaped(length.words)} (${escaped(words[length.basis] ?? '')}; ${formatLink(escaped(length.provision), length.url)})`
      : ''
  const formatSpanEnd = (span: RegulatoryClockDatedSpan) => {
    if (span.open) return span.openWords ? `, ${escaped(span.openWords)}` : ` → ${escaped(words.noSetTime ?? '')}`
    return ` → ${day(span.rolledForwardTo ?? span.to)}${span.rolledForwardTo ? ` (${escaped(words.extended ?? '')})` : ''}`
  }
  return joinBlocks([
    introToMarkdown(intro),
    formatParagraph(`${escaped(filing.name)}, ${day(input.filed)}`),
    formatTable(
      [words.phase, words.when, words.holder, words.basis, words.trouble].map(word => escaped(word ?? '')),
      rows.map(({ name, holder, spans, moment, trouble }) => [
        escaped(name),
        spans.map(span => (moment ? day(span.from) : `${day(span.from)}${formatSpanEnd(span)}`)).join('; '),
        escaped(holder),
        [...new Set(spans.map(basis))].filter(Boolean).join('; '),
        escaped(trouble ?? ''),
      ]),
    ),
    formatHeading(3, escaped(words.compare ?? '')),
    formatParagraph(escaped(words.compareText ?? '')),
    formatTable(
      [words.filings, words.phase, words.total].map(word => escaped(word ?? '')),
      model.filings.map(filing => [
        escaped(`${filing.name} (${groups.find(({ id }) => id === filing.group)?.name ?? ''})`),
        escaped(formatFilingPhaseTimeLimits(filing, colon)),
        escaped(`${countDaysToNotice(filing, model)} ${words.dayUnit ?? ''}`),
      ]),
    ),
    formatParagraph(escaped(words.lawNote ?? '')),
    formatParagraph(escaped(`${words.targetNote ?? ''} ${words.promise ?? ''}`)),
  ])
}
