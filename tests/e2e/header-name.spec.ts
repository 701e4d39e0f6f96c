import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'

for (const code of ['nb', 'ar'])
  test(`[B01] [B08] in ${code} the name of the demo stands on one line on a phone, whatever the layout`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const broken: string[] = []
    for (const style of headerStyles) {
      await chooseHeader(site, style)
      await page.goto(`/${code}/about`)
      await page.evaluate(() => document.fonts.ready)
      const lines = await page
        .getByRole('banner')
        .locator('.logo bdi')
        .filter({ visible: true })
        .first()
        .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).fontSize))
      if (lines > 1.6) broken.push(style)
    }
    expect(broken).toEqual([])
  })
