import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storePageI18n } from '../../../../src/site/browser/pageI18n'
import { ErrorBoundary } from '../../../../src/site/components/ui/ErrorBoundary'
import { createI18n, render, words } from '../../../helpers/render'

let fails = true
const Page = () => {
  if (fails) throw new Error('The page is broken.')
  return <h1>The page</h1>
}

const show = () =>
  render(
    <ErrorBoundary as="main">
      <Page />
    </ErrorBoundary>,
  )
const retry = () => userEvent.click(screen.getByRole('button', { name: words.en.errors.retry }))
const goBackTo = (path: string) => {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
// jsdom logs an error instead of navigating.
const countReloads = () =>
  jest.mocked(console.error).mock.calls.filter(([error]) => String(error).includes('navigation')).length

beforeEach(() => {
  fails = true
  history.replaceState(null, '', '/broken')
  storePageI18n({ language: 'en', t: createI18n('en').t })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

it('shows the error, and the page if a retry succeeds', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: words.en.errors.generic })).toBeVisible()
  fails = false
  await retry()
  expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeVisible()
})

it('reloads once on Back to another page, however often rendering failed', async () => {
  show()
  await retry()
  await retry()
  goBackTo('/broken')
  expect(countReloads()).toBe(0)
  goBackTo('/earlier')
  expect(countReloads()).toBe(1)
})

it('does not reload once it is gone', () => {
  show().unmount()
  goBackTo('/earlier')
  expect(countReloads()).toBe(0)
})
