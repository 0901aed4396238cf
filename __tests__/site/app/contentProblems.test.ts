import { showContentProblems } from '../../../src/site/app/contentProblems'

let report = ''
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  report = ''
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve({ report }) } as Response))
  stop = showContentProblems()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  jest.useRealTimers()
})

const alert = () => document.querySelector('[role="alert"]')

/** Sets the server’s report and waits for the next request. */
async function told(next: string): Promise<void> {
  report = next
  await jest.advanceTimersByTimeAsync(1000)
}

it('shows reported problems as text until they are fixed', async () => {
  await told('')
  expect(alert()).toBeNull()
  await told('content/pages/home.json: is missing <b>.')
  expect(alert()).toHaveTextContent('content/pages/home.json: is missing <b>.')
  await told('')
  expect(alert()).toBeNull()
})

it('can be closed, and returns only for another problem', async () => {
  await told('One problem.')
  document.querySelector('button')?.click()
  await told('One problem.')
  expect(alert()).toBeNull()
  await told('Another problem.')
  expect(alert()).toHaveTextContent('Another problem.')
})

it('keeps the last problems while the server is unreachable', async () => {
  await told('One problem.')
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('away')))
  await told('')
  expect(alert()).toHaveTextContent('One problem.')
})
