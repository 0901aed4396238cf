import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import chromiumPaths from './scripts/chromiumPaths.json'

const port = Number(process.env.TEST_PORT ?? 9100)

export default defineConfig({
  // npm run test:deploy names the build that takes the place of the one in public/.
  testDir: process.env.NEXT_SITE ? '__tests__/deploy' : '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test tried again is still reported as flaky, and is to be mended; one slow moment of a shared machine refuses nothing.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // The machine may be shared and slow: only what never comes is wrong.
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? chromiumPaths.find(path => existsSync(path)),
      // CI runs as root, where Chromium has no sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Tests stand in for outside services on this machine, which a page may not ask otherwise.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'providers.spec.ts' },
    // Builds a site of its own first.
    { name: 'providers', testMatch: 'providers.spec.ts' },
  ],
  webServer: { command: 'npm run --silent serve', port, env: { PORT: String(port) }, reuseExistingServer: false },
})
