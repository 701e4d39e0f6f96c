import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newLine } from '#tests/support/menu.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const manage = async (page: Page) => button(page, 'Manage links: Bottom row').click()

/** The server does what is asked, and its answer never comes: resolves once it is done. */
async function withholdAnswer(page: Page, address: string): Promise<{ isDone: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (call) => {
    if (call.request().method() !== 'PUT') return call.continue()
    await call.fetch()
    return resolve()
  })
  return { isDone: promise }
}

for (const { name, where, call, kept, reach } of [
  {
    name: 'the menu',
    where: '/en/admin/menus',
    call: '**/api/admin/menu',
    kept: 'draft menu',
    reach: async () => {},
  },
  {
    name: 'links of the footer',
    where: '/en/admin/footer',
    call: '**/api/admin/footer/sections/*',
    kept: 'draft footer bottom',
    reach: manage,
  },
])
  test(`[B02] [F03] who reloads the page while ${name} is saved finds it saved, and takes back what was added`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    await open(page, where)
    await reach(page)
    await button(page, 'Add Link').click()
    await page.locator('[name=title]').fill('On its way ')
    const { isDone } = await withholdAnswer(page, call)
    await button(page, 'Save').click()
    await isDone
    const isKept = () => page.evaluate((key) => sessionStorage.getItem(key) !== null, kept)
    expect(await isKept()).toBe(true)
    await reload(page)
    await page.unroute(call)
    await reach(page)

    const mine = page.locator('.ws-link-row').filter({ hasText: 'On its way' })
    await expect(mine).toHaveCount(1)
    await expect.poll(isKept).toBe(false)
    await expect(button(page, 'Save')).toBeDisabled()
    await button(page, 'Remove On its way').click()
    await expect(mine).toHaveCount(0)
    await button(page, 'Save').click()
    await expect(page.getByText(/Menu saved|Section Updated/u)).toBeVisible()
    await reload(page)
    await reach(page)
    await expect(page.locator('.ws-link-row').first()).toBeVisible()
    await expect(mine).toHaveCount(0)
  })

test('[B02] a menu that says something else than what somebody else has saved meanwhile is kept as it was left', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/menus')
  await button(page, 'Add Link').click()
  await page.locator('[name=title]').fill('Mine alone')
  const call = await anotherAdmin(site, 'owner')
  const { rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
  const items = [{ ...newLine, children: [] }]
  expect((await call('PUT', '/menu', { items, rev })).status).toBe(200)
  await reload(page)
  await expect(page.locator('.ws-link-row').filter({ hasText: 'Mine alone' })).toBeVisible()
  await expect(button(page, 'Save')).toBeEnabled()
})
