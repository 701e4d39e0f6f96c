import { expect, test } from '#tests/support/browser.ts'
import { demoHeader } from '#tests/support/demo-header.ts'
import { fieldOf, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { header, menuLinks, openers, openPanel } from '#tests/support/header-parts.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { placeInAPage, twoLines } from '#tests/support/long-menus.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { phone } from '#tests/support/shell-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { changeSite } from '#tests/support/site-changes.ts'
import { doubleTap, tapThroughDrawer } from '#tests/support/taps.ts'

// Each begins with the header that the demo has, in its default layout.
test.beforeEach(({ site }) => changeSite(site, ...demoHeader))

test('[B01] [B03] the logo leads home, with the company’s name; the entry of the page at hand is the current one', async ({
  page,
}) => {
  await page.goto('/en/no-such-page')
  const logo = header(page).getByRole('link', { name: 'Premium Foods Factory' })
  await expect(logo).toHaveAttribute('href', '/en')
  await expect(logo.locator('bdi')).toHaveText('Premium Foods Factory')
  expect(await logo.locator('svg, img').boundingBox()).toMatchObject({ width: 32, height: 32 })
  await open(page, '/en/products/blueberry-jam')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const entry = (name: string) => menu.getByRole('link', { name, exact: true })
  await expect(entry('Products')).toHaveAttribute('aria-current', 'page')
  await expect(entry('Shop')).not.toHaveAttribute('aria-current')
  await expect(logo).not.toHaveAttribute('aria-current')
})

test('[B11] the way from an entry of mega to its panel opens no other one, where the menu has two lines', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await changeSite(site, ...twoLines)
  await chooseHeader(site, 'mega')
  await open(page, '/en/about')
  await holdClock(page)
  await menuLinks(page).first().hover()
  await page.clock.runFor(250)
  await expect(openers(page).first()).toHaveAttribute('aria-expanded', 'true')
  const from = await menuLinks(page).first().boundingBox()
  const to = await openPanel(page).locator('a').first().boundingBox()
  const [x, y] = [(from?.x ?? 0) + 8, (from?.y ?? 0) + (from?.height ?? 0) / 2]
  const down = (to?.y ?? 0) + 20 - y
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(x, y + (down * step) / 20)
    await page.clock.runFor(120)
  }
  await expect(openers(page).first()).toHaveAttribute('aria-expanded', 'true')
  await expect(openPanel(page)).toHaveCount(1)
})

test('[A04] the page stays where it is while the keyboard is in the header', async ({ page }) => {
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

test('[A04] a place that the header’s menu leads to stands below the header', async ({
  page,
  site,
}) => {
  await changeSite(site, ...placeInAPage)
  for (const width of [phone.width, 1280])
    for (const from of ['/en/products/blueberry-jam', '/en/products'])
      await test.step(`from ${from} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 })
        await open(page, from)
        const isPhone = width === phone.width
        if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click()
        const part = isPhone ? page.getByRole('dialog') : header(page)
        await part.getByRole('link', { name: 'Goes well with' }).press('Enter')
        const place = page.getByRole('heading', { name: 'Goes well with' })
        await expect(place).toBeInViewport()
        await expect(page.getByRole('dialog')).toBeHidden()
        await idle(page)
        const [bar, heading] = await Promise.all([header(page).boundingBox(), place.boundingBox()])
        expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      })
})

test('[B09] without scripts the menu control leads to the menu at the foot', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${site.url}/en`)
  await header(page).getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(page).toHaveURL(/#footer-menu$/u)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }),
  ).toBeInViewport()
  await expect(page.getByRole('radiogroup', { name: 'Theme' })).toBeHidden()
  await context.close()
})

test.describe('in a window that has just been opened', () => {
  // A window that has been to fifty pages counts no further step.
  test.use({ isCold: true })

  test('[B08] a layout is tried out before it is saved, seen by its owner alone, and there at once when it is', async ({
    page,
    site,
    context,
    browser,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/en/admin/header')
    const tried = page.frameLocator('iframe')
    await expect(tried.locator('.main-menu').first()).toBeAttached()
    const steps = await page.evaluate(() => history.length)
    await page.locator('input[value=cnn]').check()
    await expect(tried.locator('html[data-header=cnn]')).toBeAttached()
    await page.locator('input[value=medium]').check()
    await expect(tried.locator('html[data-header=medium] .medium-tabs .menu-link')).toHaveCount(5)
    // What was looked at is no step: Back leaves the page.
    expect(await page.evaluate(() => history.length)).toBe(steps)
    const visitor = await browser.newContext()
    const html = async () => (await visitor.request.get(`${site.url}/en/about`)).text()
    expect(await html()).not.toContain('data-header')

    await page.locator('.header-settings button[type=submit]').click()
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    expect(await html()).toContain('data-header="medium"')
    const preview = '/en/admin/header-preview?style=cnn'
    expect((await visitor.request.get(site.url + preview)).url()).toContain('/auth')
    await visitor.close()
    const framed = await context.request.get(preview)
    expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})

test.describe('with motion', () => {
  // Drawer and branches come and go with motion: what is done meanwhile is a part of it.
  test.use({ reducedMotion: 'no-preference' })

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

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })

    test('[B09] taps open the menu, which comes from the other side right to left, unfold a branch, follow a link and close it', async ({
      page,
    }) => {
      await open(page, '/ar/about')
      const drawer = page.getByRole('dialog')
      await page.locator('.phone-menu button').tap()
      await expect(drawer).toBeVisible()
      await drawer.locator('.float-head button').tap()
      await expect(drawer).toBeHidden()
      await tapThroughDrawer(page)

      await page.setViewportSize({ width: 800, height: 780 })
      for (const [language, beside] of [
        ['ar', 740],
        ['en', 60],
      ] as const) {
        await open(page, `/${language}/about`)
        await page.locator('.phone-menu button').tap()
        await expect(drawer).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        if (language === 'ar')
          await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
        await page.touchscreen.tap(beside, 400)
        await expect(drawer).toBeHidden()
      }
    })

    test('[T01] Edit Mode is turned on, and a text opened by two taps or its pencil and saved', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await open(page, '/en/about')
      await page.locator('.phone-menu button').tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Edit Mode' }).tap()
      await expect(page.locator('.edit-bar')).toBeVisible()
      // No pointer hovers here: the pencils are always to be seen.
      const pencil = pencilOf(page, 'about.title')
      await expect(pencil).toHaveCSS('opacity', '1')
      await pencil.tap()
      await expect(fieldOf(page)).toBeFocused()
      await fieldOf(page).fill('About ✓')
      await page.locator('.edit-actions .btn-primary').tap()
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'about.title')).toHaveText('About ✓')

      const lede = textOf(page, 'about.lede')
      await lede.scrollIntoViewIfNeeded()
      await doubleTap(page, 'about.lede')
      await expect(fieldOf(page)).toBeFocused()
      await expect(fieldOf(page)).toHaveValue((await lede.textContent()) ?? '')
    })
  })

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

    test('[B08] a branch opens on its button and closes on the next tap, and its links lead; cnn opens the whole menu', async ({
      page,
      site,
    }) => {
      // Each of a shape of its own: one menu, two halves, a panel as wide as the page, entries as icons.
      for (const [style, language] of [
        ['horizontal', 'en'],
        ['split', 'en'],
        ['mega', 'ar'],
        ['linkedin', 'ar'],
      ] as const)
        await test.step(`${style} in ${language}`, async () => {
          await chooseHeader(site, style)
          await open(page, `/${language}/about`)
          const opener = openers(page).first()
          await opener.tap()
          await expect(opener).toHaveAttribute('aria-expanded', 'true')
          await expect(openPanel(page).getByRole('link').first()).toBeVisible()
          await opener.tap()
          await expect(openPanel(page)).toHaveCount(0)
          await opener.tap()
          await page.touchscreen.tap(8, 760)
          await expect(openPanel(page)).toHaveCount(0)
          await opener.tap()
          const link = openPanel(page).getByRole('link').first()
          const path = await link.getAttribute('href')
          await link.tap()
          await expect(page).toHaveURL(new URL(path ?? '', page.url()).href)
          await expect(openPanel(page)).toHaveCount(0)
        })

      await test.step('cnn in ar', async () => {
        await chooseHeader(site, 'cnn')
        await open(page, '/ar/about')
        await tapThroughDrawer(page)
      })
    })
  })
})
