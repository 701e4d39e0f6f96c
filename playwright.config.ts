import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Its own folder, since the runner empties it: what the other runner reported stays.
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // What then passes is named at the end of `npm test`, which lets a few of them be.
  retries: 1,
  // When something is given up: it only ends what hangs, and says nothing of how fast anything is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  globalSetup: './tests/support/before-browser.ts',
  use: {
    // Most tests are about what there is once it has come, not about how. Those whose subject is motion ask for it.
    reducedMotion: 'reduce',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    launchOptions: chromiumLaunch,
  },
})
