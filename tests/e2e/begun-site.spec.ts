import { beginFactory } from '#db/seed/begin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test as base } from '#tests/support/browser.ts'
import { another, editing, fieldOf, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { type EmptySite, startEmptySite } from '#tests/support/empty-site.ts'
import { open } from '#tests/support/open-page.ts'

const test = base.extend<{ begun: EmptySite }>({
  begun: async ({ browserName: _ }, use) => {
    const site = await startEmptySite()
    await beginFactory(site.database, {
      companyName: 'Brødrene Brød',
      languageCodes: ['nb', 'ar'],
      defaultCode: 'nb',
    })
    await use(site)
    await site.stop()
  },
})

test('[T01] [F01] a site that has just begun is fit to be seen, and is written where its words will stand', async ({
  page,
  begun,
}) => {
  const visitor = await another(page.context())
  for (const path of ['/nb', '/ar', '/nb/about', '/ar/contact', '/nb/products', '/ar/locations']) {
    await open(visitor, `${begun.url}${path}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/\S/u)
    await expectNoFaults(visitor)
  }

  await editing(page, begun, '/nb/about', { role: 'owner' })
  await pencilOf(page, 'about.lede').click()
  await fieldOf(page).fill('To brødre og en ovn')
  await page.keyboard.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await publicText(visitor, `${begun.url}/nb/about`, 'To brødre og en ovn')
  await visitor.context().close()
})
