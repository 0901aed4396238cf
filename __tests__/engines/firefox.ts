import { launch } from 'puppeteer-core'
import type { Engine } from './engine'

/** Firefox, by WebDriver BiDi: Debian has no geckodriver, and Firefox needs none. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const shown = async (selector: string) => {
    const element = await page.waitForSelector(selector)
    if (!element) throw new Error(`Nothing at ${selector}.`)
    return element
  }
  return {
    version: await browser.version(),
    go: async address => void (await page.goto(address)),
    run: async (code, ...given) =>
      (await page.evaluate(`(${code.toString()})(...${JSON.stringify(given)})`)) as ReturnType<typeof code>,
    press: async selector => (await shown(selector)).click(),
    type: async (selector, text) => (await shown(selector)).type(text),
    key: name => page.keyboard.press(name),
    print: async () => Buffer.from(await page.pdf()),
    close: () => browser.close(),
  }
}
