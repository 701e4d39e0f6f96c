import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// A browser that was here before has every section.
test.use({ reducedMotion: 'reduce', isCold: true })

for (const code of ['nb', 'ar'] as const)
  test(`[T05] in ${code} a section that is not reached says so in words for who works here, with buttons of their size, and opens once it is`, async ({
    page,
    context,
    site,
  }) => {
    const words = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/admin/menus`)
    await context.setOffline(true)
    await page.locator('.ws-nav a[href$="/admin/media"]').click()
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText(
      words('We failed, or the connection did. Nothing is lost. Try again in a moment.'),
    )
    const again = told.getByRole('button', { name: words('Try again') })
    expect((await again.boundingBox())?.height).toBeLessThan(60)
    await expectNoFaults(page)
    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: words('Media') })).toBeVisible()
  })
