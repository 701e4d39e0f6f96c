import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { newPicture } from '#tests/support/media.ts'
import { open } from '#tests/support/open-page.ts'
import { asked, elsewhere, nextSlug, openMade, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site, { role: 'owner' })
})

const chooser = (page: Page) => page.locator('.ws-section-actions input[type=file]')

async function pictureFile() {
  const buffer = Buffer.from(await newPicture())
  return { name: `${nextSlug()}.png`, mimeType: 'image/png', buffer }
}

/** The dialog lies over the link and hides it: pressed as the browser's own means press it. */
const leave = async (page: Page) =>
  page.locator('.ws-side a[href$="/admin/audit"]').dispatchEvent('click')

for (const { name, call, begin, label } of [
  {
    name: 'a page is removed',
    call: '**/api/admin/content/pages/*/remove',
    label: 'Remove the page',
    begin: async (page: Page) => openMade(page, nextSlug()),
  },
  {
    name: 'a redirect is removed',
    call: '**/api/admin/content/redirects/*',
    label: 'Remove',
    begin: async (page: Page) => {
      await open(page, '/en/admin/pages?open=redirects')
      await sheet(page).getByLabel('From', { exact: true }).fill(`/${nextSlug()}.html`)
      await sheet(page).getByLabel('To', { exact: true }).fill('/quality')
      await sheet(page).getByRole('button', { name: 'Add the redirect' }).click()
      await expect(sheet(page).locator('.page-redirects li')).toHaveCount(1)
    },
  },
  {
    name: 'a picture is deleted',
    call: '**/api/admin/media/*',
    label: 'Delete',
    begin: async (page: Page) => {
      await open(page, '/en/admin/media')
      const file = await pictureFile()
      await chooser(page).setInputFiles(file)
      await page.locator('.media-card').filter({ hasText: file.name }).click()
      await expect(sheet(page).getByLabel('Name')).toHaveValue(file.name)
    },
  },
])
  test(`[U03] who leaves while ${name} goes on once it has come home, and stays where that fails`, async ({
    page,
  }) => {
    await begin(page)
    const here = page.url()
    await sheet(page).getByRole('button', { name: label }).last().click()
    const confirm = asked(page).getByRole('button', { name: label })

    const isLost = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      if (!['POST', 'DELETE'].includes(route.request().method())) return route.fallback()
      await isLost.promise
      return route.abort()
    })
    await pressed(page, confirm.click())
    await leave(page)
    await page.keyboard.press('Escape')
    const close = asked(page).getByRole('button', { name: 'Close' })
    await expect(close).toBeDisabled()
    isLost.resolve()
    await expect(asked(page).getByText(/We cannot reach the/u)).toBeVisible()
    await expect(close).toBeEnabled()
    expect(page.url()).toBe(here)
    await page.unroute(call)

    const arrive = await holdCalls(page, call)
    await pressed(page, confirm.click())
    await leave(page)
    await expect(asked(page)).toHaveCount(1)
    expect(page.url()).toBe(here)
    arrive()
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
    await expect(asked(page)).toHaveCount(0)
  })

/** Presses, and waits until what that asks for is on its way. */
async function pressed(page: Page, press: Promise<void>): Promise<void> {
  const sent = page.waitForRequest((call) => ['POST', 'DELETE'].includes(call.method()))
  await press
  await sent
}

test('[U03] who is asked before files on their way are left goes on once they have arrived', async ({
  page,
}) => {
  await open(page, '/en/admin/media')
  const arrive = await holdCalls(page, '**/api/admin/media', 'POST')
  await chooser(page).setInputFiles(await pictureFile())
  await elsewhere(page).click()
  await expect(asked(page)).toBeVisible()
  arrive()
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(asked(page)).toHaveCount(0)
})

test('[U03] who is asked before files on their way are left stays where one is refused', async ({
  page,
}) => {
  await open(page, '/en/admin/media')
  const arrive = await holdCalls(page, '**/api/admin/media', 'POST')
  const buffer = Buffer.from('no picture')
  await chooser(page).setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer })
  await elsewhere(page).click()
  await expect(asked(page)).toBeVisible()
  arrive()
  await expect(asked(page)).toHaveCount(0)
  await expect(page.locator('.media-uploads li').filter({ hasText: 'broken.png' })).toBeVisible()
  await expect(page).toHaveURL('/en/admin/media')
})

test('[U03] who is asked before files on their way are left goes on once they have arrived, whatever was refused long before', async ({
  page,
}) => {
  await open(page, '/en/admin/media')
  const buffer = Buffer.from('no picture')
  await chooser(page).setInputFiles({ name: 'before.png', mimeType: 'image/png', buffer })
  await expect(page.locator('.media-uploads li').getByRole('alert')).toBeVisible()
  const arrive = await holdCalls(page, '**/api/admin/media', 'POST')
  await chooser(page).setInputFiles(await pictureFile())
  await elsewhere(page).click()
  await expect(asked(page)).toBeVisible()
  arrive()
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(asked(page)).toHaveCount(0)
})
