import type { Browser } from '@playwright/test'

/** The first press on a freshly loaded page, and how long its visible response took. */
export interface Press {
  what: string
  path: string
  milliseconds: number
}

interface Subject {
  what: string
  path: string
  selector: string
  /** Evaluated in the page: changes when the press has been handled. */
  answer: string
}

// The result of copying appears beside the button.
const said = 'document.querySelectorAll("main output:not(:empty)").length'

const subjects: Subject[] = [
  {
    what: 'menu',
    path: '/',
    selector: 'header div > details > summary',
    answer: 'document.querySelector("header details[open]") !== null',
  },
  {
    what: 'theme',
    path: '/',
    selector: '[data-theme-switch]',
    answer: 'getComputedStyle(document.documentElement).colorScheme + document.documentElement.dataset.theme',
  },
  {
    what: 'question',
    path: '/faq',
    selector: 'main details:nth-of-type(2) > summary',
    // Opening a question may close another, so the number of open ones says nothing.
    answer: '[...document.querySelectorAll("main details")].map(details => details.open)',
  },
  {
    what: 'tab',
    path: '/services/intellectual-property',
    selector: '[role="tab"]:nth-of-type(3)',
    answer: '[...document.querySelectorAll("[role=tabpanel]")].findIndex(panel => panel.checkVisibility())',
  },
  {
    what: 'subject of the blog',
    path: '/blog',
    selector: 'a[data-category]:not([data-category=""])',
    answer: '[...document.querySelectorAll("main li article")].filter(card => card.getClientRects().length).length',
  },
  {
    what: 'more articles',
    path: '/blog',
    selector: 'main [data-whole] > button',
    answer: '[...document.querySelectorAll("main li article")].filter(card => card.getClientRects().length).length',
  },
  {
    what: 'menu',
    path: '/privacy-policy',
    selector: 'header div > details > summary',
    answer: 'document.querySelector("header details[open]") !== null',
  },
  {
    what: 'copy the address',
    path: '/blog/what-is-fractional-gc',
    selector: 'main article button',
    answer: said,
  },
  {
    what: 'copy',
    path: '/contact',
    selector: 'main dl button',
    answer: said,
  },
]

/** Presses each subject once on a fresh page of an emulated phone with 4x CPU throttling. */
export async function firstPresses(browser: Browser, origin: string): Promise<Press[]> {
  const presses: Press[] = []
  for (const { what, path, selector, answer } of subjects) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      bypassCSP: true,
    })
    // tsx (esbuild) adds calls of `__name` to functions that are sent to the page.
    await context.addInitScript({ content: 'globalThis.__name = value => value' })
    await context.grantPermissions(['clipboard-write'])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(origin + path)
    const target = page.locator(selector).first()
    // The owner may have renamed or removed the page; browser tests check that the target exists.
    if (!(await target.count())) {
      console.log(`${path} has no “${what}” to press.`)
      await context.close()
      continue
    }
    // A fold that hides the target on phones is opened by script, so that the press measured is still the first.
    if (!(await target.isVisible()))
      await target.evaluate(element => element.closest('details')?.setAttribute('open', ''))
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(answer => {
      const read = () => JSON.stringify((0, eval)(answer))
      const before = read()
      const answered = new Promise<number>(resolve =>
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () =>
              read() === before
                ? requestAnimationFrame(look)
                : requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            look()
          },
          { capture: true, once: true },
        ),
      )
      Object.assign(window, { answered })
    }, answer)
    await target.click({ noWaitAfter: true })
    const milliseconds = await page.evaluate(() =>
      Promise.race([
        (window as unknown as { answered: Promise<number> }).answered,
        new Promise<number>(resolve => setTimeout(resolve, 10_000, Infinity)),
      ]),
    )
    presses.push({ what, path, milliseconds: Math.round(milliseconds) })
    await context.close()
  }
  return presses
}
