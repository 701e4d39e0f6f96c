import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A browser's page that one test after the other is given, each as if it were new: only the site's files need not be fetched again. */
export interface WarmPage {
  page: Page
  context: BrowserContext
  options: BrowserContextOptions
  /** What has been added to each document of the test that has it. */
  scripts: { dispose: () => Promise<void> }[]
  /** Something was done to it that is not taken back. */
  isSpoiled: boolean
}
