import { buildTimelineRenderTree } from '../../../src/shared/figures/buildTimelineRenderTree'
import type { Timeline } from '../../../src/shared/figures/timeline'
import type { RenderTreeElement, RenderTreeNode } from '../../../src/shared/mdx/renderTree'

const timeline: Timeline = {
  rows: Array.from({ length: 8 }, (_, index) => ({
    name: `Phase ${index}`,
    bars: [{ from: 0, to: 90, look: 'right', words: 'until the end' }],
  })),
  ticks: [
    { at: 0, label: '0' },
    { at: 50, label: '2030' },
  ],
  end: 100,
}
const turn = { at: 48, share: 0.6, before: 'in months', after: 'in years' }

function findAll(nodes: readonly RenderTreeNode[], name: string): RenderTreeElement[] {
  return nodes.flatMap(node =>
    typeof node === 'string'
      ? []
      : [
          ...(String(node.props?.className).split(' ').includes(name) ? [node] : []),
          ...findAll(node.children ?? [], name),
        ],
  )
}

it('repeats the axis after the last of eight rows or more, hidden from assistive technology', () => {
  const listKinds = (rows: Timeline['rows']) => {
    const [list] = findAll(buildTimelineRenderTree({ ...timeline, rows }), 'tl')
    return (list?.children ?? []).map(row => (findAll([row], 'tl-axis').length ? 'axis' : 'row')).join(' ')
  }
  expect(listKinds(timeline.rows)).toBe('axis row row row row row row row row axis')
  expect(listKinds(timeline.rows.slice(0, 7))).toBe('axis row row row row row row row')
  const [list] = findAll(buildTimelineRenderTree(timeline), 'tl')
  for (const { props } of findAll(list?.children ?? [], 'tl-again')) expect(props?.['aria-hidden']).toBe(true)
})

it('puts the key before the drawing', () => {
  const key: Timeline['key'] = [{ look: 'right', words: 'Protection' }]
  expect(buildTimelineRenderTree({ ...timeline, key }).map(({ type }) => type)).toEqual(['ul', 'ol'])
})

it('draws a time without a set length as a line without end, in the key too', () => {
  const rows = [{ name: 'Ethics review', bars: [{ from: 10, to: 60, look: 'open' as const }] }]
  const key: Timeline['key'] = [{ look: 'open', words: 'No set time' }]
  const drawn = findAll(buildTimelineRenderTree({ ...timeline, rows, key }), 'tl-open')
  expect(drawn.map(({ children = [] }) => children.map(part => (typeof part === 'string' ? part : part.type)))).toEqual(
    [
      ['rect', 'line'],
      ['rect', 'line'],
    ],
  )
  expect(drawn[1]?.children?.[1]).toMatchObject({ props: { x1: '10%', x2: '60%' } })
})

it('shows where the scale changes: a ground of its own, a cut of each bar below its words, a name for both scales', () => {
  const drawn = buildTimelineRenderTree({ ...timeline, turn })
  expect(findAll(drawn, 'tl-scale').map(({ children }) => children)).toEqual([['in months'], ['in years']])
  for (const mark of ['tl-years', 'tl-cut', 'tl-turn'])
    expect(findAll(drawn, mark).length).toBeGreaterThanOrEqual(timeline.rows.length)
  const [row] = findAll(drawn, 'tl-track').slice(1)
  const order = (row?.children ?? []).map(mark => (typeof mark === 'string' ? '' : String(mark.props?.className)))
  expect(order.indexOf('tl-right')).toBeLessThan(order.indexOf('tl-cut'))
  expect(order.findIndex(name => name.includes('tl-words'))).toBeGreaterThan(order.indexOf('tl-cut'))
})

it('cuts no bar that stays on one side of the change of scale', () => {
  const rows = [{ name: 'Years', bars: [{ from: 48, to: 90, look: 'right' as const }] }]
  expect(findAll(buildTimelineRenderTree({ ...timeline, rows, turn }), 'tl-cut')).toEqual([])
})

it.each([
  [
    ['0', '50', '100', '150', '200'],
    ['middle', 'middle', 'middle', 'middle', 'middle'],
  ],
  [
    ['Jan 2027', '2030'],
    [undefined, undefined],
  ],
])('places the labels %j alike on their lines', (labels, anchors) => {
  const ticks = labels.map((label, index) => ({ at: index * 25, label }))
  const [axis] = findAll(buildTimelineRenderTree({ ...timeline, ticks }), 'tl-axis')
  const texts = axis?.children?.flatMap(child => (typeof child === 'string' ? [] : (child.children ?? []))) ?? []
  expect(texts.map(text => (typeof text === 'string' ? text : text.props?.textAnchor))).toEqual(anchors)
})

it('keeps a duration on the line of the word before it, and has it at the end of the name’s line too', () => {
  const rows = [
    { name: 'Review', detail: 'Health Canada · 45 days', bars: [] },
    { name: 'Review', holder: 'Health Canada', detail: '45 days', value: '45 days', bars: [] },
  ]
  const [first, second] = findAll(buildTimelineRenderTree({ ...timeline, rows }), 'tl-label').slice(1)
  expect(JSON.stringify(first)).toContain('Canada\u00a0·\u00a045 days')
  expect(JSON.stringify(second)).toMatch(/"Health Canada",.*"\u00a0·\u00a045 days"/)
  expect(second?.children?.[1]).toMatchObject({ props: { className: 'tl-value' }, children: ['45 days'] })
})

it('draws a short bar wide enough to be seen beside its line', () => {
  const rows = [{ name: '', bars: [{ from: 10, to: 10.1, look: 'work' as const }] }]
  const [bar] = findAll(buildTimelineRenderTree({ ...timeline, rows }), 'tl-work')
  expect(parseFloat(String(bar?.props?.width))).toBeGreaterThan(1)
})

it('draws no line of the grid without a label', () => {
  const ticks = [
    { at: 0, label: 'Feb 2027' },
    { at: 44, label: 'Feb 2029' },
  ]
  const drawn = buildTimelineRenderTree({ ...timeline, ticks, turn })
  expect(findAll(drawn, 'tl-grid').map(({ props }) => props?.x1)).toEqual(timeline.rows.map(() => '0%'))
})

it('puts words that would cross the change of scale before their bar or point', () => {
  const rows = [
    { name: 'Bar', bars: [{ from: 36, to: 40, look: 'due' as const, words: 'until March 1, 2029' }] },
    { name: 'Point', bars: [], point: 36, pointWords: 'March 1, 2029' },
    { name: 'Early', bars: [{ from: 0, to: 4, look: 'due' as const, words: 'until March 1, 2027' }] },
  ]
  const words = findAll(buildTimelineRenderTree({ ...timeline, rows, turn }), 'tl-words')
  expect(words.map(({ props }) => [props?.x, props?.textAnchor])).toEqual([
    ['45%', 'end'],
    ['45%', 'end'],
    ['5%', undefined],
  ])
})

it('puts words above their bar, within the drawing', () => {
  const rows = [0, 50, 92].map(from => ({
    name: `At ${from}`,
    bars: [{ from, to: from + 8, look: 'stop' as const, wordsAbove: '90 days' }],
  }))
  const words = findAll(buildTimelineRenderTree({ ...timeline, rows }), 'tl-words')
  expect(words.map(({ props }) => [props?.x, props?.textAnchor])).toEqual([
    ['0%', 'start'],
    ['54%', 'middle'],
    ['100%', 'end'],
  ])
})

it('centres a point on its line, at either end too', () => {
  const rows = [0, 50, 100].map(point => ({ name: `At ${point}`, bars: [], point }))
  const points = findAll(buildTimelineRenderTree({ ...timeline, rows }), 'tl-point')
  expect(points.map(({ props }) => props?.cx)).toEqual(['0%', '50%', '100%'])
})

it('draws a deadline over the bar after it, and a point that is one as such', () => {
  const rows = [
    {
      name: 'Action',
      bars: [
        { from: 50, to: 50.2, look: 'due' as const },
        { from: 50.2, to: 80, look: 'work' as const },
      ],
    },
    { name: 'List', bars: [], point: 10, isPointDue: true },
  ]
  const drawn = JSON.stringify(buildTimelineRenderTree({ ...timeline, rows }))
  expect(drawn.match(/tl-work|(?:tl-point )?tl-due/g)).toEqual(['tl-work', 'tl-point tl-due', 'tl-point tl-due'])
})

it('closes both parts of an outlined bar that the change of scale cuts', () => {
  const caps = (look: 'right' | 'work') =>
    findAll(
      buildTimelineRenderTree({ ...timeline, rows: [{ name: '', bars: [{ from: 0, to: 90, look }] }], turn }),
      'tl-cap',
    )
  expect(caps('right')).toHaveLength(2)
  expect(caps('work')).toEqual([])
})

it('draws no date that would cross the change of scale or the end', () => {
  const ticks = [46, 50, 99].map(at => ({ at, label: `20${at}` }))
  expect(JSON.stringify(buildTimelineRenderTree({ ...timeline, ticks, turn })[0])).not.toMatch(/2046|2099/)
})

it('names milestones on the axis, once, if each name fits its share of the width', () => {
  const listNames = (names: string[]) => {
    const ticks = names.map((name, at) => ({ at, label: String(at + 1), name }))
    return findAll(buildTimelineRenderTree({ ...timeline, ticks, end: names.length - 1 }), 'tl-name').map(
      ({ children }) => (children ?? []).map(line => (typeof line === 'string' ? line : line.children?.join(''))),
    )
  }
  const four = Array.from({ length: 4 }, () => 'First importation or sale')
  const names = listNames(['Start', 'Sale', ...four])
  expect(names).toHaveLength(6)
  expect(names.at(2)).toEqual(['First', 'importation or', 'sale'])
  // Half of the last one is beside the drawing.
  expect(names.at(-1)).toEqual(['First', 'importation', 'or sale'])
  expect(listNames(['Start', 'Antidisestablishmentarianism-'.repeat(2), 'Sale'])).toEqual([])
})

it('has numbers alone on an axis of dates or durations', () => {
  expect(findAll(buildTimelineRenderTree(timeline), 'tl-name')).toEqual([])
})
