import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { elsewhere, save } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site, { role: 'owner' })
})

test('the sections stay under the pointer when the company gets a shorter or a longer name', async ({
  page,
}) => {
  await open(page, '/en/admin/settings?group=company')
  const name = page.getByLabel('Name', { exact: true })
  const places: unknown[] = []
  for (const word of ['Tine', 'Matverk i Bergen', 'The makers of food by the fjord '.repeat(3)]) {
    await name.fill(word.trim())
    await save(page).click()
    await expect(page.locator('.ws-side .ws-name')).toHaveText(word.trim())
    places.push(await elsewhere(page).boundingBox())
  }
  expect(places).toEqual([places[0], places[0], places[0]])
})

test('the company’s name stands where the sections begin, also where they begin on the right', async ({
  page,
}) => {
  await open(page, '/ar/admin/settings?group=company')
  const [name = 0, section = 0] = await page.locator('.ws-side').evaluate((side) =>
    ['.ws-name bdi', 'nav a'].map((selector) => {
      const words = document.createRange()
      words.selectNodeContents(side.querySelector(selector) ?? side)
      return Math.max(...[...words.getClientRects()].map(({ right }) => right))
    }),
  )
  expect(Math.abs(name - section)).toBeLessThan(2)
})

for (const { where, link, call, read, told, change, found } of [
  {
    where: '/en/admin/settings?group=company',
    link: 'Settings',
    call: '**/api/admin/settings/company',
    read: '**/api/admin/settings',
    told: 'Settings saved',
    change: async (page: Page, word: string) => page.getByLabel('Name', { exact: true }).fill(word),
    found: async (page: Page, word: string) =>
      expect(page.getByLabel('Name', { exact: true })).toHaveValue(word),
  },
  {
    where: '/en/admin/menus',
    link: 'Menus',
    call: '**/api/admin/menu',
    read: '**/api/admin/menu',
    told: 'Menu saved',
    change: async (page: Page, word: string) => {
      await page.getByRole('button', { name: 'Add Link' }).click()
      await page.locator('[name=title]').fill(word)
    },
    found: async (page: Page, word: string) =>
      expect(page.locator('.ws-link-row').filter({ hasText: word })).toBeVisible(),
  },
])
  test(`[T04] who leaves ${where} while it is saved, before it is read anew, comes back to what was saved and saves again`, async ({
    page,
  }) => {
    await open(page, where)
    const arrive = await holdCalls(page, call, 'PUT')
    await change(page, 'Saved on the way out')
    const isRead = await holdCalls(page, read, 'GET')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page).click()
    await sent
    await elsewhere(page).click()
    arrive()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Audit log')
    await page.getByRole('link', { name: link, exact: true }).click()
    // What was read before stands there until it is read anew.
    await expect(heading).toHaveText(link)
    isRead()
    await found(page, 'Saved on the way out')
    await change(page, 'Saved once more')
    await save(page).click()
    await expect(page.getByText(told)).toHaveCount(2)
    await expect(page.getByText('Somebody else saved this meanwhile')).toHaveCount(0)
  })
