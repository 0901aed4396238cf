import type { Measured } from '../../tools/bench/pages/lighthouse'
import { listMissingMeasurements, limits, listExceededLimits, type Report } from '../../tools/bench/pages/report'

const good: Measured = {
  path: '/',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1000,
  plainLcp: 1000,
  lcpRatio: 1,
  tbt: 0,
  cls: 0,
  busy: 0,
}
const press = { what: 'menu', path: '/', milliseconds: 100 }
const report = (page: Partial<Measured>, milliseconds = press.milliseconds): Report => ({
  measured: '',
  limits,
  pages: [{ ...good, ...page }],
  presses: [{ ...press, milliseconds }],
})

it('reports no problem if all limits hold', () => {
  expect(listExceededLimits(report({}))).toEqual([])
  expect(listMissingMeasurements(report({}))).toEqual([])
})

it.each([
  ['performance', report({ performance: 99 })],
  ['LCP', report({ lcpRatio: limits.lcpRatio + 0.01 })],
  ['block', report({ tbt: limits.tbt + 1 })],
  ['CLS', report({ cls: 0.01 })],
  ['press', report({}, limits.press + 1)],
])('reports an exceeded limit: %s', (name, broken) => {
  expect(listExceededLimits(broken)).toEqual([expect.stringContaining(name)])
  expect(listMissingMeasurements(broken)).toEqual([])
})

it('reports missing measurements and clicks without a response', () => {
  expect(listMissingMeasurements(report({ lcpRatio: NaN }))).toEqual(['/: lcpRatio was not measured'])
  expect(listMissingMeasurements(report({}, Infinity))).toEqual(['/: the first press on “menu” had no response'])
})
