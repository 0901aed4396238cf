import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../src/gatsby/hosts/serve'
import { themeStorageKey } from '../../src/shared/theme'
import { article, guide, menuGroup, inMenuGroup, pageWith, words } from '../browser/content'
import { siteFolder } from '../helpers/siteFiles'
import type { Engine } from './engine'
import { openFirefox } from './firefox'
import { openWebKit } from './webkit'

const { form } = words.en
const accordionPage = pageWith('accordion')
const tabsRoute = pageWith('tabs').route
const pageWithCards = pageWith('related').route

let server: Server
let origin: string
beforeAll(async () => {
  server = await serveSite(siteFolder, 0)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', () => openWebKit(4450 + (process.pid % 500))],
])('%s', (_name, open) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await open()
    console.log(engine.version)
  }, 60_000)
  afterAll(() => engine?.close())

  const path = () => engine.run(() => location.pathname + location.search)
  const count = (selector: string) => engine.run(at => document.querySelectorAll(at).length, selector)
  const text = (selector: string) => engine.run(at => document.querySelector(at)?.textContent ?? '', selector)
  const visible = (selector: string) =>
    engine.run(
      at => [...document.querySelectorAll<HTMLElement>(at)].filter(one => one.checkVisibility()).length,
      selector,
    )
  // The drivers’ own back commands wait for a page load, but Back does not always load a page.
  const back = () => engine.run(() => history.back())
  const mark = (selector: string, pick: string) =>
    // Marks an element selected by its text with an attribute, because drivers find elements by selector only.
    engine.run(
      (at, text) => {
        document.querySelectorAll('[data-picked]').forEach(one => one.removeAttribute('data-picked'))
        const found = [...document.querySelectorAll<HTMLElement>(at)].find(
          one => one.checkVisibility() && (one.textContent ?? '').includes(text),
        )
        found?.setAttribute('data-picked', '')
        found?.scrollIntoView({ block: 'center' })
        return Boolean(found)
      },
      selector,
      pick,
    )
  const clickWithText = async (selector: string, text = '') => {
    expect([selector, text, await mark(selector, text)]).toEqual([selector, text, true])
    // After the scroll to it, the header may be gliding over it.
    await until(() => engine.press('[data-picked]').then(() => true))
  }

  // Without a scroll to the link.
  const follow = (selector: string) => engine.run(at => document.querySelector<HTMLElement>(at)?.click(), selector)
  const scrollTop = () => engine.run(() => Math.round(scrollY))
  const hasStarted = () => engine.run(() => Boolean((window as unknown as { alive?: boolean }).alive))
  /** Waits until navigation has shown a page and focused its heading, and expects this scroll position. */
  const expectPage = async (address: string, top: number) => {
    await until(
      async () => (await path()) === address && engine.run(() => document.activeElement?.matches('main h1') ?? false),
    )
    // Both the browser and the router scroll, and the heading focused may still be that of the previous page.
    await new Promise(resolve => setTimeout(resolve, 500))
    expect([await path(), await scrollTop()]).toEqual([address, top])
  }

  /** Opens a page, records CSP violations, and starts its scripts by an interaction if `alive`. */
  async function go(address: string, alive = true) {
    await engine.go(origin + address)
    await engine.run(() => {
      const recorded = window as unknown as { violations: string[]; alive: boolean }
      recorded.violations = []
      document.addEventListener('securitypolicyviolation', event => recorded.violations.push(event.effectiveDirective))
      addEventListener('app:started', () => (recorded.alive = true))
    })
    if (!alive) return
    await until(async () => {
      await engine.run(() =>
        document.querySelector('header summary')?.dispatchEvent(new Event('pointerover', { bubbles: true })),
      )
      return hasStarted()
    })
  }
  afterEach(async () =>
    expect(await engine.run(() => (window as unknown as { violations?: string[] }).violations ?? [])).toEqual([]),
  )

  it('shows header, footer, pictures, styles and fonts', async () => {
    await go('/')
    expect(await count('h1')).toBe(1)
    expect(await engine.run(() => getComputedStyle(document.body).margin)).toBe('0px')
    await until(() => engine.run(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    await until(() => engine.run(() => Boolean(document.images[0]?.naturalWidth)))
    expect(await visible('header nav')).toBeGreaterThan(0)
    expect(await visible('footer nav')).toBe(4)
  })

  it('shows the drawings of page cards above their words', async () => {
    await go(pageWithCards, false)
    const overlaps = await engine.run(() =>
      [...document.querySelectorAll('main li > svg + div')].map(words => {
        const drawing = words.previousElementSibling
        return drawing && drawing.getBoundingClientRect().bottom - words.getBoundingClientRect().top > 1
      }),
    )
    expect(overlaps.length).toBeGreaterThan(1)
    expect(overlaps).not.toContain(true)
  })

  it.each([true, false])('opens a menu and follows its link (scripts running: %s)', async alive => {
    await go('/', alive)
    await clickWithText('header nav summary', menuGroup.name.en)
    await clickWithText(`header nav a[href="${inMenuGroup}"]`)
    await until(async () => (await path()) === inMenuGroup)
    await until(async () => (await count('main h1')) === 1)
  })

  it.each([true, false])('selects a tab by click and by arrow key (scripts running: %s)', async alive => {
    await go(tabsRoute, alive)
    const selected = () => engine.run(() => [...document.querySelectorAll('[role=tab]')].map(tab => tab.ariaSelected))
    const first = await count('[role=tab]')
    expect(first).toBeGreaterThan(2)
    await clickWithText('[role=tab][aria-selected=false]')
    await until(async () => (await selected())[1] === 'true')
    await engine.key('ArrowRight')
    await until(async () => (await selected())[2] === 'true')
    expect(await visible('[role=tabpanel]')).toBe(1)
  })

  it.each([true, false])('opens one question at a time (scripts running: %s)', async alive => {
    await go(accordionPage.route, alive)
    const group = await engine.run(() => document.querySelector('main details[name]')?.getAttribute('name') ?? '')
    const question = (number: number) => `main details[name="${group}"]:nth-of-type(${number})`
    // The first may be open from the start.
    for (const number of [2, 3]) {
      await clickWithText(`${question(number)} > summary`)
      await until(async () => (await count(`${question(number)}[open]`)) === 1)
      await until(async () => (await count(`main details[name="${group}"][open]`)) === 1)
    }
  })

  it.each([true, false])('filters the blog, and Back removes the filter (scripts running: %s)', async alive => {
    await go('/blog', alive)
    const all = await visible('main li[data-of-category]')
    const category = await engine.run(
      () => document.querySelector<HTMLElement>('a[data-category]:not([data-category=""])')?.dataset.category ?? '',
    )
    await clickWithText(`a[data-category="${category}"]`)
    await until(async () => (await path()) === `/blog?category=${category}`)
    await until(async () => (await visible(`main li[data-of-category]:not([data-of-category="${category}"])`)) === 0)
    await back()
    await until(async () => (await visible('main li[data-of-category]')) === all)
  })

  it('switches the language and keeps page and query', async () => {
    await go(`${accordionPage.route}?from=letter`)
    await clickWithText('a[hreflang=fr]')
    await until(async () => (await path()) === `/fr${accordionPage.route}?from=letter`)
    expect(await engine.run(() => document.documentElement.lang)).toBe('fr-CA')
  })

  it.each([true, false])(
    'keeps the selected theme on the next page without its scripts (scripts running: %s)',
    async alive => {
      await go('/', alive)
      await engine.run(key => localStorage.removeItem(key), themeStorageKey)
      const background = () => engine.run(() => getComputedStyle(document.body).backgroundColor)
      await clickWithText('[data-theme-switch]')
      await until(async () => (await engine.run(() => document.documentElement.dataset.theme)) === 'light')
      const light = await background()
      await clickWithText('[data-theme-switch]')
      await until(async () => (await engine.run(() => document.documentElement.dataset.theme)) === 'dark')
      expect(await background()).not.toBe(light)
      await go('/about', false)
      expect(await engine.run(() => document.documentElement.dataset.theme)).toBe('dark')
      await engine.run(key => localStorage.removeItem(key), themeStorageKey)
    },
  )

  it('opens an article and a section of it, and Back returns to the blog', async () => {
    await go('/blog')
    await clickWithText(`main a[href="${article}"]`)
    await until(async () => (await path()) === article && (await count('article')) > 0)
    await clickWithText('main nav a[href^="#"]')
    await until(() => engine.run(() => location.hash.length > 1))
    await back()
    await back()
    await until(async () => (await path()) === '/blog')
  })

  it('focuses the heading of the next page, and restores scroll positions on Back, Forward and Back', async () => {
    await go(accordionPage.route)
    await engine.run(() => scrollTo(0, 900))
    await until(async () => (await scrollTop()) === 900)
    await follow('header a[href="/about"]')
    await expectPage('/about', 0)
    await back()
    await expectPage(accordionPage.route, 900)
    await engine.run(() => history.forward())
    await expectPage('/about', 0)
    // Scrolling down hides the header.
    expect(await count('html[data-down]')).toBe(0)
    await back()
    await expectPage(accordionPage.route, 900)
  })

  it('on Back, returns to the tabs whose link was followed', async () => {
    await go(tabsRoute, false)
    await clickWithText('[role=tab][aria-selected=false]')
    await until(hasStarted)
    const top = await scrollTop()
    expect(top).toBeGreaterThan(0)
    await follow('[role=tabpanel]:not([hidden] *) a[href^="/"]')
    await until(async () => (await count('main [role=tab]')) === 0)
    await back()
    await expectPage(tabsRoute, top)
  })

  it('keeps focused elements clear of the booking bar', async () => {
    await go(accordionPage.route, false)
    await engine.run(() => document.querySelector<HTMLElement>('main a')?.focus())
    for (let presses = 0; presses < 40; presses++) {
      await engine.key('Tab')
      const covered = await engine.run(() => {
        const bar = document.querySelector('.booking')
        const focused = document.activeElement
        if (!bar?.checkVisibility({ visibilityProperty: true }) || !focused?.closest('main') || bar.contains(focused))
          return ''
        const { bottom } = [...focused.getClientRects()].at(-1) as DOMRect
        return bottom > bar.getBoundingClientRect().top ? `${focused.textContent} ends at ${bottom}` : ''
      })
      expect(covered).toBe('')
    }
  })

  it('does not tick a consent again after a reload', async () => {
    await go('/contact')
    const consent = '#contact-reply'
    const ticked = () => engine.run(at => document.querySelector<HTMLInputElement>(at)?.checked, consent)
    await until(() =>
      engine.run(() => document.querySelector<HTMLFormElement>('form[data-form=contact]')?.noValidate ?? false),
    )
    await clickWithText(consent)
    expect(await ticked()).toBe(true)
    await engine.run(() => {
      Object.assign(window, { isBeforeReload: true })
      location.reload()
    })
    // Firefox ticks it again; the deferred loader, which comes after the page, unticks it.
    await until(() => engine.run(() => !('isBeforeReload' in window) && '___integrity' in window))
    expect(await ticked()).toBe(false)
  })

  it('prints a guide as PDF if the driver can print', async () => {
    await go(guide, false)
    const pdf = await engine.print?.()
    if (!pdf) return
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(20_000)
  })

  // Must be the last test: Firefox then waits in a dialog that asks for an e-mail program.
  it('shows errors for an empty form, and composes an e-mail from valid input', async () => {
    await go('/contact')
    await until(() =>
      engine.run(() => document.querySelector<HTMLFormElement>('form[data-form=contact]')?.noValidate ?? false),
    )
    await clickWithText('form[data-form=contact] button[type=submit]')
    await until(async () => (await visible('#contact-email-error')) === 1)
    await engine.type('#contact-name', 'Zoe Tremblay')
    await engine.type('#contact-email', 'zoe@example.com')
    await engine.type('#contact-message', 'We make a new medicine.')
    await clickWithText('#contact-reply')
    await clickWithText('form[data-form=contact] button[type=submit]')
    await until(async () => (await text('main')).includes(form.composed))
  })
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    if (await condition().catch(() => false)) return
    if (Date.now() > end) throw new Error(`Not true within 20 seconds: ${condition.toString()}`)
  }
}
