import { drawCover } from '../../../src/shared/figures/drawCover'

const pathsOf = (shapes: ReturnType<typeof drawCover>, look: string) =>
  shapes.filter(shape => shape.look === look).map(({ path }) => path)
const countIn = (path = '', command: RegExp) => path.match(command)?.length ?? 0

it('gives each figure a peak as high as it', () => {
  const [line = ''] = pathsOf(drawCover('peaks', [100, 200, 50]), 'argument')
  const base = 122
  const heights = [...line.matchAll(/C[\d.]+ 122 [\d.]+ ([\d.]+)/g)].map(([, top]) => base - Number(top))
  expect(heights).toHaveLength(3)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5)
  expect((heights[2] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.25)
})

it('fills as many cells as are used, of as many as there are', () => {
  const shapes = drawCover('cells', [11, 20])
  expect(countIn(pathsOf(shapes, 'point')[0], /M/g)).toBe(11)
  expect(countIn(pathsOf(shapes, 'line')[0], /M/g)).toBe(9)
})

it('bends a river at each milestone', () => {
  expect(countIn(pathsOf(drawCover('river', [6]), 'point')[0], /M/g)).toBe(6)
})

it('draws a block a unit, the last group apart', () => {
  const shapes = drawCover('blocks', [40, 20])
  expect(countIn(pathsOf(shapes, 'solid')[0], /M/g)).toBe(40)
  expect(countIn(pathsOf(shapes, 'point')[0], /M/g)).toBe(20)
})

it.each([
  ['peaks', [10, 300]],
  ['cells', [1, 40]],
  ['blocks', [20, 35, 50]],
  ['blocks', [20, 55, 160]],
  ['bond', []],
  ['lattice', []],
] as const)('keeps %s inside its field', (drawing, figures) => {
  for (const { path } of drawCover(drawing, figures)) {
    const places = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(places.filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 160)).toEqual([])
  }
})
