import { createCoverSeed, drawCover } from '../../../src/shared/figures/drawCover'

const findPaths = (shapes: ReturnType<typeof drawCover>, role: string) =>
  shapes.filter(shape => shape.role === role).map(({ path }) => path)
const countCommands = (path = '', command: RegExp) => path.match(command)?.length ?? 0

it('draws peaks in proportion to the figures', () => {
  const [line = ''] = findPaths(drawCover('peaks', [100, 200, 50]), 'argument')
  const base = 122
  const heights = [...line.matchAll(/C[\d.]+ 122 [\d.]+ ([\d.]+)/g)].map(([, top]) => base - Number(top))
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
  ['bond', []],
  ['lattice', []],
] as const)('draws %s within the view box', (drawing, figures) => {
  for (const { path } of [0, 1, 2, 63].flatMap(seed => drawCover(drawing, figures, seed))) {
    const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(points.filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 160)).toEqual([])
  }
})

it.each(['bond', 'lattice', 'river', 'peaks'] as const)('varies %s by the seed, and says the same', drawing => {
  const [one, other] = [0, 1].map(seed => drawCover(drawing, [4, 8, 2], seed))
  expect(one).not.toEqual(other)
  expect(drawCover(drawing, [4, 8, 2], 1)).toEqual(other)
})

it('draws the same number of milestones for any seed', () => {
  for (const seed of [0, 1, 2])
    expect(countCommands(findPaths(drawCover('river', [6], seed), 'point')[0], /M/g)).toBe(6)
})

it('gives different routes different seeds', () => {
  const routes = ['/blog/a', '/blog/b', '/services/a', '/services/corporate-law', '/blog/ma-life-sciences-legal-guide']
  expect(new Set(routes.map(createCoverSeed)).size).toBe(routes.length)
})
