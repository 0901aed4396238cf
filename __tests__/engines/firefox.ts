import { launch } from 'puppeteer-core'
import type { Engine } from './engine'

/** Opens Firefox with WebDriver BiDi, which needs no geckodriver: Debian does not package one. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const find = async (selector: string) => {
    const element = await page.waitForSelector(selector)
    if (!element) throw new Error(`No element matches ${selector}.`)
    return element
  }
  return {
    version: await browser.version(),
    go: async url => void (await page.goto(url)),
    run: async (code, ...args) =>
      (await page.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`)) as ReturnType<typeof code>,
    press: async selector => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    key: name => page.keyboard.press(name),
    print: async () => Buffer.from(await page.pdf()),
    close: () => browser.close(),
  }
}
