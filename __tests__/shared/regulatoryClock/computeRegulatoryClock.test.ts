import { clock as small } from '../../helpers/clock'
import { readValidContent } from '../../helpers/validContent'
import { localizeRegulatoryClock } from '../../../src/content/regulatoryClock/localizeRegulatoryClock'
import { isLegalFigureFact } from '../../../src/content/model'
import { computeRegulatoryClock } from '../../../src/shared/regulatoryClock/computeRegulatoryClock'
import { parseRegulatoryClockQuery, formatRegulatoryClockQuery } from '../../../src/shared/regulatoryClock/clockInput'
import type { RegulatoryClockInput } from '../../../src/shared/regulatoryClock/types'
import { buildTimelineFromClockResult } from '../../../src/shared/regulatoryClock/drawing'
import { unpackRegulatoryClock } from '../../../src/shared/regulatoryClock/packedClock'
import { toDayNumber } from '../../../src/shared/calendarDays'

const content = readValidContent(process.cwd())
if (!content.clock) throw new Error('There is no clock.')
const { clock } = content
const tool = unpackRegulatoryClock(localizeRegulatoryClock(clock, { ...content, language: 'en' }))
const { model } = tool
const compute = (input: Partial<RegulatoryClockInput>) =>
  computeRegulatoryClock(model, { ...model.defaults, stop: 'none', ...input })
const findSpans = (row: string, input: Partial<RegulatoryClockInput>) =>
  compute(input)
    .rows.find(({ id }) => id === row)
    ?.spans.map(({ from, to }) => [from, to])

// Calculated by hand with the periods in force in November 2026. If a law changes one, update the fact and this table.
describe('compared with dates calculated by hand', () => {
  const standard = { filing: 'nds', filed: '2027-02-01' }

  it('computes all phases and rights of a standard submission', () => {
    expect(findSpans('processing', standard)).toEqual([['2027-02-01', '2027-02-11']])
    expect(findSpans('screening', standard)).toEqual([['2027-02-11', '2027-03-28']])
    expect(findSpans('review', standard)).toEqual([['2027-03-28', '2028-01-22']])
    expect(compute(standard).notice).toBe('2028-01-22')
    // 120 days, including the day of the notice.
    expect(findSpans('certificate', standard)).toEqual([['2028-01-22', '2028-05-20']])
    expect(findSpans('data', standard)).toEqual([
      ['2028-01-22', '2034-01-22'],
      ['2034-01-22', '2036-01-22'],
    ])
    expect(findSpans('access', standard)?.[0]).toEqual(['2027-07-26', '2028-01-22'])
  })

  it('adds a notice of non-compliance, the response and the second review', () => {
    const stopped = { ...standard, stop: 'non', days: 90 }
    expect(findSpans('review', stopped)).toEqual([
      ['2027-03-28', '2028-01-22'],
      ['2028-01-22', '2028-04-21'],
      ['2028-04-21', '2028-06-05'],
      ['2028-06-05', '2028-11-02'],
    ])
    expect(findSpans('certificate', stopped)).toEqual([['2028-11-02', '2029-03-01']])
    expect(findSpans('copies', stopped)).toEqual([
      ['2034-11-03', '2034-12-18'],
      ['2034-12-18', '2036-12-17'],
    ])
  })

  it('restarts the review after a notice of deficiency', () => {
    const stopped = { ...standard, stop: 'nod', days: 60 }
    expect(findSpans('review', stopped)).toEqual([
      ['2027-03-28', '2027-08-25'],
      ['2027-08-25', '2027-10-24'],
      ['2027-10-24', '2027-12-08'],
      ['2027-12-08', '2028-10-03'],
    ])
  })

  it('adds years to a leap day', () => {
    const leap = { filing: 'nds', filed: '2027-03-11' }
    expect(compute(leap).notice).toBe('2028-02-29')
    expect(findSpans('data', leap)).toEqual([
      ['2028-02-29', '2034-02-28'],
      ['2034-02-28', '2036-02-29'],
    ])
    expect(findSpans('data', { ...leap, pediatric: true })?.[1]).toEqual(['2034-02-28', '2036-08-29'])
    // Filed on the first permitted day, the day after the six years; the 24 months begin on the day of the action.
    expect(findSpans('copies', leap)).toEqual([
      ['2034-03-01', '2034-04-15'],
      ['2034-04-15', '2036-04-14'],
    ])
  })

  it('computes the window of a notice with conditions backwards, and the business days before it', () => {
    const conditions = { filing: 'nds-conditions', filed: '2027-03-31' }
    expect(findSpans('window', conditions)).toEqual([
      ['2027-01-30', '2027-03-31'],
      ['2027-01-18', '2027-01-30'],
    ])
    expect(findSpans('review', conditions)).toEqual([['2027-05-05', '2027-11-21']])
    expect(findSpans('qualifying', conditions)).toEqual([
      ['2027-11-21', '2027-12-21'],
      ['2027-12-21', '2028-01-20'],
    ])
  })

  it('computes the litigation deadline of a generic, extended past a Sunday, and the stay', () => {
    const generic = compute({ filing: 'ands', filed: '2026-12-31' })
    expect(generic.notice).toBe('2027-08-23')
    const index = generic.rows.findIndex(({ id }) => id === 'allegation')
    const [due, stay] = generic.rows[index]?.spans ?? []
    expect(due).toMatchObject({ to: '2027-02-14', rolledForwardTo: '2027-02-15' })
    expect(stay).toMatchObject({ from: '2027-02-15', to: '2029-02-14' })
    const { rows } = buildTimelineFromClockResult(generic, tool, 'en')
    expect(rows[index]).toMatchObject({ moment: 'until February 15, 2027' })
  })

  it('pauses a device review for the response, then starts a new period', () => {
    expect(compute({ filing: 'device-2', filed: '2027-06-01' }).notice).toBe('2027-06-16')
    const device = { filing: 'device-3', filed: '2027-06-01' }
    expect(compute(device).notice).toBe('2027-08-09')
    expect(findSpans('review', { ...device, stop: 'ai', days: 20 })).toEqual([
      ['2027-06-10', '2027-07-10'],
      ['2027-07-10', '2027-07-30'],
      ['2027-07-30', '2027-09-13'],
    ])
  })

  it('ends a year that starts on a leap day on February 28', () => {
    expect(findSpans('foreign', { ...standard, foreign: '2028-02-29' })).toEqual([['2028-02-29', '2029-02-28']])
    expect(findSpans('foreign', standard)).toBeUndefined()
  })

  it('leaves out the certificate if its last day to file has passed, and says that this day is missed', () => {
    const late = compute({ ...standard, foreign: '2026-01-29' })
    expect(late.rows.find(({ id }) => id === 'foreign')).toMatchObject({ missed: true })
    expect(late.rows.map(({ id }) => id)).not.toContain('certificate')
    const { rows } = buildTimelineFromClockResult(late, tool, 'en')
    expect(rows.map(({ detail = '' }) => detail)).toContainEqual(expect.stringContaining(tool.words.missed ?? '-'))
    // Its last day is a Sunday, so the next day is in time.
    const inTime = compute({ ...standard, foreign: '2026-01-31' })
    expect(inTime.rows.find(({ id }) => id === 'foreign')).not.toHaveProperty('missed')
    expect(inTime.rows.map(({ id }) => id)).toContain('certificate')
  })
})

it('takes every period from a legal figure fact with provision, source and date', () => {
  const lengths = Object.entries(localizeRegulatoryClock(clock, { ...content, language: 'fr' }).lengths)
  expect(lengths.length).toBeGreaterThan(15)
  for (const [name, length] of lengths) {
    const fact = content.facts[name]
    if (!fact || !isLegalFigureFact(fact)) throw new Error(`${name} is not a legal figure fact.`)
    expect(length).toMatchObject({
      value: fact.value,
      basis: fact.basis ?? 'law',
      provision: fact.provision.fr,
      url: fact.source.url.fr,
      asOf: fact.asOf,
    })
  }
})

it.each(model.filings.map(({ id }) => id))(
  'sums the target periods of %s until the notice, with all spans within the timeline',
  id => {
    const { phases } = model.filings.find(filing => filing.id === id) ?? { phases: [] }
    const chain = phases.filter(({ starts, foreign }) => !starts && !foreign).map(({ length }) => length?.value ?? 0)
    const { notice, rows, first, last } = compute({ filing: id, filed: '2027-10-31' })
    expect(toDayNumber(notice) - toDayNumber('2027-10-31')).toBe(chain.reduce((sum, days) => sum + days, 0))
    for (const { from, to } of rows.flatMap(({ spans }) => spans)) {
      expect(from <= to).toBe(true)
      expect(first <= from && to <= last).toBe(true)
    }
  },
)

it('moves the notice by one day for each day of a longer stop', () => {
  const short = compute({ stop: 'non', days: 30 }).notice
  expect(toDayNumber(compute({ stop: 'non', days: 75 }).notice) - toDayNumber(short)).toBe(45)
})

it('ignores a stop that does not apply to the filing', () => {
  expect(compute({ filing: 'device-2', stop: 'non' }).notice).toBe(compute({ filing: 'device-2' }).notice)
})

it('starts the next phase at the extended end of a deadline on a Sunday', () => {
  const { phases, filings } = small
  const answer = { id: 'answer', name: 'Answer', holder: 'You', look: 'due', lasts: 'right' } as const
  const steps = filings.map(filing => ({ ...filing, steps: [['answer'], ['review'], ['notice']] as [string][] }))
  const { model } = unpackRegulatoryClock({ ...small, phases: [answer, ...phases], filings: steps })
  const { rows } = computeRegulatoryClock(model, { ...model.defaults, filed: '2026-10-17' })
  expect(rows.map(({ spans: [span] }) => span)).toMatchObject([
    { to: '2027-02-14', rolledForwardTo: '2027-02-15' },
    { from: '2027-02-15' },
    { from: '2027-04-01' },
  ])
})

describe('the URL query', () => {
  const read = (query: string) => parseRegulatoryClockQuery(new URLSearchParams(query), model)

  it('round-trips all inputs', () => {
    const input: RegulatoryClockInput = {
      filing: 'ands',
      filed: '2028-02-29',
      stop: 'nod',
      days: 12,
      pediatric: true,
      foreign: '2027-01-31',
    }
    expect(read(formatRegulatoryClockQuery(input))).toEqual(input)
    expect(read('')).toEqual(model.defaults)
  })

  it('replaces each invalid value by its default', () => {
    expect(read('filing=unknown&filed=2027-02-30&stop=coffee&days=-3&foreign=1900-01-01')).toEqual(model.defaults)
    for (const days of ['99999', '12.5', '']) expect(read(`days=${days}`).days).toBe(model.defaults.days)
    expect(read('filed=0002-01-01').filed).toBe(model.defaults.filed)
  })
})

it.each(['en', 'fr'] as const)(
  'draws bars and ticks within the axis, with labels at the change of scale (%s)',
  language => {
    const tool = unpackRegulatoryClock(localizeRegulatoryClock(clock, { ...content, language }))
    const timeline = buildTimelineFromClockResult(
      computeRegulatoryClock(tool.model, tool.model.defaults),
      tool,
      language,
    )
    expect(timeline.turn).toMatchObject({ before: tool.words.months, after: tool.words.years })
    for (const { from, to } of timeline.rows.flatMap(({ bars }) => bars)) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(timeline.end)
    }
    expect(timeline.ticks.map(({ at }) => at)).toEqual(timeline.ticks.map(({ at }) => at).toSorted((a, b) => a - b))
  },
)

it('has evenly spaced months up to the change of scale, none missing before it', () => {
  const scales = model.filings.flatMap(({ id }) => {
    const { ticks, turn } = buildTimelineFromClockResult(compute({ filing: id }), tool, 'en')
    return turn ? [[...ticks.map(({ at }) => at).filter(at => at < turn.at), turn.at]] : []
  })
  expect(scales.length).toBeGreaterThan(0)
  for (const times of scales) {
    const steps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    // Months differ in length.
    expect(Math.max(...steps)).toBeLessThan(1.11 * Math.min(...steps))
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.length).toBeLessThanOrEqual(5)
  }
})

it('draws a duty that returns as a point with its words, and lists only what is drawn in the key', () => {
  for (const { id } of model.filings) {
    const result = compute({ filing: id })
    const { rows, key } = buildTimelineFromClockResult(result, tool, 'en')
    for (const [index, { spans }] of result.rows.entries()) {
      const words = spans[0]?.openWords
      if (words)
        expect(rows[index]).toMatchObject({
          bars: [],
          point: expect.any(Number),
          isPointDue: true,
          detail: expect.stringContaining(words),
        })
    }
    const drawn = new Set<string>(
      rows.flatMap(({ bars, isPointDue }) => [...bars.map(({ look }) => look), ...(isPointDue ? ['due'] : [])]),
    )
    expect(new Set(key?.map(({ look }) => look))).toEqual(drawn.add('line'))
  }
})

it('ends the axis soon after the last date, if no span is open', () => {
  const closed = model.filings.flatMap(({ id }) => {
    const result = compute({ filing: id })
    return result.rows.some(({ spans }) => spans.some(({ open }) => open)) ? [] : [result]
  })
  expect(closed.length).toBeGreaterThan(0)
  for (const result of closed) {
    const { rows, end } = buildTimelineFromClockResult(result, tool, 'en')
    const latest = Math.max(...rows.flatMap(({ bars, point = 0 }) => [...bars.map(({ to }) => to), point]))
    expect(end).toBeLessThan(latest * 1.1)
  }
})
