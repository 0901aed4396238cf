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
const asked = pageWith('accordion')
const tabbed = pageWith('tabs').route

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
  // The drivers’ own commands wait for a load, which not every step back is.
  const back = () => engine.run(() => history.back())
  const marked = (selector: string, pick: string) =>
    // Gives an element that only a script can name an attribute for the driver to find it by.
    engine.run(
      (at, words) => {
        document.querySelectorAll('[data-picked]').forEach(one => one.removeAttribute('data-picked'))
        const found = [...document.querySelectorAll<HTMLElement>(at)].find(
          one => one.checkVisibility() && (one.textContent ?? '').includes(words),
        )
        found?.setAttribute('data-picked', '')
        found?.scrollIntoView({ block: 'center' })
        return Boolean(found)
      },
      selector,
      pick,
    )
  const pressNamed = async (selector: string, words = '') => {
    expect([selector, words, await marked(selector, words)]).toEqual([selector, words, true])
    await engine.press('[data-picked]')
  }

  /** Opens a page and listens to its policy; its scripts begin at the first sign that they are wanted. */
  async function go(address: string, alive = true) {
    await engine.go(origin + address)
    await engine.run(() => {
      const seen = window as unknown as { refused: string[]; alive: boolean }
      seen.refused = []
      document.addEventListener('securitypolicyviolation', event => seen.refused.push(event.effectiveDirective))
      addEventListener('app:started', () => (seen.alive = true))
    })
    if (!alive) return
    await until(async () => {
      await engine.run(() =>
        document.querySelector('header summary')?.dispatchEvent(new Event('pointerover', { bubbles: true })),
      )
      return engine.run(() => Boolean((window as unknown as { alive?: boolean }).alive))
    })
  }
  afterEach(async () =>
    expect(await engine.run(() => (window as unknown as { refused?: string[] }).refused ?? [])).toEqual([]),
  )

  it('shows the frame, in the styles and the fonts of the site', async () => {
    await go('/')
    expect(await count('h1')).toBe(1)
    expect(await engine.run(() => getComputedStyle(document.body).margin)).toBe('0px')
    await until(() => engine.run(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    await until(() => engine.run(() => Boolean(document.images[0]?.naturalWidth)))
    expect(await visible('header nav')).toBeGreaterThan(0)
    expect(await visible('footer nav')).toBe(4)
  })

  it.each([true, false])('opens a menu and leads on (scripts run: %s)', async alive => {
    await go('/', alive)
    await pressNamed('header nav summary', menuGroup.name.en)
    await pressNamed(`header nav a[href="${inMenuGroup}"]`)
    await until(async () => (await path()) === inMenuGroup)
    await until(async () => (await count('main h1')) === 1)
  })

  it.each([true, false])('opens a tab by press and by arrow (scripts run: %s)', async alive => {
    await go(tabbed, alive)
    const chosen = () => engine.run(() => [...document.querySelectorAll('[role=tab]')].map(tab => tab.ariaSelected))
    const first = await count('[role=tab]')
    expect(first).toBeGreaterThan(2)
    await pressNamed('[role=tab][aria-selected=false]')
    await until(async () => (await chosen())[1] === 'true')
    await engine.key('ArrowRight')
    await until(async () => (await chosen())[2] === 'true')
    expect(await visible('[role=tabpanel]')).toBe(1)
  })

  it.each([true, false])('opens one question at a time (scripts run: %s)', async alive => {
    await go(asked.route, alive)
    const opened = () =>
      engine.run(() => [...document.querySelectorAll('main details')].map(one => (one as HTMLDetailsElement).open))
    const group = await engine.run(() => document.querySelector('main details[name]')?.getAttribute('name') ?? '')
    const question = (number: number) => `main details[name="${group}"]:nth-of-type(${number}) > summary`
    await pressNamed(question(1))
    await until(async () => (await opened()).filter(Boolean).length === 1)
    await pressNamed(question(2))
    await until(async () => (await opened()).join().startsWith('false,true'))
  })

  it.each([true, false])('filters the blog, and Back undoes it (scripts run: %s)', async alive => {
    await go('/blog', alive)
    const all = await visible('main li[data-of-topic]')
    const topic = await engine.run(
      () => document.querySelector<HTMLElement>('a[data-topic]:not([data-topic=""])')?.dataset.topic ?? '',
    )
    await pressNamed(`a[data-topic="${topic}"]`)
    await until(async () => (await path()) === `/blog?category=${topic}`)
    await until(async () => (await visible(`main li[data-of-topic]:not([data-of-topic="${topic}"])`)) === 0)
    await back()
    await until(async () => (await visible('main li[data-of-topic]')) === all)
  })

  it('changes the language and keeps the place', async () => {
    await go(`${asked.route}?from=letter`)
    await pressNamed('a[hreflang=fr]')
    await until(async () => (await path()) === `/fr${asked.route}?from=letter`)
    expect(await engine.run(() => document.documentElement.lang)).toBe('fr-CA')
  })

  it.each([true, false])('keeps the theme that is chosen, before the first paint (scripts run: %s)', async alive => {
    await go('/', alive)
    await engine.run(key => localStorage.removeItem(key), themeStorageKey)
    const background = () => engine.run(() => getComputedStyle(document.body).backgroundColor)
    await pressNamed('[data-theme-switch]')
    await until(async () => (await engine.run(() => document.documentElement.dataset.theme)) === 'light')
    const light = await background()
    await pressNamed('[data-theme-switch]')
    await until(async () => (await engine.run(() => document.documentElement.dataset.theme)) === 'dark')
    expect(await background()).not.toBe(light)
    await go('/about', false)
    expect(await engine.run(() => document.documentElement.dataset.theme)).toBe('dark')
    await engine.run(key => localStorage.removeItem(key), themeStorageKey)
  })

  it('leads into an article, through it and back', async () => {
    await go('/blog')
    await pressNamed(`main a[href="${article}"]`)
    await until(async () => (await path()) === article && (await count('article')) > 0)
    await pressNamed('main nav a[href^="#"]')
    await until(() => engine.run(() => location.hash.length > 1))
    await back()
    await back()
    await until(async () => (await path()) === '/blog')
  })

  it('does not tick a consent again after a reload', async () => {
    await go('/contact')
    const consent = '#contact-reply'
    const ticked = () => engine.run(at => document.querySelector<HTMLInputElement>(at)?.checked, consent)
    await until(() =>
      engine.run(() => document.querySelector<HTMLFormElement>('form[data-form=contact]')?.noValidate ?? false),
    )
    await pressNamed(consent)
    expect(await ticked()).toBe(true)
    await engine.run(() => {
      Object.assign(window, { isBeforeReload: true })
      location.reload()
    })
    await until(() => engine.run(() => !('isBeforeReload' in window) && document.readyState === 'complete'))
    expect(await ticked()).toBe(false)
  })

  it('prints a guide, where the driver can', async () => {
    await go(guide, false)
    const paper = await engine.print?.()
    if (!paper) return
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
    expect(paper.length).toBeGreaterThan(20_000)
  })

  // The last: Firefox waits for somebody to say which program writes e-mails.
  it('says what is wrong in a form, and composes an e-mail of what is right', async () => {
    await go('/contact')
    await until(() =>
      engine.run(() => document.querySelector<HTMLFormElement>('form[data-form=contact]')?.noValidate ?? false),
    )
    await pressNamed('form[data-form=contact] button[type=submit]')
    await until(async () => (await visible('#contact-email-error')) === 1)
    await engine.type('#contact-name', 'Zoe Tremblay')
    await engine.type('#contact-email', 'zoe@example.com')
    await engine.type('#contact-message', 'We make a new medicine.')
    await pressNamed('#contact-reply')
    await pressNamed('form[data-form=contact] button[type=submit]')
    await until(async () => (await text('main')).includes(form.composed))
  })
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    if (await holds().catch(() => false)) return
    if (Date.now() > end) throw new Error(`After 20 seconds this did not hold: ${holds.toString()}`)
  }
}
