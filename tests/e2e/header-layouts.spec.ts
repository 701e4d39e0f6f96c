import { headerStyles } from '#domain/header.ts'
import { faultsOf } from '#tests/support/axe.ts'
import { broken, slight, whileBroken } from '#tests/support/broken-header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { demoHeader } from '#tests/support/demo-header.ts'
import { turnOn } from '#tests/support/edit-mode.ts'
import { focusFaults } from '#tests/support/focus-order.ts'
import { expectTitlesOpenInPlace, headersAt } from '#tests/support/header-as-edited.ts'
import { headerFaults, headerFaultsAt } from '#tests/support/header-faults.ts'
import { header, menuLinks, openers, openPanel } from '#tests/support/header-parts.ts'
import { headerPicture, pictureDifferences } from '#tests/support/header-picture.ts'
import { expectFetched, expectRead, inHeader } from '#tests/support/header-read.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import {
  areTakenAnew,
  expectKeptPicture,
  keptFolder,
  keptPicture,
} from '#tests/support/kept-headers.ts'
import { eightEntries, tenEntries } from '#tests/support/long-menus.ts'
import { chosenIcons } from '#tests/support/menu-icons.ts'
import { open } from '#tests/support/open-page.ts'
import {
  faultsOfLayouts,
  iconFaults,
  isNameOnOneLine,
  linesOfMenu,
  withoutScripts,
} from '#tests/support/sent-headers.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { changeSite } from '#tests/support/site-changes.ts'

// It has a browser of its own and comes last: both workers take from it.
test.describe.configure({ mode: 'parallel' })

// Letters are as wide in a Chromium without windows as in the one that people have.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--font-render-hinting=none'],
  },
})

// Each begins with the header that the demo has, in its default layout.
test.beforeEach(({ site }) => changeSite(site, ...demoHeader))

const wide = { width: 1280, height: 800 }
/** Where the titles of the menu are longest. */
const longest = ['/ar/faq', '/uk/faq']

for (const style of headerStyles)
  test(`[B02] [B05] [B06] [B07] [B08] [B09] [B11] [T03] ${style} stands at all widths in both directions, for its readers and for who edits it`, async ({
    page,
    site,
  }) => {
    await chooseHeader(site, style)
    await expectFetched(page, style)
    const read: Awaited<ReturnType<typeof headersAt>>[] = []
    for (const address of longest) {
      await open(page, address)
      read.push(await headersAt(page))
    }
    await changeSite(site, ...chosenIcons)
    await chooseHeader(site, style)
    for (const language of ['en', 'ar'])
      await test.step(`read in ${language}`, () => expectRead(page, site, { style, language }))

    await changeSite(site, ...demoHeader)
    await chooseHeader(site, style)
    await page.setViewportSize(wide)
    await signedIn(page.context(), site, { role: 'owner' })
    for (const [place, address] of longest.entries())
      await test.step(`as its owner at ${address}`, async () => {
        await open(page, address)
        await expect(header(page).getByRole('switch')).toBeVisible()
        await expect.poll(() => headersAt(page), address).toEqual(read[place])
        expect(await headerFaultsAt(page, 320, 1280, 1920, 1024), address).toEqual([])
        await expect(header(page).getByRole('switch')).toBeVisible()
      })
    for (const address of ['/en/faq', '/ar/faq'])
      await test.step(`edited at ${address}`, async () => {
        await page.setViewportSize(wide)
        await open(page, address)
        // It stays on from one page to the next.
        if (address === '/en/faq') await turnOn(page)
        await expect(page.locator('.edit-bar')).toBeVisible()
        await expectTitlesOpenInPlace(page)
      })
  })

test('[B08] what is broken in a header is found', async ({ page, site }) => {
  await page.setViewportSize(wide)
  await chooseHeader(site, 'horizontal')
  await open(page, '/en/products')
  await expect.poll(() => headerFaults(page)).toEqual([])
  for (const [fault, part, style] of broken) {
    await whileBroken(page, { part, style }, () =>
      expect
        .poll(async () => (await headerFaults(page)).filter((each) => each.includes(fault)), {
          message: `${part} { ${style} }`,
        })
        .not.toEqual([]),
    )
    await expect.poll(() => headerFaults(page), fault).toEqual([])
  }
  await menuLinks(page)
    .first()
    .evaluate((link) => (link.style.color = '#bbb'))
  expect((await faultsOf(page, inHeader)).map(([rule]) => rule)).toEqual(['color-contrast'])
  expect(await focusFaults(page)).toEqual([])
  await header(page)
    .locator('.header-tools')
    .evaluate((tools: HTMLElement) => (tools.style.order = '-1'))
  expect(await focusFaults(page)).not.toEqual([])
})

test('[B01] [B08] every layout looks as in its pictures, at three widths in both directions, and has the name of the demo on one line on a phone', async ({
  page,
  site,
}, info) => {
  await withoutScripts(page)
  for (const style of headerStyles) {
    await chooseHeader(site, style)
    for (const language of ['nb', 'ar']) {
      await page.goto(`/${language}/products`)
      for (const width of [768, 1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expectKeptPicture(page, keptPicture(style, language, width), info)
      }
      expect.soft(await isNameOnOneLine(page), `${style} in ${language}`).toBe(true)
    }
  }
})

test('[B08] what is broken in a header, missing, moved or of another colour is seen in its picture; one without a kept picture does not pass', async ({
  page,
}) => {
  test.skip(areTakenAnew, 'it is compared with the ones that are kept')
  await withoutScripts(page)
  await page.setViewportSize(wide)
  await page.goto('/nb/products')
  const differences = async (file = keptPicture('horizontal', 'nb', 1280)) =>
    pictureDifferences(file, await headerPicture(page))
  // A page that is too wide has the same header: another test measures it.
  const seen = broken.filter(([fault]) => fault !== 'the page is too wide')
  for (const [, part, style] of [...seen, ...slight])
    await whileBroken(page, { part, style }, async () =>
      expect(await differences(), `${part} { ${style} }`).not.toEqual([]),
    )
  expect(await differences()).toEqual([])
  const none = `${keptFolder}/none.webp`
  expect(await differences(none)).toEqual([`no picture is kept as ${none}`])
})

test('[B08] the default layout stands on one line at 1280 px in every language, with an icon at each entry', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await changeSite(site, "update menu_items set icon = 'wheat' where parent_id is null")
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk']) {
    await open(page, `/${language}/about`)
    await expect(menuLinks(page).locator('> .icon')).toHaveCount(5)
    await page.evaluate(() => document.fonts.ready)
    const height = () => header(page).evaluate((bar: HTMLElement) => bar.offsetHeight)
    await expect.poll(height, language).toBe(72)
    expect(await headerFaults(page)).toEqual([])
  }
})

test('[B08] eight entries, a long title and a long name stand in every layout; the keyboard goes as the eye does, on one line and on more; on a phone icons are 44 px', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await changeSite(site, ...eightEntries)
  const faults = await faultsOfLayouts(page, site, async () => {
    await expect(menuLinks(page)).toHaveCount(8)
    const found = await headerFaultsAt(page, 320)
    for (const width of [360, 1024, 1280, 1440]) {
      found.push(...(await headerFaultsAt(page, width)))
      if (width === 360) found.push(...(await iconFaults(page)))
      if (width !== 1280)
        found.push(...(await focusFaults(page)).map((fault) => `${width} px: ${fault}`))
    }
    return found
  })
  expect(faults).toEqual([])
})

test('[B08] ten entries and a name of 120 letters stand in every layout; facebook takes two lines for them', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await changeSite(site, ...tenEntries)
  const faults = await faultsOfLayouts(page, site, async (style) => {
    await expect(menuLinks(page)).toHaveCount(10)
    const found = await headerFaultsAt(page, 320, 1280, 1024)
    if (style === 'facebook') await expect.poll(() => linesOfMenu(page)).toBe(2)
    return found
  })
  expect(faults).toEqual([])
})

test('[B02] [B08] split stands on both sides of its logo, gmail searches in a field of its own, and mega opens a grid where only a chosen icon has a tile', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await changeSite(
    site,
    "update menu_items set icon = null, is_external = 1 where url = '/products?category=berries'",
  )
  await test.step('split has its first three entries before the logo, the rest after it', async () => {
    await chooseHeader(site, 'split')
    for (const language of ['en', 'ar']) {
      await open(page, `/${language}/products`)
      const logo = await header(page).locator('.logo:visible').boundingBox()
      const starts = await menuLinks(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().left),
      )
      const isLeft = starts.map((start) => start < (logo?.x ?? 0))
      const isFirst = [true, true, true, false, false]
      expect(isLeft, language).toEqual(isFirst.map((is) => is === (language === 'en')))
    }
  })

  await test.step('gmail’s field says ‘Search mail’ and searches the products', async () => {
    await chooseHeader(site, 'gmail')
    await open(page, '/en/about')
    const field = header(page).getByRole('combobox', { name: 'Search products' })
    await expect(field).toHaveAttribute('placeholder', 'Search mail')
    await field.fill('ost')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/products\?search=ost$/u)
  })

  await test.step('mega opens two columns; that a link opens a new tab is told as small as elsewhere', async () => {
    await chooseHeader(site, 'mega')
    await open(page, '/en/about')
    await openers(page).first().click()
    const links = openPanel(page).locator('a')
    await expect(links).toHaveCount(9)
    const places = () =>
      links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)))
    await expect.poll(async () => new Set(await places()).size).toBe(2)
    const icon = links.first().locator('.icon')
    await expect(icon).toBeVisible()
    expect((await icon.boundingBox())?.width).toBeLessThanOrEqual(18)
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
