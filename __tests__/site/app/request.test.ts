import { fetchCachedJson, postFormWithRetry } from '../../../src/site/browser/request'

const form = new URLSearchParams({ email: 'zoe@example.com' })

/** Mocks fetch with these answers in order. */
const answering = (...answers: (number | Error | { status: number; retryAfter: string })[]) =>
  (window.fetch = jest.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    const { status, retryAfter = null } = typeof answer === 'object' ? answer : { status: answer }
    return { ok: status === 200, status, headers: { get: () => retryAfter }, json: async () => ['an article'] }
  }) as jest.Mock)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('retries three times, after 1, 2 and 4 seconds, on server errors', async () => {
  const fetch = answering(500, 503, new TypeError('Failed to fetch'), 200)
  const sent = postFormWithRetry('https://send.example.com', form)
  for (const [seconds, times] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1000)
    expect(fetch).toHaveBeenCalledTimes(times)
  }
  await expect(sent).resolves.toBeUndefined()
})

it('rejects with the kind of failure after the fourth attempt', async () => {
  const fetch = answering(500, 500, 500, 500, 200)
  const failed = expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({ kind: 'server' })
  await jest.runAllTimersAsync()
  await failed
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('does not retry a refused request', async () => {
  const fetch = answering(403, 200)
  await expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'timeout'],
  [410, 'notFound'],
  [422, 'unknown'],
  [429, 'server'],
  [500, 'server'],
  [504, 'timeout'],
])('reports the status %i as %s', async (status, kind) => {
  answering(status, status, status, status)
  const failed = expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({ kind })
  await jest.runAllTimersAsync()
  await failed
})

it.each([
  ['7', 7000],
  ['Sun, 22 Nov 2026 08:00:09 GMT', 9000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ['soon', 1000],
])('waits as long as Retry-After asks for: %s', async (retryAfter, delay) => {
  jest.setSystemTime(Date.UTC(2026, 10, 22, 8))
  const fetch = answering({ status: 429, retryAfter }, 200)
  const sent = postFormWithRetry('https://send.example.com', form)
  await jest.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(delay ? 1 : 2)
  await jest.advanceTimersByTimeAsync(delay)
  expect(fetch).toHaveBeenCalledTimes(2)
  await expect(sent).resolves.toBeUndefined()
})

it('rejects if Retry-After is too long', async () => {
  const fetch = answering({ status: 429, retryAfter: '120' }, 200)
  await expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({ kind: 'server' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each<[string, boolean, (number | Error)[]]>([
  ['was refused', false, [403]],
  ['came too often', false, [429, 429, 429, 429]],
  ['was cut off', true, [new TypeError('Failed to fetch'), 403]],
  ['brought a server into trouble, and was refused then', true, [500, 403]],
])('for a request that %s, mayHaveArrived is %s', async (_, mayHaveArrived, answers) => {
  answering(...answers)
  const failed = expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({
    mayHaveArrived,
  })
  await jest.runAllTimersAsync()
  await failed
})

it('mayHaveArrived is false when offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answering(new TypeError('Failed to fetch'))
  await expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({
    kind: 'offline',
    mayHaveArrived: false,
  })
  jest.restoreAllMocks()
})

it('sends the fields URL-encoded, like a form', async () => {
  const fetch = answering(200)
  await postFormWithRetry('https://send.example.com', form)
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect([address, request.method, String(request.body)]).toEqual([
    'https://send.example.com',
    'POST',
    'email=zoe%40example.com',
  ])
})

it('caches a file for five minutes', async () => {
  const fetch = answering(200, 200)
  await expect(fetchCachedJson('/articles/en-2.json')).resolves.toEqual(['an article'])
  await jest.advanceTimersByTimeAsync(4 * 60_000)
  await fetchCachedJson('/articles/en-2.json')
  expect(fetch).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2 * 60_000)
  await fetchCachedJson('/articles/en-2.json')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('fetches a file again whose text is broken', async () => {
  answering(200)
  const broken = { ok: true, json: async () => JSON.parse('<h1>Bad gateway</h1>') }
  jest.mocked(window.fetch).mockResolvedValueOnce(broken as Response)
  const file = fetchCachedJson('/articles/en-3.json')
  await jest.runAllTimersAsync()
  await expect(file).resolves.toEqual(['an article'])
})

it('rejects if the text of a file never arrives', async () => {
  window.fetch = jest.fn(async (_, { signal } = {}) => {
    const json = () => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return { ok: true, json } as Response
  })
  const failed = expect(fetchCachedJson('/articles/en-4.json')).rejects.toMatchObject({ kind: 'timeout' })
  await jest.runAllTimersAsync()
  await failed
})
