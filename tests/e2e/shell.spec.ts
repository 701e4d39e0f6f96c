import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from '#tests/support/browser.ts'

const phone = { width: 360, height: 740 }

/** Hydrated: the theme's radios follow the document only then. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

function menuLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name, exact: true })
}

test('[A04] a fixed header and a footer wrap a page, and its content starts 24 to 28 units below the top', async ({
  page,
}) => {
  await open(page, '/en/no-such-page')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const first = await page.locator('main svg').first().boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual(96)
  await page.mouse.wheel(0, 400)
  await expect(header).toBeInViewport()
})

for (const address of ['/en/no-such-page', '/en/no/such/page', '/en/products/no-such-product'])
  test(`[A02] ${address} has a title of its own and no canonical address`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle('Page not found – Premium Foods Factory')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })

test('[B01] the company’s name fits beside the tools on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const language of ['en', 'ar']) {
    await page.goto(`/${language}`)
    const name = page.getByRole('banner').locator('.logo bdi')
    await expect(name).toHaveText('Premium Foods Factory')
    expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await name.evaluate((box) => box.getClientRects().length)).toBe(1)
    expect(await name.evaluate((box) => box.clientHeight)).toBeLessThan(30)
  }
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

test('[B01] the logo leads home and carries the company’s name', async ({ page }) => {
  await open(page, '/en/no-such-page')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Premium Foods Factory' })
  await expect(logo).toHaveAttribute('href', '/en')
  const mark = await logo.locator('svg, img').boundingBox()
  expect(mark).toMatchObject({ width: 32, height: 32 })
})

test('[B02] [B11] a branch opens after 200 ms of hover, on its button, and closes on Escape', async ({
  page,
}) => {
  await open(page, '/en')
  const branch = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').first()
  const opener = branch.getByRole('button')
  const child = branch.getByRole('link', { name: 'Dairy' })
  await expect(child).toBeHidden()

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await branch.getByRole('link', { name: 'Products', exact: true }).hover()
  await page.clock.runFor(190)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(20)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.clock.resume()
  await page.mouse.move(600, 600)
  await expect(child).toBeHidden()

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(child).toBeVisible()
  await expect(child).toHaveAttribute('href', '/en/products?category=dairy')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[B03] the entry of the page at hand is the current one, home only on its own page', async ({
  page,
}) => {
  await open(page, '/en/products/blueberry-jam')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Products', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Shop', exact: true })).not.toHaveAttribute(
    'aria-current',
  )
  const logo = page.getByRole('banner').getByRole('link', { name: 'Premium Foods Factory' })
  await expect(logo).not.toHaveAttribute('aria-current')
})

test('[B09] below lg a drawer holds the menu, closes on a choice and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/en')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  const control = page.getByRole('button', { name: 'Menu', exact: true })
  await control.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(control).toBeFocused()

  await control.click()
  await drawer.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/products$/u)
  await expect(drawer).toBeHidden()
})

test('[B09] in a right-to-left page the drawer comes from the other side', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await open(page, '/ar/no-such-page')
  await page.locator('.phone-menu button').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveAttribute('dir', 'rtl')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
})

test('[B09] without scripts the menu control leads to the menu at the foot', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${site.url}/en`)
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page).toHaveURL(/#footer-menu$/u)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }),
  ).toBeInViewport()
  await expect(page.getByRole('radiogroup', { name: 'Theme' })).toBeHidden()
  await context.close()
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
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Premium Foods Factory AS`)
})

test('[L01] [L02] on a bare page a choice of language is stored and the address stays bare', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(new URL(page.url()).pathname).toBe('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferred-language')
  expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('ar')
  const html = await (await context.request.get('/')).text()
  expect(html).toMatch(/<html[^>]* dir="rtl" lang="ar"/u)
})

test('[L02] [D10] on a prefixed page a choice goes to the same page under the new prefix', async ({
  page,
}) => {
  await open(page, '/en/no-such-page?a=1')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Polski' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/pl\/no-such-page\?a=1$/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('[L02] without scripts the languages are links', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/en$/u)
  await context.close()
})

test('[B12] the browser keeps the header of its language, and forgets it when another is chosen', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shell:')))
  await open(page, '/')
  await expect.poll(kept).toEqual(['shell:nb'])
  const revision = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('shell:nb') ?? '{}') as { revision?: string }).revision,
  )
  expect(revision).toMatch(/^\d+\.\d+$/u)
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect.poll(kept).toEqual(['shell:en'])
})

test('a chosen theme is there before any script of the page has run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'load' })
  expect(await ground()).toBe(dark)
  await page.unrouteAll()
  await open(page, '/en')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'As the system' }).check({ force: true })
  expect(await ground()).toBe(light)
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
  await expect(told).toHaveCount(0, { timeout: 8000 })
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
    const violations = async () =>
      (
        await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
      ).violations
    await open(page, '/en/no-such-page')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'More in Products' }).click()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'English' }).click()
    expect(await violations()).toEqual([])
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
  })

test.describe('what the factory sets', () => {
  test('[A07] its icon replaces the tab icon and every other one', async ({ page, site }) => {
    const icons = async () => {
      await page.goto('/')
      return page
        .locator('link[rel~=icon], link[rel=apple-touch-icon]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    }
    expect(await icons()).toContain('/favicon.svg')
    await change(site, "update factory_settings set favicon_url = '/maker.png'")
    await expect.poll(icons, { timeout: 15_000 }).toEqual(['/maker.png'])
    await change(site, 'update factory_settings set favicon_url = null')
  })

  test('[A03] [A08] its loading look shows large and centred while a page loads', async ({
    page,
    site,
  }) => {
    await change(site, "update factory_settings set loading_style = 'dots'")
    const style = async () => {
      await open(page, '/en')
      return page.evaluate(() => localStorage.getItem('shell:en')?.includes('"style":"dots"'))
    }
    await expect.poll(style, { timeout: 15_000 }).toBe(true)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/catalog/products?*', async (route) => {
      await held
      await route.continue()
    })
    await menuLink(page, 'Shop').click()
    const status = page.getByRole('main').getByRole('status', { name: 'Loading' })
    await expect(status).toBeVisible()
    await expect(status.locator('.spinner-dots .spinner-dot')).toHaveCount(3)
    await expect(status.locator('.spinner')).toHaveCSS('inline-size', '48px')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await change(site, "update factory_settings set loading_style = 'spinner'")
  })

  test('[B04] the languages are hidden when one is left', async ({ page, site }) => {
    await change(site, "update languages set is_active = 0 where code <> 'nb'")
    const switches = async () => {
      await page.goto('/')
      return page.getByRole('banner').getByRole('button', { name: 'Norsk' }).count()
    }
    await expect.poll(switches, { timeout: 15_000 }).toBe(0)
    await change(site, 'update languages set is_active = 1')
    await expect.poll(switches, { timeout: 15_000 }).toBe(1)
  })

  test('[B02] an external entry opens a new tab that learns nothing', async ({ page, site }) => {
    await change(
      site,
      "update menu_items set is_external = 1, url = 'https://example.no/' where url = '/shop'",
    )
    const link = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Shop', exact: true })
    const target = async () => {
      await page.goto('/en')
      return link.getAttribute('target')
    }
    await expect.poll(target, { timeout: 15_000 }).toBe('_blank')
    await expect(link).toHaveAttribute('rel', /noopener/u)
    await change(
      site,
      "update menu_items set is_external = 0, url = '/shop' where url = 'https://example.no/'",
    )
  })

  test('[L06] its words are laid over the interface texts, on the server and in the browser', async ({
    page,
    site,
  }) => {
    const id = generateMessageId('Skip to content')
    await site.database.execute({
      sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
            select id, 'en', ?, 'Straight to the food', 'text', 0, 0 from factories limit 1`,
      args: [id],
    })
    await change(site, 'update languages set updated_at = updated_at')
    const html = async () => (await page.request.get('/en')).text()
    await expect.poll(html, { timeout: 15_000 }).toContain('Straight to the food')
    await open(page, '/en')
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
    await menuLink(page, 'Shop').click()
    await expect(page).toHaveURL(/shop$/u)
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
    await site.database.execute({
      sql: 'delete from translations where translation_key = ?',
      args: [id],
    })
    await change(site, 'update languages set updated_at = updated_at')
  })
})

/** Changes the site as an administrator's save would: the content's revision rises with it. */
async function change(
  site: { database: { batch: (statements: string[], mode: 'write') => Promise<unknown> } },
  sql: string,
) {
  await site.database.batch([sql, 'update content_revisions set revision = revision + 1'], 'write')
}
