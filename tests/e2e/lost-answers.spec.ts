import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { loseAnswer } from '#tests/support/lost-answers.ts'
import { newPicture } from '#tests/support/media.ts'
import { open } from '#tests/support/open-page.ts'
import {
  asked,
  elsewhere,
  nextSlug,
  openMade,
  type Saving,
  savings,
  sheet,
} from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const confirm = async (page: Page, name: string) =>
  asked(page).getByRole('button', { name }).click()

/** A picture that the library has taken, open in its sheet. */
async function openPicture(page: Page): Promise<string> {
  await open(page, '/en/admin/media')
  const name = `${nextSlug()}.png`
  const chooser = page.locator('.ws-section-actions input[type=file]')
  const buffer = Buffer.from(await newPicture())
  await chooser.setInputFiles({ name, mimeType: 'image/png', buffer })
  await page.locator('.media-card').filter({ hasText: name }).click()
  await expect(sheet(page).getByLabel('Name')).toHaveValue(name)
  return name
}

const writes: Saving[] = [
  ...savings,
  {
    name: 'the removal of a page',
    call: '**/api/admin/content/pages/*/remove',
    method: 'POST',
    begin: async (page) => openMade(page, nextSlug()),
    press: async (page) => {
      await sheet(page).getByRole('button', { name: 'Remove the page' }).click()
      await confirm(page, 'Remove the page')
      await expect(sheet(page).getByRole('button', { name: 'Bring the page back' })).toBeVisible()
    },
  },
  {
    name: 'the plan of a page',
    call: '**/api/admin/content/pages/*/languages/en/publication',
    method: 'PUT',
    begin: async (page) => openMade(page, nextSlug()),
    press: async (page) => {
      await sheet(page).getByRole('button', { name: 'Schedule' }).click()
      await sheet(page).getByRole('button', { name: 'Schedule' }).last().click()
      await expect(sheet(page).getByRole('button', { name: 'Cancel the schedule' })).toBeVisible()
    },
  },
  {
    name: 'the removal of a picture',
    call: '**/api/admin/media/*',
    method: 'DELETE',
    begin: async (page) => void (await openPicture(page)),
    press: async (page) => {
      await sheet(page).getByRole('button', { name: 'Delete' }).click()
      await confirm(page, 'Delete')
      await expect(sheet(page)).toHaveCount(0)
    },
  },
  {
    name: 'another content of a picture',
    call: '**/api/admin/media/*/content?*',
    method: 'PUT',
    begin: async (page) => void (await openPicture(page)),
    press: async (page) => {
      const buffer = Buffer.from(await newPicture())
      const file = { name: 'other.png', mimeType: 'image/png', buffer }
      await sheet(page).locator('input[type=file]').setInputFiles(file)
      await expect(page.getByText('Replaced wherever it is used')).toBeVisible()
    },
  },
  {
    name: 'a new picture',
    call: '**/api/admin/media',
    method: 'POST',
    begin: async (page) => open(page, '/en/admin/media'),
    press: async (page) => {
      const files = [await newPicture(), await newPicture(), await newPicture()].map((bytes) => ({
        name: `${nextSlug()}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(bytes),
      }))
      await page.locator('.ws-section-actions input[type=file]').setInputFiles(files)
      await expect(
        page.locator('.media-uploads li').filter({ hasText: 'In the library' }),
      ).toHaveCount(3)
    },
  },
  {
    name: 'the order of the languages',
    call: '**/api/admin/languages/order',
    method: 'PUT',
    begin: async (page) => open(page, '/en/admin/languages'),
    press: async (page) =>
      page
        .getByRole('button', { name: /^Move .* down$/u })
        .first()
        .click(),
  },
  {
    name: 'a new language',
    call: '**/api/admin/languages',
    method: 'POST',
    begin: async (page) => open(page, '/en/admin/languages?open=new'),
    press: async (page) => {
      await sheet(page).getByLabel('Language', { exact: true }).selectOption('fi')
      await sheet(page).getByRole('button', { name: 'Add the language' }).click()
      await expect(sheet(page)).toHaveCount(0)
    },
  },
  {
    name: 'the order of a collection',
    call: '**/api/admin/collections/*/order',
    method: 'PUT',
    begin: async (page) => open(page, '/en/admin/collections?collection=questions&language=en'),
    press: async (page) =>
      page
        .getByRole('button', { name: /^Move .* down$/u })
        .first()
        .click(),
  },
  {
    name: 'whether an item is shown',
    call: '**/api/admin/collections/*/items/*',
    method: 'PATCH',
    begin: async (page) => open(page, '/en/admin/collections?collection=questions&language=en'),
    press: async (page) =>
      page
        .getByRole('button', { name: /^Hide /u })
        .first()
        .click(),
  },
  {
    name: 'the links of the footer',
    call: '**/api/admin/footer/sections/*',
    method: 'PUT',
    begin: async (page) => open(page, '/en/admin/footer'),
    press: async (page) => {
      await page
        .getByRole('button', { name: /^Manage links/u })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Add Link' }).click()
      await dialog.locator('[name=title]').fill(`Link ${nextSlug()}`)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    name: 'the colours of the footer',
    call: '**/api/admin/footer/colors',
    method: 'PUT',
    begin: async (page) => open(page, '/en/admin/footer'),
    press: async (page) => {
      await page.getByRole('button', { name: 'Change colours' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=backgroundColor]').fill('#123456')
      await dialog.getByRole('button', { name: 'Apply colours' }).click()
      await expect(dialog).toHaveCount(0)
    },
  },
]

for (const write of writes)
  test(`[T04] ${write.name} is saved once, and told as saved, where the answer is lost on its way`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    await write.begin(page, site)
    const calls = await loseAnswer(page, write)
    await write.press(page)
    await expect.poll(() => calls.length).toBeGreaterThan(1)
    // What is removed is not found the second time.
    expect(calls.filter(({ status }) => status >= 400 && status !== 404)).toEqual([])
    await expect(page.getByText(/We cannot reach|was lost|not saved/u)).toHaveCount(0)
    await elsewhere(page).click()
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(asked(page)).toHaveCount(0)
  })
