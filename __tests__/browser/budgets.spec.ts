import type { BrowserContext, Page } from '@playwright/test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildHtmlFilePath } from '../../src/shared/paths'
import { builtBytes } from '../helpers/siteFiles'
import budgets from './budgets.json'
import { configured } from './configured'
import { addresses, expect, say, started, test, words } from './support'

// Compares the bytes of all requests (compressed as a host would) with __tests__/browser/budgets.json. `words` is the
// word count of each page when its budget was set, so that a small edit does not exceed it. BUDGETS=print logs the
// weights.
type Weights = Record<string, number>

const kinds: [kind: string, file: RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['font', /\.woff2?$/],
  ['picture', /\.(png|jpe?g|webp|avif|svg|ico)$/],
  ['data', /\.(json|webmanifest)$/],
]
const kindOf = (path: string) => kinds.find(([, file]) => file.test(path))?.[0] ?? 'html'

type Compress = (bytes: Buffer) => Buffer
const gzip: Compress = bytes => gzipSync(bytes, { level: 9 })

function weightOf(path: string, compress: Compress): number {
  const bytes = builtBytes(kindOf(path) === 'html' ? buildHtmlFilePath(path) : path)
  return (['font', 'picture'].includes(kindOf(path)) ? bytes : compress(bytes)).length
}

/** Records the requests of a page, prefetches separately, and returns their weights since the last call. */
function listen(context: BrowserContext, compress = gzip) {
  let used = new Set<string>()
  let ahead = new Set<string>()
  context.on('request', request => {
    const { pathname, hostname } = new URL(request.url())
    if (hostname !== 'localhost') return
    if (request.headers()['sec-purpose'] === 'prefetch' || request.headers().purpose === 'prefetch') ahead.add(pathname)
    else used.add(pathname)
  })
  const weigh = (paths: Set<string>): Weights =>
    [...paths].reduce<Weights>(
      (sums, path) => ({ ...sums, [kindOf(path)]: (sums[kindOf(path)] ?? 0) + weightOf(path, compress) }),
      {},
    )
  return () => {
    const weights = { used: weigh(used), ahead: weigh(ahead) }
    used = new Set()
    ahead = new Set()
    return weights
  }
}

function hold(what: string, weights: Weights, most: Weights): void {
  if (process.env.BUDGETS === 'print') console.log(what, JSON.stringify(weights))
  expect(
    Object.keys(weights).filter(kind => !(kind in most)),
    `${what}: kinds without a budget`,
  ).toEqual([])
  for (const [kind, bytes] of Object.entries(weights))
    // Soft: all excesses at once.
    expect
      .soft(bytes, `${what}: ${kind}, bytes; the budget stands in __tests__/browser/budgets.json`)
      .toBeLessThanOrEqual(most[kind] ?? 0)
}

/**
 * Scales HTML and data down by the share of words added since the budget was set, so that additional copy does not fail
 * the test.
 */
async function withoutAddedWords(page: Page, path: string, weights: Weights): Promise<Weights> {
  const now = await page.locator('main').evaluate(main => (main.textContent ?? '').trim().split(/\s+/).length)
  const then: number = new Map(Object.entries(budgets.words)).get(path) ?? now
  const share = Math.min(1, then / now)
  return Object.fromEntries(
    Object.entries(weights).map(([kind, bytes]) => [kind, /html|data/.test(kind) ? Math.ceil(bytes * share) : bytes]),
  )
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // With a timeout: a headless browser that paints nothing may never report that it is idle.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
  await page.waitForLoadState('networkidle')
}

/** Waits until everything that loads without interaction has loaded. */
async function fetchedAhead(page: Page): Promise<void> {
  await page.waitForSelector('link[rel="prefetch"]', { state: 'attached' })
  await rest(page)
}

/** Performs an action that loads scripts, and waits until they have loaded. */
async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest(/\.js$/), act()])
  await rest(page)
}

// A phone, which most visitors use.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

// Skips pages that the owner has removed.
for (const [path, { alone, ahead, running }] of Object.entries(budgets.pages).filter(([path]) =>
  addresses.includes(path),
))
  test(`${path} stays within its budgets on load, for prefetches and once its scripts run`, async ({
    page,
    context,
  }) => {
    const weights = listen(context)
    await page.goto(path)
    await fetchedAhead(page)
    const first = weights()
    expect(first.used.html).toBeGreaterThan(0)
    hold(`${path}, alone`, await withoutAddedWords(page, path, first.used), alone)
    hold(`${path}, fetched ahead`, first.ahead, ahead)
    await started(page)
    await rest(page)
    const { used } = weights()
    expect(used.script).toBeGreaterThan(0)
    hold(`${path}, running`, await withoutAddedWords(page, path, used), running)
  })

for (const [path, most] of Object.entries(budgets.firstView))
  test(`${path} stays within its Brotli budget before any interaction, prefetches included`, async ({
    page,
    context,
  }) => {
    const weights = listen(context, brotliCompressSync)
    await page.goto(path)
    await fetchedAhead(page)
    const { used, ahead } = weights()
    expect(ahead.script).toBeGreaterThan(0)
    const own = await Promise.all([used, ahead].map(weights => withoutAddedWords(page, path, weights)))
    const sum = own.flatMap(weights => Object.values(weights)).reduce((sum, bytes) => sum + bytes, 0)
    hold(`${path}, the first view`, { bytes: sum }, { bytes: most })
  })

test('scripts for the form and for toasts stay within their budgets', async ({ page, context }) => {
  const weights = listen(context)
  await page.goto('/contact')
  await started(page)
  await rest(page)
  weights()
  await scriptsOf(page, () => page.locator('#form').getByRole('textbox').first().focus())
  hold('a form that is entered', weights().used, budgets.onDemand.form)
  await scriptsOf(page, () => say(page, 'One'))
  hold('the first message', weights().used, budgets.onDemand.message)
})

test.describe('with analytics', () => {
  test.use({ expected: { hosts: ['https://www.googletagmanager.com'], noise: [/googletagmanager|ERR_/] } })

  test('accepting analytics stays within its budget', async ({ page, context }) => {
    await page.route('https://www.googletagmanager.com/**', route => route.abort())
    await configured(page, { analyticsId: 'G-TEST' })
    await page.goto('/')
    const answer = page.getByRole('button', { name: words.en.consent.accept })
    await expect(answer).toBeVisible()
    await rest(page)
    const weights = listen(context)
    // Google’s script is requested only after consent. Pressed by keyboard: a pointer would hover over the page under
    // the panel and prefetch a link’s target.
    await Promise.all([page.waitForRequest(/googletagmanager/), answer.press('Enter')])
    await rest(page)
    const { used } = weights()
    delete used.html
    hold('measuring', used, budgets.onDemand.measuring)
  })
})
