import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

test.use({ reducedMotion: 'reduce' })

for (const code of ['nb', 'ar'])
  test(`in ${code}, for who wants less motion, no frame of a window that has become narrow is wider than it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 740 })
    await open(page, `/${code}/about`)
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
    await page.setViewportSize({ width: 360, height: 740 })
    const widths = () => page.evaluate(() => Reflect.get(globalThis, 'widths') as number[])
    await expect.poll(async () => (await widths()).length).toBeGreaterThan(5)
    expect(new Set(await widths())).toEqual(new Set([360]))
  })
