import {
  computeBackoffDelay,
  RequestError,
  httpStatusToFailureKind,
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
])('maps the status %i to a kind of failure', (status, kind) => {
  expect(httpStatusToFailureKind(status)).toBe(kind)
})

it('retries temporary failures but not refusals', () => {
  const passes = (kind: RequestFailureKind) => isRetryable(new RequestError(kind))
  expect((['offline', 'timeout', 'server'] as const).every(passes)).toBe(true)
  expect((['unauthorized', 'forbidden', 'notFound', 'unknown'] as const).some(passes)).toBe(false)
})

it('doubles the delay from one second up to thirty', () => {
  expect([0, 1, 2, 3, 9].map(computeBackoffDelay)).toEqual([1000, 2000, 4000, 8000, 30_000])
})

it.each([
  [null, undefined],
  ['soon', undefined],
  ['7', 7000],
  ['Sun, 22 Nov 2026 08:00:09 GMT', 9000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
])('parses the Retry-After header %s', (header, delay) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 22, 8))).toBe(delay)
})
