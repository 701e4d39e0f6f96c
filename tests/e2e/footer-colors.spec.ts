import type { Locator, Page } from '@playwright/test'
import { footerTemplates } from '#domain/footer.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const dialog = (page: Page) => page.locator('.dialog')

/** Opens the section, and a dialog of it by one of its buttons. */
async function openDialog(page: Page, path: string, button: Locator): Promise<void> {
  await open(page, path)
  await button.click()
  await expect(dialog(page)).toBeVisible()
}

const colors = (page: Page) =>
  openDialog(page, '/en/admin/footer', page.getByRole('button', { name: 'Change colours' }))

test('[F04] a template, own colours and the way back to the theme, each with its message', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await colors(page)
  const apply = dialog(page).getByRole('button', { name: 'Apply colours' })
  await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue('var(--card)')
  const names = [
    'Soft Blue',
    'Warm Cream',
    'Lavender Mist',
    'Mint Fresh',
    'Coral Sunset',
    'Sky Light',
    'Rose Garden',
    'Stone Elegant',
    'Ocean Depth',
  ]
  await expect(dialog(page).locator('.ws-template strong')).toHaveText(names)
  await dialog(page).getByRole('button', { name: 'Ocean Depth' }).click()
  await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue('#0f2d3f')
  await expect(dialog(page).getByLabel('Pick: Background')).toHaveValue('#0f2d3f')
  await apply.click()
  await expect(page.getByText('Template Applied')).toBeVisible()
  await expect(page.getByText('Ocean Depth color scheme has been applied.')).toBeVisible()

  await page.getByRole('button', { name: 'Change colours' }).click()
  const link = dialog(page).locator('[name=linkColor]')
  await link.fill('url(//evil.example)')
  await expect(dialog(page).getByText('This is not a colour.')).toBeVisible()
  await expect(apply).toBeDisabled()
  await link.fill('#123')
  await expect(dialog(page).getByText('Hard to read on this background')).toBeVisible()
  await link.fill('white')
  await expect(dialog(page).getByText('Hard to read on this background')).toBeHidden()
  await expect(dialog(page).getByLabel('Pick: Links', { exact: true })).toHaveCount(0)
  await apply.click()
  await expect(page.getByText('Custom Colors Applied')).toBeVisible()
  await expect(page.getByText('Your custom color scheme has been applied.')).toBeVisible()

  await page.getByRole('button', { name: 'Change colours' }).click()
  await dialog(page).getByRole('button', { name: 'Reset to Default' }).click()
  await expect(page.getByText('Colors have been reset to the default theme.')).toBeVisible()
})

test('[F04] colours that somebody else has chosen meanwhile are shown beside one’s own', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  const other = await anotherAdmin(site, 'owner')
  await colors(page)
  await dialog(page).getByRole('button', { name: 'Mint Fresh' }).click()
  const { colorsRev } = (await (await other('GET', '/footer')).json()) as { colorsRev: number }
  const rose = footerTemplates.find(({ id }) => id === 'rose-garden')?.colors
  await other('PUT', '/footer/colors', { colors: rose, rev: colorsRev })
  await dialog(page).getByRole('button', { name: 'Apply colours' }).click()
  await dialog(page).getByRole('button', { name: 'Take theirs' }).click()
  await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue('#fbeaf0')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[F04] the colours hold on kept and on private pages, and the policy lets them', async ({
    page,
    site,
  }) => {
    const owner = await anotherAdmin(site, 'owner')
    const { colorsRev } = (await (await owner('GET', '/footer')).json()) as { colorsRev: number }
    const ocean = footerTemplates.find(({ id }) => id === 'ocean-depth')?.colors
    expect((await owner('PUT', '/footer/colors', { colors: ocean, rev: colorsRev })).status).toBe(
      200,
    )
    const ground = page.locator('.site-footer')
    for (const path of ['/en/faq', '/ar/products', '/en/cart', '/nb/auth']) {
      await expect(async () => {
        await page.goto(path)
        await expect(ground).toHaveCSS('background-color', 'rgb(15, 45, 63)', { timeout: 500 })
      }).toPass()
    }
  })
})
