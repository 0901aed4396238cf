import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import type { ShownToast } from '../../src/config/toasts'
import { configured } from './configured'
import { content } from './content'

export { violations } from './accessibility'
export * from './content'

const { stockPhotos } = content.practice.providers

/**
 * The mock response for stock photos. It has a size: at the density implied by `w`, a 1 px picture would round to
 * nothing.
 */
export const photo = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>',
}

// Console messages that a helper causes on a page, in addition to `expected`.
const broughtAbout = new WeakMap<Page, RegExp[]>()

// Pending requests of each context: a test may open a second tab.
const pendingRequests = new WeakMap<BrowserContext, Set<Request>>()

/** A test that fails if the page logs an error or warning, throws, requests another host or violates its policy. */
export const test = base.extend<{ quiet: void; expected: { hosts: string[]; noise: RegExp[] } }>({
  // What the test expects: hosts that the page may request, and console messages.
  expected: [{ hosts: [], noise: [] }, { option: true }],
  quiet: [
    async ({ page, context, baseURL, expected }, use) => {
      // Removes the owner’s providers, unless a test mocks them.
      if (Object.values(content.practice.providers).some(Boolean)) await configured(page, {})
      if (stockPhotos) await page.route(`${stockPhotos}/**`, route => route.fulfill(photo))
      await page.addInitScript(() => {
        addEventListener('app:started', () => Object.assign(window, { appStarted: true }))
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`The policy refuses ${blockedURI || 'an element'} by ${effectiveDirective} (${sourceFile}).`),
        )
      })
      const pending = new Set<Request>()
      pendingRequests.set(context, pending)
      context.on('request', request => pending.add(request))
      context.on('requestfinished', request => pending.delete(request))
      context.on('requestfailed', request => pending.delete(request))
      const noise: string[] = []
      const record = (text: string) =>
        [...expected.noise, ...(broughtAbout.get(page) ?? [])].some(pattern => pattern.test(text)) || noise.push(text)
      page.on(
        'console',
        message =>
          ['error', 'warning'].includes(message.type()) && !isNotFound(message.text()) && record(message.text()),
      )
      page.on('pageerror', error => record(String(error)))
      page.on(
        'request',
        request =>
          ![baseURL ?? '', ...(stockPhotos ? [stockPhotos] : []), ...expected.hosts].some(host =>
            request.url().startsWith(host),
          ) &&
          !/^(data|blob):/.test(request.url()) &&
          noise.push(`requested ${request.url()}`),
      )
      await use()
      // Ignores requests that are pending at the end of a test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

// The browser logs 404 responses, which tests of the not-found page cause on purpose.
function isNotFound(text: string): boolean {
  return text.includes('the server responded with a status of 404')
}

/** Replaces the deferred loader by an empty script. */
export async function withoutStarter(page: Page): Promise<void> {
  broughtAbout.set(page, [/start-\w+\.js.*integrity|integrity.*start-\w+\.js/i])
  await page.route('**/start-*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Waits until the deferred loader has loaded, which happens after the first paint. */
export async function loaderListens(page: Page): Promise<void> {
  await page.waitForFunction(() => '___integrity' in window)
}

/** Simulates the first interaction, which makes the deferred loader start the runtime. */
export async function signal(page: Page): Promise<void> {
  await loaderListens(page)
  await page.evaluate(() =>
    document.querySelector('header summary')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )
}

/** Starts the runtime and waits until all components are hydrated. */
export async function alive(page: Page): Promise<void> {
  await expect(async () => {
    await signal(page)
    await page.waitForFunction(() => 'appStarted' in window, undefined, { timeout: 2000 })
  }).toPass()
}

/** Starts the runtime and waits until no request has been pending for 100 ms (short: hundreds of tests wait for it). */
export async function started(page: Page): Promise<void> {
  await alive(page)
  const pending = pendingRequests.get(page.context())
  await expect(async () => {
    expect(pending?.size).toBe(0)
    await page.waitForTimeout(100)
    expect(pending?.size).toBe(0)
  }).toPass({ intervals: [20] })
}

export { expect }

let messages = 0

/** Dispatches the event that shows or removes a toast. */
export const dispatchToast = (page: Page, event: 'toast' | 'toast-gone', toast: ShownToast) =>
  page.evaluate(([event, detail]) => void window.dispatchEvent(new CustomEvent(event, { detail })), [
    event,
    toast,
  ] as const)

/** Shows a toast on a page whose runtime is running. */
export async function say(page: Page, title: string, options: Partial<ShownToast> = {}): Promise<ShownToast> {
  const toast: ShownToast = { kind: 'info', title, id: ++messages, ...options }
  await dispatchToast(page, 'toast', toast)
  return toast
}

/** Delays the runtime until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/app-*.js', async route => {
    await late
    await route.continue()
  })
  return arrive
}

/** Makes history.replaceState throw, as WebKit does after 100 changes in 10 seconds. */
export function refuseHistory(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
  })
}
