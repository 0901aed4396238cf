import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import chromiumPaths from '../../../scripts/chromiumPaths.json'

/** The port at which Lighthouse finds the browser. */
export const debuggingPort = 9229

/** Starts the browser that everything is measured in. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? chromiumPaths.find(path => existsSync(path)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })
}
