import { expect, test } from '#tests/support/browser.ts'
import { editing, fieldOf, openText, textOf } from '#tests/support/edit-mode.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { type Site, startSite } from '#tests/support/site.ts'

for (const { code, ...words } of [
  {
    code: 'nb',
    unsaved: 'Endringene dine er ikke lagret',
    keep: 'Fortsett å redigere',
    leave: 'Gå uten å lagre',
  },
  {
    code: 'ar',
    unsaved: 'لم تُحفظ تغييراتك',
    keep: 'متابعة التحرير',
    leave: 'المغادرة دون حفظ',
  },
])
  test(`[T04] in ${code} going to another page with unsaved words asks first`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/about`)
    const field = await openText(page, 'about.title')
    await field.fill('Brie')
    const link = page.locator('.site-header a[href$="/shop"]').first()
    await link.click()
    const dialog = page.getByRole('alertdialog', { name: words.unsaved })
    await expect(dialog).toContainText(
      said('The text that is open has changes. Save it first, or leave them behind.'),
    )
    await dialog.getByRole('button', { name: words.keep }).click()
    await expect(page).toHaveURL(/\/about$/u)
    await expect(field).toHaveValue('Brie')
    await page.getByRole('switch').click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words.keep }).click()
    // Its buttons can still be pressed while it fades.
    await expect(dialog).toHaveCount(0)
    await link.click()
    await dialog.getByRole('button', { name: words.leave }).click()
    await expect(page).toHaveURL(/\/shop$/u)
  })

test('[T01] a page that is loaded again has the words that were being typed', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/farms')
  const field = await openText(page, 'farms.title')
  await field.fill('<bread> is half a sentence')
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await expect(fieldOf(page)).toHaveValue('<bread> is half a sentence')
})

for (const { code, told } of [
  {
    code: 'nb',
    told: 'Du kan ikke lenger lagre her. Teksten din er bevart: Kopier den fra feltet, og be en eier om å gi deg tilgang igjen.',
  },
  {
    code: 'ar',
    told: 'لم يعد بإمكانك الحفظ هنا. نصّك محفوظ: انسخه من الحقل، واطلب من أحد المالكين أن يمنحك الصلاحية من جديد.',
  },
])
  test(`[T01] in ${code} whoever may no longer save is told that their words are kept, and can copy them`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/about`)
    const field = await openText(page, 'about.title')
    await field.fill('Written by an editor')
    await site.database.execute(`update admins set role = 'viewer' where role = 'editor'`)
    await field.press('Enter')
    await expect(page.locator('.edit-told')).toHaveText(told)
    await expect(field).toHaveValue('Written by an editor')
    await expect(field).toBeEditable()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await field.press('Control+a')
    await expect(field).toHaveValue('Written by an editor')
  })

for (const { code, name, lost, ...words } of [
  {
    code: 'nb',
    name: 'viewer',
    lost: `role = 'viewer'`,
    notSaved: 'Det du skrev, ble ikke lagret',
    close: 'Lukk',
    throwAway: 'Kast det',
  },
  {
    code: 'ar',
    name: 'customer',
    lost: 'is_active = 0',
    notSaved: 'لم يُحفظ ما كتبته',
    close: 'إغلاق',
    throwAway: 'تخلّص منه',
  },
])
  test(`[T01] in ${code} whoever has become a ${name} is shown what they had written, and throws it away themself`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/farms`)
    const field = await openText(page, 'farms.title')
    await field.fill('<bread> is half a sentence')
    await site.database.execute(`update admins set ${lost} where role = 'editor'`)
    page.on('dialog', (dialog) => void dialog.accept())
    await reload(page)
    const left = page.getByRole('alertdialog', { name: words.notSaved })
    const said = await sayingsIn(code)
    await expect(left).toContainText(
      said('You may no longer save here. Copy what you need: it is kept in this window alone.'),
    )
    await expect(left.getByRole('textbox')).toHaveValue('<bread> is half a sentence')
    await left.getByRole('button', { name: words.close }).last().click()
    await reload(page)
    await left.getByRole('button', { name: words.throwAway }).click()
    await expect(left).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('edit-text'))).toBeNull()
  })

test.describe('with a database that goes away', () => {
  let site: Site
  let proxy: DatabaseProxy
  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[T01] [T05] the editor stays open with its words and says so; the texts that could not be read can be asked for again', async ({
    page,
  }) => {
    await page.clock.install()
    await editing(page, site, '/nb/about')
    for (const { code, told } of [
      {
        code: 'nb',
        told: 'Vi får ikke kontakt med tjeneren akkurat nå. Ingenting er gått tapt. Prøv igjen om litt.',
      },
      {
        code: 'ar',
        told: 'تعذر الوصول إلى الخادم الآن. لم يفقد شيء، أعد المحاولة بعد قليل.',
      },
    ]) {
      await open(page, `${site.url}/${code}/about`)
      const field = await openText(page, 'about.title')
      await field.fill('Written in a storm')
      proxy.mode = 'down'
      await field.press('Enter')
      await expect(page.locator('.edit-told')).toHaveText(told)
      await expect(field).toHaveValue('Written in a storm')
      proxy.mode = 'pass'
      await page.locator('.edit-actions .btn-primary').click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'about.title')).toHaveText('Written in a storm')
    }

    await page.route('**/api/admin/content/texts?**', (route) => route.abort())
    await open(page, `${site.url}/en/about`)
    await passUntil(page, page.getByText('Failed to load page content'), 500)
    await page.unroute('**/api/admin/content/texts?**')
    await page.locator('.edit-failed').getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.edit-failed')).toHaveCount(0)
  })
})
