import type { Page, Route } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { asked, elsewhere, save, type Saving, savings } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Holds the save back until it is known what becomes of it. */
async function heldSave(page: Page, { call, method }: Pick<Saving, 'call' | 'method'>) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(call, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return (await promise)(route)
  })
  return {
    isSent: page.waitForRequest((sent) => sent.method() === method && sent.url().includes('/api/')),
    arrive: () => resolve(async (route) => route.continue()),
    lose: () => resolve(async (route) => route.abort()),
  }
}

for (const saving of savings)
  test(`[U03] who leaves while ${saving.name} is being saved goes on by themselves, and stays where that fails`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    await saving.begin(page, site)
    const here = page.url()
    const failing = await heldSave(page, saving)
    await saving.press(page)
    await failing.isSent
    await elsewhere(page).click()
    failing.lose()
    await expect(page.getByText(/We cannot reach the/u).first()).toBeVisible()
    await expect(asked(page)).toHaveCount(0)
    expect(page.url()).toBe(here)
    await page.unroute(saving.call)

    const held = await heldSave(page, saving)
    await saving.press(page)
    await held.isSent
    await elsewhere(page).click()
    await expect(asked(page)).toHaveCount(0)
    expect(page.url()).toBe(here)
    const answer = page.waitForResponse((sent) => sent.request().method() === saving.method)
    held.arrive()
    expect((await answer).ok()).toBe(true)
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
    await expect(asked(page)).toHaveCount(0)
  })

test('who goes back while a dialog saves is back once it has, and the dialog is closed', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/audit')
  await page.getByRole('link', { name: 'Footer', exact: true }).click()
  await page
    .getByRole('button', { name: /^Manage links/u })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Link' }).click()
  await dialog.locator('[name=title]').fill('A way back')
  const saving = { call: '**/api/admin/footer/sections/*', method: 'PUT' }
  const held = await heldSave(page, saving)
  await save(page).click()
  await held.isSent
  await page.evaluate(() => history.back())
  await expect(dialog).toBeVisible()
  held.arrive()
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(asked(page)).toHaveCount(0)
})
