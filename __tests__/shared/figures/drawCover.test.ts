import { createCoverSeed, drawCover } from '../../../src/shared/figures/drawCover'

const findPaths = ({ shapes }: ReturnType<typeof drawCover>, role: string) =>
  shapes.filter(shape => shape.role === role).map(({ path }) => path)
const countCommands = (path = '', command: RegExp) => path.match(command)?.length ?? 0

it('draws peaks in proportion to the figures', () => {
  const [line = ''] = findPaths(drawCover('peaks', [100, 200, 50]), 'argument')
  const base = 126
  const heights = [...line.matchAll(/C[\d.]+ 126 [\d.]+ ([\d.]+)/g)].map(([, top]) => base - Number(top))
  expect(heights).toHaveLength(3)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5)
  expect((heights[2] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.25)
})

it('draws used and unused cells', () => {
  const shapes = drawCover('cells', [11, 20])
  expect(countCommands(findPaths(shapes, 'point')[0], /M/g)).toBe(11)
  expect(countCommands(findPaths(shapes, 'line')[0], /M/g)).toBe(9)
})

it('draws a point for each milestone of a river', () => {
  expect(countCommands(findPaths(drawCover('river', [6]), 'point')[0], /M/g)).toBe(6)
})

it('draws one block per unit, with the last group in another style', () => {
  const shapes = drawCover('blocks', [40, 20])
  expect(countCommands(findPaths(shapes, 'solid')[0], /M/g)).toBe(40)
  expect(countCommands(findPaths(shapes, 'point')[0], /M/g)).toBe(20)
})

it.each([
  ['peaks', [10, 300]],
  ['cells', [1, 40]],
  ['blocks', [20, 35, 50]],
  ['blocks', [20, 55, 160]],
  ['months', [1, 12]],
  ['dial', [9, 10.5, 16]],
  ['spans', [1, 1, 1, 2, 3, 7]],
  ['bond', []],
  ['lattice', []],
] as const)('draws %s within the view box', (drawing, figures) => {
  for (const { path } of [0, 1, 2, 63].flatMap(seed => drawCover(drawing, figures, { seed }).shapes)) {
    const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(points.filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 160)).toEqual([])
  }
})

it.each(['bond', 'lattice', 'river', 'peaks'] as const)('varies %s by the seed, and says the same', drawing => {
  const [one, other] = [0, 1].map(seed => drawCover(drawing, [4, 8, 2], { seed }))
  expect(one).not.toEqual(other)
  expect(drawCover(drawing, [4, 8, 2], { seed: 1 })).toEqual(other)
})

it('draws the same number of milestones for any seed', () => {
  for (const seed of [0, 1, 2])
    expect(countCommands(findPaths(drawCover('river', [6], { seed }), 'point')[0], /M/g)).toBe(6)
})

it('gives different routes different seeds', () => {
  const routes = ['/blog/a', '/blog/b', '/services/a', '/services/corporate-law', '/blog/ma-life-sciences-legal-guide']
  expect(new Set(routes.map(createCoverSeed)).size).toBe(routes.length)
})

it.each([
  ['peaks', [10, 300, 5]],
  ['blocks', [20, 55, 160]],
  ['blocks', [3, 4]],
  ['cells', [11, 40]],
  ['dial', [9, 10.5, 16]],
  ['river', [8]],
  ['months', [3, 6]],
  ['spans', [1, 1, 1, 2, 3, 7]],
] as const)('prints the figures of %s within the view box', (drawing, figures) => {
  for (const seed of [0, 1, 2]) {
    const { labels } = drawCover(drawing, figures, { labels: figures.map(String), seed })
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(({ x, y }) => x < 12 || x > 308 || y < 12 || y > 156)).toEqual([])
  }
})

it('prints each figure above its peak and its group of blocks', () => {
  for (const drawing of ['peaks', 'blocks'] as const) {
    const { labels } = drawCover(drawing, [10, 20, 30], { labels: ['10', '20', '30'] })
    expect(labels.map(({ text }) => text)).toEqual(['10', '20', '30'])
    expect(labels.map(({ y }) => y)).toEqual(labels.map(({ y }) => y).toSorted((a, b) => b - a))
  }
})

it('prints the two figures of cells where they end, or a word in each cell', () => {
  const print = (labels: string[]) =>
    drawCover('cells', [3, 4], { labels }).labels.map(({ text, place }) => `${text} ${place}`)
  expect(print(['3', '4'])).toEqual(['3 filled', '4 empty'])
  expect(print(['IV', 'III', 'II', 'I'])).toEqual(['IV filled', 'III filled', 'II filled', 'I empty'])
})

it('prints nothing without labels, except where a drawing counts for itself', () => {
  expect(drawCover('peaks', [10, 20]).labels).toEqual([])
  expect(drawCover('river', [3]).labels.map(({ text }) => text)).toEqual(['1', '2', '3'])
  expect(drawCover('spans', [1, 1, 2, 4]).labels.map(({ text }) => text)).toEqual(['1', '2', '3', '4'])
})

it('fills the months of the figures', () => {
  const drawn = drawCover('months', [3, 6, 9, 1])
  expect(countCommands(findPaths(drawn, 'point')[0], /M/g)).toBe(4)
  expect(countCommands(findPaths(drawn, 'line')[0], /M/g)).toBe(8)
})
