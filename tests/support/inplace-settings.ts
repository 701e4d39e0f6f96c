import type { Locator, Page } from '@playwright/test'

/** Who may change the settings. */
export const owner = { role: 'owner' } as const

/** What opens a group of the settings where the page shows it. */
export const penOf = (page: Page, name: string): Locator =>
  page.locator(`[data-mark="setting ${name} 1"]`)

export const dialog = (page: Page): Locator => page.locator('.dialog').first()

export const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`)

export const save = (page: Page): Locator => dialog(page).locator('.ws-form-foot .btn-primary')

/** Where the footer shows the company. */
export const address = (page: Page): Locator => page.locator('.footer-company address')
