import { splitTimeline } from '../../../src/shared/figures/splitTimeline'
import type { Timeline } from '../../../src/shared/figures/timeline'

const timeline: Timeline = {
  rows: [
    { name: 'Review', bars: [{ from: 0, to: 300, look: 'work' }] },
    { name: 'Notice', bars: [], point: 300 },
    { name: 'Certificate', bars: [{ from: 300, to: 420, look: 'due' }] },
  ],
  ticks: [{ at: 0, label: '2027' }],
  end: 420,
  line: 300,
  key: [
    { look: 'work', words: 'Health Canada' },
    { look: 'due', words: 'cannot be recovered' },
    { look: 'line', words: 'Notice' },
  ],
}

describe('splitTimeline', () => {
  const { rows, key = [] } = timeline
  const opening = { ...timeline, rows: rows.slice(0, 2), end: 300, key: key.filter(({ look }) => look !== 'due') }
  const [first, second] = splitTimeline(timeline, opening)

  it('keeps the axis in both parts', () => {
    expect([first, second].map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['Review', 'Notice'],
      ['Certificate'],
    ])
    for (const { ticks, end, line } of [first, second])
      expect({ ticks, end, line }).toEqual({ ticks: timeline.ticks, end: 420, line: 300 })
  })

  it('gives the second part the legend of what the opening does not draw', () => {
    expect(first.key).toEqual(key)
    expect(second.key).toEqual([{ look: 'due', words: 'cannot be recovered' }])
  })
})
