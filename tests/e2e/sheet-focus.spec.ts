import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ reducedMotion: 'reduce' })

const cards = (page: Page) => page.locator('.media-card')
const sheet = (page: Page) => page.locator('.ws-sheet')

async function openFocused(page: Page, at: number): Promise<void> {
  await cards(page).nth(at).press('Enter')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
}

for (const code of ['nb', 'ar'] as const)
  test(`[D11] in ${code} the keyboard is at the picture again once its sheet is closed, after a reload too, and at the one beside it once it is deleted`, async ({
    page,
    context,
    site,
  }) => {
    const words = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/admin/media`)
    const before = await cards(page).count()
    const files = [1, 2, 3].map(async (number) => ({
      name: `${code} ${number}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(await pictureOf('png', { width: 100 * before + number, height: 60 })),
    }))
    await page.locator('.ws-section-actions input').setInputFiles(await Promise.all(files))
    await expect(cards(page)).toHaveCount(before + 3)
    await openFocused(page, 1)
    await page.keyboard.press('Escape')
    await expect(cards(page).nth(1)).toBeFocused()

    await openFocused(page, 1)
    await reload(page)
    await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(cards(page).nth(1)).toBeFocused()

    for (const [at, heir] of [
      [1, 1],
      [before + 1, before],
    ] as const) {
      const count = await cards(page).count()
      await openFocused(page, at)
      await sheet(page)
        .getByRole('button', { name: words('Delete'), exact: true })
        .press('Enter')
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: words('Delete'), exact: true }).press('Enter')
      await expect(cards(page)).toHaveCount(count - 1)
      await expect(sheet(page)).toHaveCount(0)
      await expect(asked).toHaveCount(0)
      await expect(cards(page).nth(heir)).toBeFocused()
    }
  })
