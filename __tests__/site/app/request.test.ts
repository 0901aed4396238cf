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

it('waits for Retry-After, and rejects if that is too long', async () => {
  const fetch = answering({ status: 429, retryAfter: '7' }, 200, { status: 429, retryAfter: '120' }, 200)
  const sent = postFormWithRetry('https://send.example.com', form)
  await jest.advanceTimersByTimeAsync(6000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1000)
  await expect(sent).resolves.toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(2)
  await expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({ kind: 'server' })
  expect(fetch).toHaveBeenCalledTimes(3)
})

it.each<[string, boolean, (number | Error)[]]>([
  ['was refused', false, [403]],
  ['came too often', false, [429, 429, 429, 429]],
  ['was cut off', true, [new TypeError('Failed to fetch'), 403]],
  ['brought a server into trouble, and was refused then', true, [500, 403]],
])('for a request that %s, mayHaveArrived is %s', async (_, mayHaveArrived, answers) => {
  answering(...answers)
  const failed = expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({
    details: { mayHaveArrived },
  })
  await jest.runAllTimersAsync()
  await failed
})

it('mayHaveArrived is false when offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answering(new TypeError('Failed to fetch'))
  await expect(postFormWithRetry('https://send.example.com', form)).rejects.toMatchObject({
    kind: 'offline',
    details: { mayHaveArrived: false },
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
