import { delayBefore, kindOf, mayPass } from '../../src/lib/failures'

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'timeout'],
  [500, 'server'],
  [503, 'server'],
  [504, 'timeout'],
  [422, 'unknown'],
])('calls a status %i by its name', (status, kind) => {
  expect(kindOf(status)).toBe(kind)
})

it('tries again what may pass, and takes a refusal for an answer', () => {
  expect((['offline', 'timeout', 'server'] as const).every(mayPass)).toBe(true)
  expect((['unauthorized', 'forbidden', 'notFound', 'unknown'] as const).some(mayPass)).toBe(false)
})

it('waits a second, then twice as long each time, never more than thirty', () => {
  expect([0, 1, 2, 3, 9].map(delayBefore)).toEqual([1000, 2000, 4000, 8000, 30_000])
})
