import { fetchJson, send } from '../../src/browser/client'

const form = new FormData()
form.set('email', 'zoe@example.com')

/** Answers one request after the other as told; what is left of the list is said by how often it was asked. */
const answering = (...answers: (number | Error)[]) =>
  (window.fetch = jest.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return { ok: answer === 200, status: answer, json: async () => ['an article'] } as Response
  }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('tries three times more, after 1, 2 and 4 seconds, when a server is in trouble', async () => {
  const fetch = answering(500, 503, new TypeError('Failed to fetch'), 200)
  const sent = send('https://send.example.com', form)
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

it('gives up after the fourth, and says what it was', async () => {
  const fetch = answering(500, 500, 500, 500, 200)
  const failed = expect(send('https://send.example.com', form)).rejects.toMatchObject({ kind: 'server' })
  await jest.runAllTimersAsync()
  await failed
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('does not repeat what was refused', async () => {
  const fetch = answering(403, 200)
  await expect(send('https://send.example.com', form)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('sends the fields as a form does', async () => {
  const fetch = answering(200)
  await send('https://send.example.com', form)
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect([address, request.method, String(request.body)]).toEqual([
    'https://send.example.com',
    'POST',
    'email=zoe%40example.com',
  ])
})

it('keeps a file for five minutes', async () => {
  const fetch = answering(200, 200)
  await expect(fetchJson('/articles/en-2.json')).resolves.toEqual(['an article'])
  await jest.advanceTimersByTimeAsync(4 * 60_000)
  await fetchJson('/articles/en-2.json')
  expect(fetch).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2 * 60_000)
  await fetchJson('/articles/en-2.json')
  expect(fetch).toHaveBeenCalledTimes(2)
})
