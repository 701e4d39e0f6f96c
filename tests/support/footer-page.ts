import { expect, type Page } from '@playwright/test'

// The section is opened in Norwegian.

export const dialog = (page: Page) => page.locator('.dialog')
export const rows = (page: Page) => dialog(page).locator('.ws-link-row strong')
export const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
export const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })

/** Opens the list of links of a section. */
export async function manage(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Administrer lenker: ${section}` }).click()
  await expect(rows(page).first()).toBeVisible()
}

export async function changeColors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Endre farger' }).click()
  await expect(dialog(page)).toBeVisible()
}

export async function giveUp(page: Page): Promise<void> {
  await inDialog(page, 'Avbryt').click()
  await expect(dialog(page)).toBeHidden()
}

export async function expectUpdated(page: Page): Promise<void> {
  await expect(toast(page, 'Seksjonen er oppdatert')).toContainText(
    'Lenkene er lagret og vises i bunnteksten.',
  )
}

/** The pages, categories and products of the site are offered by their names. */
export async function expectPlacesOffered(page: Page): Promise<void> {
  const offered = dialog(page).locator('datalist option')
  await expect(offered.and(page.locator('[value="/faq"]'))).toHaveCount(1)
  await expect(offered.and(page.locator('[value^="/categories/"]')).first()).toHaveText(/.+/u)
  await expect(offered.and(page.locator('[value^="/products/"]')).first()).toHaveText(/.+/u)
}
