import { chromium, type Browser } from '@playwright/test'

/** The port at which Lighthouse finds the browser. */
export const debuggingPort = 9229

/** Starts the browser that everything is measured in. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })
}
