import type { Page, TestInfo } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { broken, whileBroken } from '#tests/support/broken-header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { headerPicture, keptForm, pictureDifferences } from '#tests/support/header-picture.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import type { Site } from '#tests/support/site.ts'

// Taken anew where a header is meant to look otherwise: `HEADER_PICTURES=new npx playwright test header-pictures`.
const areTakenAnew = process.env['HEADER_PICTURES'] === 'new'
const folder = 'tests/e2e/header-pictures'
const widths = [360, 768, 1280]

test.use({
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  // Letters are as wide in a Chromium without windows as in the one that people have.
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--font-render-hinting=none'],
  },
})

const fileOf = (style: HeaderStyle, language: string, width: number) =>
  `${folder}/${style}-${language}-${width}.webp`

/** A page as the server sends it: how its header looks is a matter of its styles alone. */
async function openSent(page: Page, site: Site, style: HeaderStyle): Promise<void> {
  await chooseHeader(site, style)
  await page.route('**/assets/*.js', (route) => route.abort())
}

for (const language of ['nb', 'ar'])
  test(`[B08] every layout looks as in its pictures, at three widths in ${language}`, async ({
    page,
    site,
  }, info) => {
    for (const style of headerStyles) {
      await openSent(page, site, style)
      await page.goto(`/${language}/products`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectPicture(page, fileOf(style, language, width), info)
      }
    }
  })

test('[B08] what is broken in a header, missing, moved or of another colour is seen in its picture', async ({
  page,
  site,
}) => {
  test.skip(areTakenAnew, 'it is compared with the ones that are kept')
  await openSent(page, site, 'horizontal')
  await page.goto('/nb/products')
  await page.setViewportSize({ width: 1280, height: 800 })
  const differences = async () =>
    pictureDifferences(fileOf('horizontal', 'nb', 1280), await headerPicture(page))
  // A page that is too wide has the same header: headers.spec.ts measures it.
  const seen = broken.filter(([fault]) => fault !== 'the page is too wide')
  for (const [, part, style] of [...seen, ...slight])
    await whileBroken(page, { part, style }, async () =>
      expect(await differences(), `${part} { ${style} }`).not.toEqual([]),
    )
  expect(await differences()).toEqual([])
})

/** What is as it should be for those that measure. */
const slight: [string, string, string][] = [
  ['moved', '.cart-button', 'translate: 4px'],
  ['moved', '.main-menu .menu-link', 'translate: 0 4px'],
  ['moved', '.logo', 'translate: 4px'],
  ['no icon', '.user-menu .icon', 'visibility: hidden'],
  ['no line', '.menu-link[aria-current]', 'box-shadow: none'],
  ['another colour', '.main-menu .menu-link', 'color: var(--destructive)'],
  ['another colour', '.cart-button', 'color: var(--destructive)'],
  ['another colour', '.site-header', 'background: var(--hero)'],
  ['another letter', '.main-menu', 'font-family: serif'],
]

test('[B08] a header without a kept picture does not pass', async ({ page, site }) => {
  await openSent(page, site, 'horizontal')
  await page.goto('/nb/products')
  expect(await pictureDifferences(`${folder}/none.webp`, await headerPicture(page))).toEqual([
    `no picture is kept as ${folder}/none.webp`,
  ])
})

/** Every difference of a layout is told at once, each with its place and with the picture as it is now. */
async function expectPicture(page: Page, file: string, info: TestInfo): Promise<void> {
  const drawn = await headerPicture(page)
  if (areTakenAnew) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, await keptForm(drawn))
    return
  }
  const differences = await pictureDifferences(file, drawn)
  if (differences.length > 0) await info.attach(file, { body: drawn, contentType: 'image/png' })
  expect.soft(differences.slice(0, 5), `${file}: ${differences.length} squares differ`).toEqual([])
}
