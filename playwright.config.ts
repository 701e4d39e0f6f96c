import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  globalSetup: './tests/support/before-browser.ts',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    launchOptions: chromiumLaunch,
  },
})
