import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import chromiumPaths from '../../../scripts/chromiumPaths.json'

/** The debugging port by which Lighthouse connects. */
export const debuggingPort = 9229

/** Starts the browser for all measurements. */
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
