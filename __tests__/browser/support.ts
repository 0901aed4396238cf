import { test as base, expect, type Page, type Request } from '@playwright/test'
import type { ShownToast } from '../../src/config/toasts'
import { configured } from './configured'
import { content } from './content'

export { violations } from './accessibility'
export * from './content'

const { stockPhotos } = content.practice.providers

/** What a stock host answers. Of some size: at the density that its `w` stands for, a picture of 1 px would be none. */
export const photo = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>',
}

// What a test brings about on a page, beside what all tests of its file expect.
const broughtAbout = new WeakMap<Page, RegExp[]>()

// What each page has asked for and not got yet.
const pendingRequests = new WeakMap<Page, Set<Request>>()

/**
 * A test that fails when a page writes an error or warning to the console, throws, asks another host for anything, or
 * does what its policy refuses.
 */
export const test = base.extend<{ quiet: void; expected: { hosts: string[]; noise: RegExp[] } }>({
  // What a test brings about itself: the hosts that it lets a page ask, and what the browser then says.
  expected: [{ hosts: [], noise: [] }, { option: true }],
  quiet: [
    async ({ page, baseURL, expected }, use) => {
      // Outside services that the owner has named are not there for a test, unless it stands in for them.
      if (Object.values(content.practice.providers).some(Boolean)) await configured(page, {})
      if (stockPhotos) await page.route(`${stockPhotos}/**`, route => route.fulfill(photo))
      await page.addInitScript(() => {
        addEventListener('app:started', () => Object.assign(window, { appStarted: true }))
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`The policy refuses ${blockedURI || 'an element'} by ${effectiveDirective} (${sourceFile}).`),
        )
      })
      const pending = new Set<Request>()
      pendingRequests.set(page, pending)
      page.on('request', request => pending.add(request))
      page.on('requestfinished', request => pending.delete(request))
      page.on('requestfailed', request => pending.delete(request))
      const noise: string[] = []
      const heard = (text: string) =>
        [...expected.noise, ...(broughtAbout.get(page) ?? [])].some(pattern => pattern.test(text)) || noise.push(text)
      page.on(
        'console',
        message =>
          ['error', 'warning'].includes(message.type()) && !isNotFound(message.text()) && heard(message.text()),
      )
      page.on('pageerror', error => heard(String(error)))
      page.on(
        'request',
        request =>
          ![baseURL ?? '', ...(stockPhotos ? [stockPhotos] : []), ...expected.hosts].some(host =>
            request.url().startsWith(host),
          ) &&
          !/^(data|blob):/.test(request.url()) &&
          noise.push(`asked ${request.url()}`),
      )
      await use()
      // What a page still asks for as its test ends is nobody’s concern.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

// The browser itself reports that a page answered 404; tests of the not-found page ask for just that.
function isNotFound(text: string): boolean {
  return text.includes('the server responded with a status of 404')
}

/** Keeps the deferred loader from coming, as on a line that broke. */
export async function withoutStarter(page: Page): Promise<void> {
  broughtAbout.set(page, [/start-\w+\.js.*integrity|integrity.*start-\w+\.js/i])
  await page.route('**/start-*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Waits until the deferred loader listens, which is fetched after the first paint. */
export async function loaderListens(page: Page): Promise<void> {
  await page.waitForFunction(() => '___integrity' in window)
}

/** Gives the sign that a visitor will use something: the scripts of the page then run. */
export async function signal(page: Page): Promise<void> {
  await loaderListens(page)
  await page.evaluate(() =>
    document.querySelector('header summary')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )
}

/** Gives that sign until it is heard, and waits until every component listens. */
export async function alive(page: Page): Promise<void> {
  await expect(async () => {
    await signal(page)
    await page.waitForFunction(() => 'appStarted' in window, undefined, { timeout: 2000 })
  }).toPass()
}

/** Does so, and waits until nothing more is on its way: for a tenth of a second, of which hundreds of tests wait. */
export async function started(page: Page): Promise<void> {
  await alive(page)
  const pending = pendingRequests.get(page)
  await expect(async () => {
    expect(pending?.size).toBe(0)
    await page.waitForTimeout(100)
    expect(pending?.size).toBe(0)
  }).toPass({ intervals: [20] })
}

export { expect }

let messages = 0

/** Sends a page the event that shows a message, or takes it away. */
export const dispatchToast = (page: Page, event: 'toast' | 'toast-gone', toast: ShownToast) =>
  page.evaluate(([event, detail]) => void window.dispatchEvent(new CustomEvent(event, { detail })), [
    event,
    toast,
  ] as const)

/** Has a page whose scripts run show a message. */
export async function say(page: Page, title: string, options: Partial<ShownToast> = {}): Promise<ShownToast> {
  const toast: ShownToast = { kind: 'info', title, id: ++messages, ...options }
  await dispatchToast(page, 'toast', toast)
  return toast
}

/** Holds the scripts of the runtime back until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/app-*.js', async route => {
    await late
    await route.continue()
  })
  return arrive
}

/** A browser that lets no page change its history, as WebKit does after a hundred changes in thirty seconds. */
export function refuseHistory(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
  })
}
