import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const wordsOf = {
  nb: {
    ...{ dead: 'Ingen side på dette nettstedet har denne adressen.', row: 'Siden finnes ikke' },
    ...{ save: 'Lagre', link: 'Lenke', address: 'Side, produkt eller adresse' },
    two: '2 lenker går til sider som ikke finnes',
  },
  ar: {
    ...{ dead: 'لا توجد في هذا الموقع صفحة بهذا العنوان.', row: 'لا توجد صفحة كهذه' },
    ...{ save: 'حفظ', link: 'رابط', address: 'صفحة أو منتج أو عنوان' },
    two: 'رابطان يقودان إلى صفحات غير موجودة',
  },
} as const

for (const code of ['nb', 'ar'] as const) {
  const words = wordsOf[code]

  test(`[B02] [F03] in ${code} an address that leads nowhere is told while it is typed, and counted in the footer; a title needs no second one in the language of the site`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'editor' })
    const answerPlaces = await holdCalls(page, '**/api/admin/places')
    await open(page, `/${code}/admin/menus`)
    const rows = page.locator('.ws-link-row')
    await expect(rows.first()).toBeVisible()
    await page.locator('.ws-section-actions button').first().click()
    await page.locator('[name=title]').fill('Brie 2026')
    await page.locator('[name=url]').fill('/brie-2026')
    // What is typed before the addresses of the site have come is looked at once they have.
    answerPlaces()
    await expect(page.getByText(words.dead)).toBeVisible()
    await expect(rows.last()).toContainText(words.row)
    await page.locator('[name=url]').fill('/products?sort=name')
    await expect(page.getByText(words.dead)).toHaveCount(0)
    await expect(rows.last()).not.toContainText(words.row)
    await expect(page.locator('.ws-title-missing')).toHaveCount(4)
    await expect(page.locator('.ws-title-missing [lang=nb]')).toHaveCount(0)

    await site.database.execute(`update footer_links set url = '/brie-2026' where id in
      (select id from footer_links where section_key = 'support' order by sort_order limit 2)`)
    page.on('dialog', (asked) => void asked.accept())
    await open(page, `/${code}/admin/footer`)
    await expect(page.locator('.ws-dead')).toHaveText(words.two)
  })

  test(`[T02] in ${code} a page of the factory's own is found for a link; an address that leads nowhere is told, and one that is none`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/terms`)
    const field = await openText(page, 'terms.body')
    await field.press('Control+End')
    await page.getByRole('button', { name: words.link, exact: true }).click()
    const address = page.getByRole('textbox', { name: words.address })
    await address.fill('/brie-2026')
    await expect(page.getByText(words.dead)).toBeVisible()
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(page.getByText(said('This is not a valid address.'))).toBeVisible()
    await address.fill('shipping')
    await page
      .locator('.edit-links')
      .getByRole('button', { name: / \/shipping$/u })
      .click()
    await expect(field.locator('a').last()).toHaveAttribute('href', '/shipping')
  })
}
