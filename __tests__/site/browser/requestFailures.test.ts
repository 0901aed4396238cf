import {
  computeBackoffDelay,
  RequestError,
  failureKindFromStatus,
  isRetryable,
  parseRetryAfter,
  type RequestFailureKind,
} from '../../../src/site/browser/requestFailures'

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'timeout'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
  [504, 'timeout'],
  [422, 'unknown'],
])('calls a status %i by its name', (status, kind) => {
  expect(failureKindFromStatus(status)).toBe(kind)
})

it('tries again what may pass, and takes a refusal for an answer', () => {
  const passes = (kind: RequestFailureKind) => isRetryable(new RequestError(kind))
  expect((['offline', 'timeout', 'server'] as const).every(passes)).toBe(true)
  expect((['unauthorized', 'forbidden', 'notFound', 'unknown'] as const).some(passes)).toBe(false)
})

it('waits a second, then twice as long each time, never more than thirty', () => {
  expect([0, 1, 2, 3, 9].map(computeBackoffDelay)).toEqual([1000, 2000, 4000, 8000, 30_000])
})

it.each([
  [null, undefined],
  ['soon', undefined],
  ['7', 7000],
  ['Sun, 22 Nov 2026 08:00:09 GMT', 9000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
])('reads a Retry-After of %s', (header, delay) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 22, 8))).toBe(delay)
})
