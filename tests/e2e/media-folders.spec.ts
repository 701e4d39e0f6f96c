import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const words = {
  nb: { folders: 'Mapper', folder: 'Mappe', all: 'Alle filer', rename: 'Gi mappen nytt navn' },
  ar: { folders: 'المجلدات', folder: 'المجلد', all: 'كل الملفات', rename: 'إعادة تسمية المجلد' },
}
const saving = { nb: 'Lagre', ar: 'حفظ' }

const cards = (page: Page) => page.locator('.media-card')

/** Chosen by the keyboard alone. */
async function enter(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

for (const language of ['nb', 'ar'] as const)
  test(`[D11] in ${language} files are put into folders, found there, added there, and their folder renamed, without a mouse`, async ({
    page,
    context,
    site,
  }) => {
    const { folders, folder, all, rename } = words[language]
    const [farm, yard] = [`Gård ${language}`, `Tun ${language}`]
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${language}/admin/media`)
    const add = async (name: string, width: number) => {
      const bytes = await pictureOf('png', { width, height: 30 })
      const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
      await page.locator('.ws-section-actions input[type=file]').setInputFiles([file])
      await expect(cards(page).filter({ hasText: name })).toBeVisible()
    }
    const wide = language === 'nb' ? 61 : 71
    await add(`ku-${language}.png`, wide)
    await enter(cards(page).filter({ hasText: `ku-${language}.png` }))
    const sheet = page.locator('.ws-sheet')
    await sheet.getByLabel(folder).fill(` ${farm} / Kyr `)
    await enter(sheet.getByRole('button', { name: saving[language] }))
    const way = page.getByRole('navigation', { name: folders })
    await expect(way.getByRole('link', { name: farm })).toContainText('1')
    await enter(way.getByRole('link', { name: farm }))
    await expect(page).toHaveURL(/[?&]folder=/u)
    await enter(way.getByRole('link', { name: 'Kyr' }))
    await expect(cards(page)).toHaveText([new RegExp(`ku-${language}`, 'u')])
    await add(`kalv-${language}.png`, wide + 1)
    await expect(cards(page)).toHaveCount(2)

    await enter(way.getByRole('link', { name: farm }))
    await expect(way.getByRole('link', { name: 'Kyr' })).toContainText('2')
    await enter(way.getByRole('button', { name: rename }))
    const dialog = page.getByRole('dialog', { name: rename })
    await dialog.getByLabel(folder).fill('x'.repeat(61))
    await dialog.getByLabel(folder).press('Enter')
    await expect(dialog.getByLabel(folder)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(folder).fill(yard)
    await dialog.getByLabel(folder).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(way.locator('[aria-current]')).toHaveText(yard)
    await expect(cards(page)).toHaveCount(2)
    await enter(way.getByRole('link', { name: all }))
    await expect(way.getByRole('link', { name: yard })).toContainText('2')
    await expect(page).not.toHaveURL(/folder=/u)
    await expectNoFaults(page)
  })
