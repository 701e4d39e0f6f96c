import type { Locator, Page } from '@playwright/test'

/** Takes the last step back. */
export const undoButton = (page: Page): Locator =>
  page.locator('.edit-bar-tools .edit-tool').first()

/** Takes it again. */
export const redoButton = (page: Page): Locator => page.locator('.edit-bar-tools .edit-tool').nth(1)
