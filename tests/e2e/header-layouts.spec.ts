import type { HeaderStyle } from '#domain/header.ts'
import { expectNoFaults, faultsOf } from '#tests/support/axe.ts'
import { broken, slight, whileBroken } from '#tests/support/broken-header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { demoHeader } from '#tests/support/demo-header.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { inEveryLayout } from '#tests/support/every-layout.ts'
import { focusFaults } from '#tests/support/focus-order.ts'
import { expectTitlesOpenInPlace, headerHeight } from '#tests/support/header-as-edited.ts'
import { headerFaults, headerFaultsAt, panelFaults } from '#tests/support/header-faults.ts'
import {
  expectDrawer,
  expectHover,
  header,
  menuLinks,
  openers,
  openPanel,
} from '#tests/support/header-parts.ts'
import { headerPicture, pictureDifferences } from '#tests/support/header-picture.ts'
import { expectRead, inHeader, menuOf } from '#tests/support/header-read.ts'
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
/** Where the titles of the menu are longest, in both directions: each is tried in every other layout. */
const longest = (place: number) => (place % 2 === 0 ? '/uk/faq' : '/ar/faq')
/** Of each layout a picture is kept at these widths. */
const drawn = [
  ['nb', 768, 1280, 360],
  ['ar', 1280],
] as const

test('[B02] [B05] [B06] [B07] [B08] [B11] every layout gives its readers menu, branches, icons and tools, and fetches no other one’s code', async ({
  page,
  site,
}) => {
  await changeSite(site, ...chosenIcons)
  const menu = await menuOf(site, 'en')
  await inEveryLayout(site, async (style) => {
    await expectRead(page, style, menu)
  })
})

test('[B09] [B11] a branch opens under a mouse; below lg the drawer comes from the end of the line, in both directions', async ({
  page,
  site,
}) => {
  await changeSite(site, ...chosenIcons)
  for (const [style, language] of [
    ['horizontal', 'en'],
    ['split', 'ar'],
  ] as const)
    await test.step(`${style} in ${language}`, async () => {
      await chooseHeader(site, style)
      await page.setViewportSize(wide)
      await open(page, `/${language}/products/blueberry-jam`)
      await expectHover(page)
      await page.setViewportSize({ width: 360, height: 800 })
      await expectNoFaults(page, inHeader)
      await expectDrawer(page, await menuOf(site, language))
    })
})

test('[B08] every layout is as high for its owner, with the switch of Edit Mode, as for its readers, and stands at all widths', async ({
  page,
  site,
}) => {
  const widths = [1920, 1280, 1024]
  const heights = new Map<HeaderStyle, unknown[]>()
  const heightsOf = async (look = async (_: number) => {}) => {
    const found: unknown[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await look(width)
      found.push(await headerHeight(page))
    }
    return found
  }
  await inEveryLayout(site, async (style, place) => {
    await page.goto(longest(place))
    heights.set(style, await heightsOf())
  })
  await signedIn(page.context(), site, { role: 'owner' })
  await inEveryLayout(site, async (style, place) => {
    await page.setViewportSize(wide)
    await page.goto(longest(place))
    await expect(header(page).getByRole('switch')).toBeVisible()
    const faults: string[] = []
    const asOwner = await heightsOf(async (width) => {
      faults.push(...(await headerFaultsAt(page, width)))
    })
    expect(asOwner).toEqual(heights.get(style))
    await expect(header(page).getByRole('switch')).toBeVisible()
    expect([...faults, ...(await headerFaultsAt(page, 320))]).toEqual([])
  })
})

test('[B08] [T03] the titles of a menu open in place, in whichever manner it stands, in both directions', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await editing(page, site, '/en/faq', { role: 'owner' })
  // It stays on from one page to the next.
  const inDirection = (path: string, styles: HeaderStyle[]) =>
    inEveryLayout(
      site,
      async () => {
        await open(page, path)
        await expect(page.locator('.edit-bar')).toBeVisible()
        await expectTitlesOpenInPlace(page)
      },
      styles,
    )
  // In the line, on both sides of the name, in a dark band, with an icon above, in boxes, and over the whole width.
  await inDirection('/en/faq', ['horizontal', 'bbc', 'youtube'])
  await inDirection('/ar/faq', ['horizontal', 'split', 'linkedin', 'medium'])
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

test('[B01] [B08] every layout looks as in its pictures, at three widths and wide in both directions, and has the name of the demo on one line on a phone', async ({
  page,
  site,
}, info) => {
  await withoutScripts(page)
  await inEveryLayout(site, async (style) => {
    for (const [language, ...widths] of drawn) {
      await page.goto(`/${language}/products/blueberry-jam`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 320 })
        await expectKeptPicture(page, keptPicture(style, language, width), info)
        if (width === 1280)
          expect.soft(await panelFaults(page), `${style} in ${language}`).toEqual([])
        if (width === 360) expect.soft(await isNameOnOneLine(page), style).toBe(true)
      }
    }
  })
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
  // Without icons a title may grow by six letters: the search field gives way, and is as wide as ever with focus.
  await changeSite(site, 'update menu_items set icon = null')
  await signedIn(page.context(), site, { role: 'owner' })
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk']) {
    await open(page, `/${language}/about`)
    await expect(page.getByRole('switch')).toBeVisible()
    await menuLinks(page)
      .first()
      .locator('span')
      .evaluate((title) => title.append('eeeeee'))
    await expect.poll(() => headerFaults(page), language).toEqual([])
    const height = () => header(page).evaluate((bar: HTMLElement) => bar.offsetHeight)
    expect(await height(), language).toBe(72)
    const field = page.locator('.header-search')
    await field.getByRole('combobox').focus()
    await expect(field, language).toHaveCSS('width', '184px')
    expect(await height(), language).toBe(72)
  }
})

test('[B08] eight entries, a long title and a long name stand in every layout; the keyboard goes as the eye does, on one line and on more; on a phone icons are 44 px', async ({
  page,
  site,
}) => {
  await changeSite(site, ...eightEntries)
  await withoutScripts(page)
  await inEveryLayout(site, async () => {
    await page.goto('/nb/faq')
    await expect(menuLinks(page)).toHaveCount(8)
    const found = await headerFaultsAt(page, 320)
    for (const width of [360, 1024, 1280, 1440]) {
      found.push(...(await headerFaultsAt(page, width)))
      if (width === 360) found.push(...(await iconFaults(page)))
      if (width !== 1280)
        found.push(...(await focusFaults(page)).map((fault) => `${width} px: ${fault}`))
    }
    expect(found).toEqual([])
  })
})

test('[B08] ten entries and a name of 120 letters stand in every layout, from right to left; facebook takes two lines for them', async ({
  page,
  site,
}) => {
  await changeSite(site, ...tenEntries)
  await withoutScripts(page)
  await inEveryLayout(site, async (style) => {
    await page.goto('/ar/faq')
    await expect(menuLinks(page)).toHaveCount(10)
    expect(await headerFaultsAt(page, 320, 360, 1440, 1280, 1024)).toEqual([])
    if (style === 'facebook') await expect.poll(() => linesOfMenu(page)).toBe(2)
  })
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

test('[B01] the chosen shape of the logo is seen in the default layout, and where a layout draws the logo its own way', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await changeSite(site, `update factory_settings set logo_url = '/favicon.svg'`)
  await withoutScripts(page)
  const shapes = { circular: '50%', rounded: '6px', square: '0px' }
  for (const style of ['horizontal', 'split', 'cnn']) {
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
