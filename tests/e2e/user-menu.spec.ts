import { confirmAddress, sessionOf, signUp, userMenu } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// The menu comes and goes with motion.
test.use({ reducedMotion: 'no-preference' })

test('[B07] the user menu has the account, the admin panel and the way out', async ({
  page,
  site,
}) => {
  await open(page, '/en')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/en/auth',
  )
  await signedIn(page.context(), site)
  await open(page, '/en/products')
  await userMenu(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Admin Panel', 'Sign Out'])
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.url}/en`)
})

test('[B07] a small screen has the same in the phone menu', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await signedIn(page.context(), site)
  // From another page, so that the way home is a new document to wait for.
  await open(page, '/en/products')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByText('Kari Prøve')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.url}/en`)
  await expect.poll(async () => (await sessionOf(page)).user).toBeNull()
})

test('[G06] a sign-out that fails is only logged, and the page stays usable', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await open(page, '/en/products')
  await userMenu(page).click()
  const logged = page.waitForEvent('console', (message) =>
    /signing out failed/u.test(message.text()),
  )
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await logged
  await expect(userMenu(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/products')
})

test('signing out leaves nothing of the person in the browser', async ({ page, site }) => {
  const person = await signedIn(page.context(), site)
  // From another page, so that the way home is a new document to wait for.
  await open(page, '/en/products')
  await page.evaluate((email) => {
    sessionStorage.setItem('checkout-form', JSON.stringify({ email }))
    localStorage.setItem('theme', 'dark')
  }, person.email)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.url}/en`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(person.email)
  expect(kept).not.toContain(person.id)
  expect(kept).toContain('dark')
})

test('[C03] signing in and out in one tab is known in the others', async ({ page, site }) => {
  const email = 'faner@example.no'
  await signUp(page, site, email)
  const other = await page.context().newPage()
  await open(other, '/en/products')
  await confirmAddress(page)
  await expect(userMenu(other)).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})
