import { expect, test } from '#tests/support/browser.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { phone } from '#tests/support/shell-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

// Drawer and branches come and go with motion: what is done meanwhile is a part of it.
test.use({ reducedMotion: 'no-preference' })

test('[B01] the logo leads home and carries the company’s name, which fits beside the tools on a phone', async ({
  page,
}) => {
  await page.goto('/en/no-such-page')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Premium Foods Factory' })
  await expect(logo).toHaveAttribute('href', '/en')
  const mark = await logo.locator('svg, img').boundingBox()
  expect(mark).toMatchObject({ width: 32, height: 32 })
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

test('[B02] [B11] a branch opens after 200 ms of hover, on its button, and closes on Escape', async ({
  page,
}) => {
  await open(page, '/en')
  const branch = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').first()
  const opener = branch.getByRole('button')
  const child = branch.getByRole('link', { name: 'Dairy' })
  await expect(child).toBeHidden()

  await holdClock(page)
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

test('[B09] on an iPhone the header and the page stay where they are behind an open drawer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined })
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' })
  })
  await page.setViewportSize(phone)
  await open(page, '/en/products')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const places = () =>
    page.evaluate(() =>
      ['.site-header', 'main'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect()
        return [box?.left, box?.right, box?.top].map((side) => Math.round(side ?? NaN))
      }),
    )
  const before = await places()
  expect(before[0]).toEqual([0, phone.width, 0])
  // Sent as it is: what presses for the tests would scroll the page first.
  await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('position', 'fixed')
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed')
  expect(await places()).toEqual(before)
})

test('[A04] the page stays where it is while the keyboard is in the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en/products')
  const isInHeader = () =>
    page.evaluate(() => document.activeElement?.closest('.site-header') !== null)
  for (const width of [phone.width, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 1500))
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }))
    const seen: number[] = []
    await page.keyboard.press('Shift+Tab')
    for (; await isInHeader(); await page.keyboard.press('Shift+Tab')) {
      await idle(page)
      seen.push(await page.evaluate(() => scrollY))
    }
    expect(seen.length, `${width} px`).toBeGreaterThan(2)
    expect(new Set(seen), `${width} px`).toEqual(new Set([1500]))
  }
})

/** To a place within a page, in the header's menu. */
const placeInAPage = `insert or ignore into menu_items (id, factory_id, sort_order, is_active, title, url, created_at, updated_at)
  select 'place', id, 100, 1, 'Goes well with', '/products/blueberry-jam#related', 0, 0 from factories`

test('[A04] a place that the header’s menu leads to stands below the header', async ({
  page,
  site,
}) => {
  await changeSite(site, placeInAPage)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [phone.width, 1280])
    for (const from of ['/en/products/blueberry-jam', '/en/products'])
      await test.step(`from ${from} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 })
        await open(page, from)
        const isPhone = width === phone.width
        if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click()
        const part = isPhone ? page.getByRole('dialog') : page.getByRole('banner')
        await part.getByRole('link', { name: 'Goes well with' }).press('Enter')
        const place = page.getByRole('heading', { name: 'Goes well with' })
        await expect(place).toBeInViewport()
        await expect(page.getByRole('dialog')).toBeHidden()
        await idle(page)
        const [header, heading] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          place.boundingBox(),
        ])
        expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      })
})
