import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { accountPaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const inMain = (page: Page) => page.getByRole('main')

test('[D2] signed out, every page of an account leads to the sign-in and back', async ({
  page,
  site,
}) => {
  for (const path of [...accountPaths, '/account/orders?page=2', '/admin']) {
    const answer = await page.request.get(`${site.url}/ar${path}`, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 303])
    expect(answer.headers()['location']).toBe(`/ar/auth?next=${encodeURIComponent(path)}`)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
})

test('[D2] whose session ends on an open page is asked to sign in at the next link', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account')
  await site.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
  await inMain(page).getByRole('link', { name: 'Addresses' }).first().click()
  await page.waitForURL('/en/auth?next=%2Faccount%2Faddresses')
})

test('[U04] the pages of an account are nobody else’s: not kept, not found by search engines', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  for (const path of accountPaths) {
    const answer = await page.goto(`/en${path}`)
    expect([path, answer?.status()]).toEqual([path, 200])
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible()
  }
})

test.describe('for who has fetched nothing yet', () => {
  // What is downloaded is the subject.
  test.use({ isCold: true })

  test('[D2] without a role the admin panel says whom to ask, and none of its code is sent', async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const answer = await page.goto('/en/admin', { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(403)
    await expect(inMain(page)).toContainText(/no access to the admin panel\. Ask .+\./u)
    expect(loaded.filter((url) => /admin-frame|today-page/u.test(url))).toEqual([])
    expect(await answer?.text()).not.toMatch(/admin-frame|today-page/u)
    await inMain(page).getByRole('link', { name: 'My account' }).click()
    await page.waitForURL('/en/account')
  })
})

test('[U03] an admin is told the role, what it opens, and that a second factor is missing', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'viewer', hasSecondFactor: false })
  const answer = await page.goto('/en/admin')
  expect(answer?.status()).toBe(200)
  await expect(inMain(page)).toContainText('Viewer')
  await expect(inMain(page)).toContainText('Pages, menus and media')
  await expect(inMain(page)).not.toContainText('You can change')
  await inMain(page).getByRole('link', { name: 'Add a second factor' }).click()
  await page.waitForURL('/en/account/security')
})
