import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { hasFocus, open } from '#tests/support/open-page.ts'
import { menuLink, phone } from '#tests/support/shell-page.ts'
import { startSite } from '#tests/support/site.ts'

const addButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/u })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

test('[A02] [A04] [F01] a fixed header and a footer that names the company wrap a page; at an unknown address it helps on', async ({
  page,
}) => {
  await open(page, '/en/no-such-page')
  const main = page.getByRole('main')
  await test.step('its content starts 24 to 28 units below the top, and the header stays', async () => {
    const first = await page.locator('main svg').first().boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual(96)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    const header = await page.getByRole('banner').boundingBox()
    expect(header).toMatchObject({ x: 0, y: 0, width: 1280, height: 72 })
  })

  await test.step('the footer names the company, three sections of links and the bottom row', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeVisible()
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

  await test.step('it leads to all products, and to those that are looked for', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(main.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/en/products',
    )
    await expect(main.getByRole('search', { name: 'Page not found' })).toBeVisible()
    const field = main.getByRole('combobox', { name: 'Search products' })
    await field.fill('  ost ')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/products\?search=ost$/u)
  })
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

test('nothing is wider than 320 px; for who wants less motion, no frame of a window that has become narrow is wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/', '/en/no-such-page', '/ar', '/ar/no-such-page']) {
    await open(page, path)
    expect.soft(await width(), path).toBeLessThanOrEqual(320)
  }
  for (const path of ['/nb/about', '/ar/about']) {
    await page.setViewportSize({ width: 800, height: 740 })
    await open(page, path)
    await page.evaluate(() => {
      const widths: number[] = []
      const look = () => {
        const { clientWidth, scrollWidth } = document.documentElement
        if (clientWidth === 360) widths.push(scrollWidth)
        requestAnimationFrame(look)
      }
      Object.assign(globalThis, { widths })
      requestAnimationFrame(look)
    })
    await page.setViewportSize(phone)
    const widths = () => page.evaluate(() => Reflect.get(globalThis, 'widths') as number[])
    await expect.poll(async () => (await widths()).length).toBeGreaterThan(5)
    expect.soft(new Set(await widths()), path).toEqual(new Set([360]))
  }
})

test('[G07] a drawer is as high as the window and 460 px wide, or as wide as there is room, at its end of the line; a text area is about 100 px high at least', async ({
  page,
}) => {
  for (const code of ['ar', 'en']) {
    await open(page, code === 'en' ? '/en/shop' : `/${code}/faq`)
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
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await addButtons(page).first().click()
  await expect(toasts(page)).toBeVisible()
  await open(page, '/en/checkout')
  const area = page.getByRole('main').locator('textarea').first()
  expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(100)
})

test('[G01] the shop tells one thing at a time, 356 px wide, read out politely, for 5 s', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en/shop')
  const add = addButtons(page)
  const told = toasts(page)
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

test('the shell has no accessibility violations, light and dark, closed and open', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 1280, height: 720 })
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
})

test('[B10] [G04] without settings the header is a basic skeleton; without a factory none is found', async ({
  page,
}) => {
  const site = await startSite()
  await site.database.execute('delete from factory_settings')
  await open(page, `${site.url}/en/about`)
  const header = page.getByRole('banner')
  await expect(header.locator('.skeleton')).toHaveCount(2)
  await expect(header).not.toHaveAttribute('aria-busy')
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')

  await site.database.execute('update factories set is_active = 0')
  const status = async () => (await page.goto(`${site.url}/en/about`))?.status()
  await expect.poll(status).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No factory found')
  await site.stop()
})

test('[B12] [G04] the factory’s id is kept in the session’s storage; a header kept of another factory is replaced, though their revisions are equal', async ({
  page,
  site,
}) => {
  const keptBy = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('shell:en') ?? '{}').factoryId as unknown)
  await open(page, '/en')
  const { rows } = await site.database.execute('select id from factories')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('factory_id')))
    .toBe(rows[0]?.['id'])
  await expect.poll(keptBy).toBeTruthy()
  const own = await keptBy()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shell:en') ?? '{}') as Record<string, unknown>
    localStorage.setItem('shell:en', JSON.stringify({ ...kept, factoryId: 'another' }))
  })
  await open(page, '/en/about')
  await expect.poll(keptBy).toBe(own)
})
