import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import chromiumPaths from './scripts/chromiumPaths.json'

const port = Number(process.env.TEST_PORT ?? 9100)

export default defineConfig({
  // npm run test:deploy sets NEXT_SITE to the build that replaces the one in public/.
  testDir: process.env.NEXT_SITE ? '__tests__/deploy' : '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // One retry, for slow moments of a shared machine; a retried test is reported as flaky and must be fixed.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // Generous, because the machine may be shared and slow.
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? chromiumPaths.find(path => existsSync(path)),
      // CI runs as root, where Chromium has no sandbox; the other flags prevent background requests.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Mock services run on localhost, which pages may not access otherwise.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'providers.spec.ts' },
    // Builds its own site first.
    { name: 'providers', testMatch: 'providers.spec.ts' },
  ],
  webServer: { command: 'npm run --silent serve', port, env: { PORT: String(port) }, reuseExistingServer: false },
})
