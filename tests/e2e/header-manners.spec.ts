import type { Page } from '@playwright/test'
import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { headerFaults } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const wide = { width: 1280, height: 800 }

const header = (page: Page) => page.getByRole('banner')
const menuLinks = (page: Page) => header(page).locator('.main-menu .menu-link')
const openers = (page: Page) => header(page).locator('.main-menu .menu-opener')

for (const [language, isRightToLeft] of [
  ['en', false],
  ['ar', true],
] as const)
  test(`[B08] split has its first three entries before the logo, the rest after it, in ${language}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(wide)
    await chooseHeader(site, 'split')
    await open(page, `/${language}/products`)
    const logo = await header(page).locator('.logo:visible').boundingBox()
    const starts = await menuLinks(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().left),
    )
    const isLeft = starts.map((start) => start < (logo?.x ?? 0))
    expect(isLeft).toEqual([true, true, true, false, false].map((is) => is !== isRightToLeft))
  })

test('[B08] mega opens a grid of two columns', async ({ page, site }) => {
  await page.setViewportSize(wide)
  await chooseHeader(site, 'mega')
  await open(page, '/en/about')
  await openers(page).first().click()
  const links = header(page).locator('.menu-panel[data-open] a')
  await expect(links).toHaveCount(9)
  const places = () =>
    links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)))
  await expect.poll(async () => new Set(await places()).size).toBe(2)
})

test('[B08] gmail’s field says ‘Search mail’ and searches the products', async ({ page, site }) => {
  await page.setViewportSize(wide)
  await chooseHeader(site, 'gmail')
  await open(page, '/en/about')
  const field = header(page).getByRole('combobox', { name: 'Search products' })
  await expect(field).toHaveAttribute('placeholder', 'Search mail')
  await field.fill('ost')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en\/products\?search=ost$/u)
})

test('[B08] the layout is in the page as it is sent: its sheet in the head, its menu in the body', async ({
  page,
  site,
}) => {
  await chooseHeader(site, 'bbc')
  const html = await (await page.request.get('/en/products')).text()
  const head = html.slice(0, html.indexOf('<body'))
  expect(head).toMatch(/<link href="\/assets\/bbc-[\w-]+\.css" rel="stylesheet"/u)
  expect(html).toMatch(/<div class="bbc-band"[\s\S]*class="menu-link"/u)
})

test('[B08] a name that this version does not know shows the horizontal layout', async ({
  page,
  site,
}) => {
  await chooseHeader(site, 'bbc')
  await site.database.batch(
    [
      "update factory_settings set header_menu_style = 'myspace'",
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
  await page.setViewportSize(wide)
  const bands = async () => {
    await open(page, '/en/about')
    return page.locator('.bbc-band').count()
  }
  await expect.poll(bands).toBe(0)
  await expect(header(page).locator('.header-line > .header-main > .main-menu')).toBeVisible()
  await expect.poll(() => headerFaults(page)).toEqual([])
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
    await chooseHeader(site, 'horizontal')
    await signedIn(context, site, { role: 'owner' })
    await page.setViewportSize(wide)
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

test('[B01] the chosen shape of the logo is seen in every layout', async ({ page, site }) => {
  await page.setViewportSize(wide)
  await changeSite(site, `update factory_settings set logo_url = '/favicon.svg'`)
  const shapes = { circular: '50%', rounded: '6px', square: '0px' }
  for (const style of headerStyles) {
    await chooseHeader(site, style)
    await page.goto('/en/about')
    const logo = header(page).locator('.logo:visible img').first()
    await expect(logo, style).toHaveClass('logo-rounded')
    for (const [shape, radius] of Object.entries(shapes)) {
      await logo.evaluate((image, name) => image.setAttribute('class', name), `logo-${shape}`)
      await expect(logo, `${style} ${shape}`).toHaveCSS('border-radius', radius)
    }
  }
})
