import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { hasFocus, open } from '#tests/support/open-page.ts'
import { menuLink, phone } from '#tests/support/shell-page.ts'

test('[A04] a fixed header and a footer wrap a page, and its content starts 24 to 28 units below the top', async ({
  page,
}) => {
  await open(page, '/en/no-such-page')
  const header = page.getByRole('banner')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const first = await page.locator('main svg').first().boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual(96)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 72 })
})

for (const address of [
  '/en/no-such-page',
  '/en/no/such/page',
  '/en/products/no-such-product',
  '/en/order-success/AAAAAAAAAAAAAAAAAAAAAA',
])
  test(`[A02] ${address} has a title of its own and no canonical address`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle('Page not found – Premium Foods Factory')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })

test('[A02] an unknown address says so with status 404 and helps on', async ({ page }) => {
  const response = await page.goto('/en/no-such-page')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(main.getByRole('link', { name: 'See all products' })).toHaveAttribute(
    'href',
    '/en/products',
  )
  await expect(main.getByRole('search', { name: 'Page not found' })).toBeVisible()
  await main.getByRole('combobox', { name: 'Search products' }).fill('  ost ')
  await main.getByRole('combobox', { name: 'Search products' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/products\?search=ost$/u)
})

test('[A02] at an address that cannot be decoded the page comes alive like any other', async ({
  page,
}) => {
  for (const address of ['/en/products/%', '/ar/%E0%A4%A', '/%ff']) {
    await open(page, address)
    await expect(page.locator('.notice-page h1')).toBeVisible()
    await expect(page).toHaveURL(address)
    await page.getByRole('main').locator('a.btn-primary').click()
    await expect(page).toHaveURL(/\/products$/u)
    await expect(page.locator('.product').first()).toBeVisible()
  }
})

test('[A09] a picture that fails is hidden and keeps its space', async ({ page, complaints }) => {
  await open(page, '/')
  const picture = await page.evaluate(async () => {
    const image = document.createElement('img')
    image.width = 120
    image.height = 90
    const failed = new Promise((resolve) => image.addEventListener('error', resolve))
    image.src = '/pictures/none.webp'
    document.querySelector('main')?.append(image)
    await failed
    const { width, height } = image.getBoundingClientRect()
    return { width, height, visibility: getComputedStyle(image).visibility }
  })
  expect(picture).toEqual({ width: 120, height: 90, visibility: 'hidden' })
  expect(complaints).toEqual([])
})

test('[F01] the footer names the company, three sections of links and the bottom row', async ({
  page,
}) => {
  await open(page, '/en')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Fabrikkgata 5, 5059 Bergen')
  await expect(footer.getByRole('link', { name: '+47 55 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+4755000000',
  )
  for (const name of ['Quick links', 'Products', 'Help']) {
    const section = footer.locator('section', {
      has: page.getByRole('heading', { name, exact: true }),
    })
    await expect(section.getByRole('link')).toHaveCount(4)
  }
  await expect(footer.locator('.footer-bottom').getByRole('link')).toHaveCount(3)
  // A Worker counts its years by UTC.
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Premium Foods Factory AS`)
})

test('a chosen theme is there before any script of the page has run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByTitle('Dark').click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'load' })
  expect(await ground()).toBe(dark)
  await page.unrouteAll()
  await open(page, '/en')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByTitle('As the system').click()
  await expect.poll(ground).toBe(light)
})

test('the keyboard starts at the skip link and goes on from the heading of a new page', async ({
  page,
}) => {
  await open(page, '/en')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await menuLink(page, 'Shop').click()
  await expect(page).toHaveURL(/\/en\/shop$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('p[role=status]')).toHaveText(await page.title())
})

test('[G01] the shop tells one thing at a time, 356 px wide, read out politely, for 5 s', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en/shop')
  const add = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/u })
  const told = page.locator('[data-sonner-toast]')
  await add.nth(0).click()
  await expect(told).toHaveCount(1)
  await page.keyboard.press('Escape')
  await add.nth(1).click()
  await expect(told).toHaveCount(1)
  await expect(told).toHaveCSS('width', '356px')
  await expect(page.locator('section[aria-live]', { has: told })).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5000)
  await expect(told).toHaveCount(0)
})

test('[G07] a text area is about 100 px high at least', async ({ page }) => {
  await open(page, '/en/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/u })
    .first()
    .click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await open(page, '/en/checkout')
  const area = page.getByRole('main').locator('textarea').first()
  expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(100)
})

for (const code of ['en', 'ar'])
  test(`[G07] a drawer is as high as the window and 460 px wide, or as wide as there is room, at its end of the line, in ${code}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/${code}/faq`)
    const drawer = page.getByRole('dialog')
    for (const { width, height, wanted } of [
      { width: 1280, height: 800, wanted: 460 },
      { width: 461, height: 700, wanted: 460 },
      { width: 320, height: 640, wanted: 320 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.locator('.cart-button').filter({ visible: true }).first().click()
      await expect(drawer).toBeVisible()
      const x = code === 'ar' ? 0 : width - wanted
      await expect.poll(() => drawer.boundingBox()).toEqual({ x, y: 0, width: wanted, height })
      await hasFocus(drawer)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
  })

for (const path of ['/', '/en/no-such-page', '/ar', '/ar/no-such-page'])
  test(`nothing is wider than 320 px on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the shell has no accessibility violations, ${colorScheme}, closed and open`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/en/no-such-page')
    await expectNoFaults(page, { rules: 'guidelines' })
    await page.getByRole('button', { name: 'More in Products' }).click()
    await expectNoFaults(page, { rules: 'guidelines' })
    await page.getByRole('button', { name: 'English' }).click()
    await expectNoFaults(page, { rules: 'guidelines' })
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFaults(page, { rules: 'guidelines' })
  })
