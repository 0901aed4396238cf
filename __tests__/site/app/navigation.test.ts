import { waitFor } from '@testing-library/dom'
import { patchGatsbyNavigation } from '../../../src/site/browser/patchGatsbyNavigation'
import { storePageI18n } from '../../../src/site/browser/pageI18n'
import { createI18n } from '../../helpers/render'
import { deferredLoaderFetchScriptId } from '../../../src/shared/deferredLoader'

const navigate = jest.fn()
const pages: Record<string, object> = {
  '/about': { data: { text: 'https://elsewhere.example.com' } },
  '/contact': { data: { endpoint: 'https://send.example.com/contact' } },
  '/blog': { data: { endpoint: 'https://letters.example.com/join' } },
}
const go = (to: string) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to)

/** A page whose policy allows the newsletter host only, out of the configured services. */
function loaded(services = 'https://send.example.com https://letters.example.com') {
  document.head.innerHTML = `
    <meta http-equiv="Content-Security-Policy" content="form-action mailto: https://letters.example.com">
    <script id="${deferredLoaderFetchScriptId}" data-services="${services}"></script>`
  Object.assign(window, {
    ___navigate: navigate,
    ___loader: {
      loadPage: async (path: string) => ({ json: pages[path.replace(/\?.*/, '')] }),
    },
  })
  patchGatsbyNavigation(navigate, async () => undefined)
}

beforeEach(() => navigate.mockClear())

it.each(['/about', '/blog?category=x', '/nowhere'])('navigates client-side to %s', async to => {
  loaded()
  go(to)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(to, undefined))
})

it('does a full load of a page whose service the current policy refuses', async () => {
  loaded()
  // jsdom logs an error instead of navigating.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  go('/contact?service=x')
  await waitFor(() => expect(said).toHaveBeenCalled())
  expect(navigate).not.toHaveBeenCalled()
  said.mockRestore()
})

it('stays once the visitor types, however often the site was asked for in vain', async () => {
  loaded()
  storePageI18n({ language: 'en', t: createI18n('en').t })
  Object.assign(window.___loader, { loadPage: async () => ({ status: 'error' }) })
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetched = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  Object.assign(window, { fetch: fetched })
  jest.useFakeTimers()
  go('/about')
  await jest.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('input'))
  fetched.mockResolvedValue({})
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).not.toHaveBeenCalled()
  jest.useRealTimers()
  said.mockRestore()
})

it('navigates client-side to any page if all services are allowed', async () => {
  loaded('https://letters.example.com')
  go('/contact')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/contact', undefined))
})
