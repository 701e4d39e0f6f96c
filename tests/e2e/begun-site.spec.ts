import { beginFactory } from '#db/seed/begin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { startEmptySite } from '#tests/support/empty-site.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

test('[T01] [F01] a site that has just begun is fit to be seen, and is written where its words will stand', async ({
  page,
}) => {
  const site = await startEmptySite()
  const languageCodes = ['nb', 'ar'] as const
  await beginFactory(site.database, {
    companyName: 'Brødrene Brød',
    languageCodes,
    defaultCode: 'nb',
  })
  const visitor = await another(page.context())
  for (const path of ['/nb', '/ar', '/nb/about', '/ar/contact', '/nb/products', '/ar/locations']) {
    await open(visitor, `${site.url}${path}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/\S/u)
    await expectNoFaults(visitor)
  }

  await editing(page, site as Site, '/nb/about', { role: 'owner' })
  await pencilOf(page, 'about.lede').click()
  await fieldOf(page).fill('To brødre og en ovn')
  await page.keyboard.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await publicText(visitor, `${site.url}/nb/about`, 'To brødre og en ovn')
  await visitor.context().close()
  await site.stop()
})
