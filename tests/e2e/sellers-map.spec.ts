import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { setGoods, setSellers } from '#tests/support/map-sellers.ts'
import { overNorway } from '#tests/support/mapped.ts'
import { open } from '#tests/support/open-page.ts'

test.beforeEach(async ({ site }) => {
  const ids = await setSellers(site.database, overNorway)
  await setGoods(site.database, ids['geilo'] ?? '', ['aged-farm-cheese', 'cultured-butter'])
})

test('[N03] the keyboard reaches every seller on the map, also thirty at one point, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/en/sellers-map')
  const map = page.getByRole('region', { name: /^Map of the sellers/u })
  const marks = map.locator('.map-mark button')
  await expect(map.getByRole('button', { name: 'Tromsø Torg, Tromsø' })).toBeVisible()
  await expectNoFaults(page)

  const reached = new Set<string>()
  const names = () =>
    marks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  /** What stands for several is opened until each stands for itself, or all of them in a list. */
  const opened = new Set<string>()
  const walk = async (): Promise<void> => {
    for (const name of await names()) {
      if (!/ sellers? around /u.test(name)) {
        reached.add(name)
        continue
      }
      if (opened.has(name)) continue
      opened.add(name)
      const before = (await names()).join()
      await marks.and(page.getByRole('button', { name, exact: true })).focus()
      await page.keyboard.press('Enter')
      const crowd = map.getByRole('heading', { name: /sellers here$/u })
      await expect
        .poll(async () => (await crowd.isVisible()) || (await names()).join() !== before)
        .toBe(true)
      if (await crowd.isVisible()) {
        for (const each of await map.getByRole('listitem').allInnerTexts()) reached.add(each)
        await expectNoFaults(page)
        await map.getByRole('button', { name: 'Close' }).press('Enter')
      } else await expect(marks.and(page.locator(':focus'))).toHaveCount(1)
      await walk()
      return
    }
  }
  // After each opening the whole country is shown again.
  for (let before = -1; before !== opened.size;) {
    before = opened.size
    await walk()
    await open(page, '/en/sellers-map')
    await expect(map.getByRole('button', { name: 'Tromsø Torg, Tromsø' })).toBeVisible()
  }
  const sought = overNorway.map(({ name, city }) => ({ name, full: `${name}, ${city}` }))
  expect(
    sought
      .filter(({ name, full }) => !reached.has(name) && !reached.has(full))
      .map((each) => each.name),
  ).toEqual([])

  const tromso = map.getByRole('button', { name: 'Tromsø Torg, Tromsø' })
  await tromso.press('Enter')
  await expect(tromso).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article', { name: 'Tromsø Torg' })).toBeVisible()
  // Its row stands on the second page of the list.
  await expect(page).toHaveURL(/page=2/u)
  await expect(page.getByRole('button', { name: 'Show Tromsø Torg on the map' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoFaults(page)
})

test('[N03] list and map follow the same filters, which stand in the address, in Arabic too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/en/products/aged-farm-cheese')
  await page.getByRole('link', { name: 'Where can I buy this?' }).click()
  await expect(page.getByRole('heading', { name: 'Where to buy our goods' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Geilo Landhandel' })).toBeVisible()
  await expect(page.locator('.map-mark button')).toHaveCount(1)
  await page.locator('select[name=product]').selectOption('')
  await expect(page).not.toHaveURL(/product=/u)
  await page.getByRole('searchbox', { name: 'Place, postcode or name' }).last().fill('5003 Bergen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=5003\+Bergen/u)
  await expect(page.getByText('5 sellers within 50 km')).toBeVisible()
  await page.getByLabel('Distance').selectOption('10')
  await expect(page).toHaveURL(/radius=10/u)
  await expect(page.locator('.map-row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show Askøy Bondens Marked on the map' }).click()
  await expect(page.getByRole('button', { name: 'Askøy Bondens Marked, Askøy' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoFaults(page, { rules: 'contrast' })

  await open(page, '/ar/sellers-map?q=Bergen')
  await expect(page.locator('.map-view')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('.map-row').first()).toContainText('Torget Delikatesse')
  await expectNoFaults(page)
})

test('[N03] without its file, and without scripts, the list stands alone', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.route('**/map/outline.gen.json', (route) => route.fulfill({ status: 404 }))
  await open(page, '/en/sellers-map')
  await expect(page.getByText('The map could not be loaded. All sellers')).toBeVisible()
  await expect(page.locator('.map-row')).toHaveCount(40)
  complaints.length = 0

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const plain = await context.newPage()
  await plain.goto('/en/sellers-map')
  await plain.getByRole('searchbox', { name: 'Place, postcode or name' }).last().fill('geilo')
  await plain.getByRole('button', { name: 'Search' }).last().click()
  await expect(plain.locator('.map-row')).toHaveCount(1)
  await plain.getByRole('link', { name: 'Geilo Landhandel' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Geilo Landhandel')
  await expect(plain.getByRole('link', { name: 'Show the way' })).toHaveAttribute(
    'href',
    /60\.534/u,
  )
  await context.close()
})

test('[N03] only a press asks where one is, and who refuses keeps the list', async ({
  page,
  context,
  site,
}) => {
  // The policy of the page that one comes from asks nobody: the map's own document may.
  await open(page, '/en/products')
  await context.grantPermissions(['geolocation'], { origin: site.url })
  await context.setGeolocation({ latitude: 60.5341234, longitude: 8.2061234 })
  await open(page, '/en/sellers-map')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL(/near=60\.53%2C8\.21/u)
  await expect(page.locator('.map-row').first()).toContainText('Geilo Landhandel')
  const elsewhere = await page.request.get('/en/products')
  expect(elsewhere.headers()['permissions-policy']).toContain('geolocation=()')
  const here = await page.request.get('/en/sellers-map')
  expect(here.headers()['permissions-policy']).toContain('geolocation=(self)')
})
