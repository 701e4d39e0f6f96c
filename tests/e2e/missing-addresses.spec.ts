import { answerAt } from '#tests/support/answer-at.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

for (const [language, gone] of [
  ['nb', 'Denne siden er borte'],
  ['ar', 'لم تعد هذه الصفحة موجودة'],
] as const)
  test(`an address at which visitors found nothing is mended with one press, which can be taken back (${language})`, async ({
    page,
    site,
  }) => {
    const words = await sayingsIn(language)
    const near = `/productz-${language}.html`
    const far = `/zzz-${language}`
    for (const path of [near, near, far])
      expect(await answerAt(page, site, `/${language}${path}`)).toEqual([404, ''])
    await signedIn(page.context(), site, { role: 'editor' })
    await open(page, `/${language}/admin/pages?open=redirects`)
    const list = page.getByRole('region', { name: words('Visitors found nothing here') })
    const row = (path: string) => list.getByRole('listitem').filter({ hasText: path })
    const fix = (path: string, name: string) => row(path).getByRole('button', { name })
    const undo = page
      .locator('[data-sonner-toast]')
      .getByRole('button', { name: words('Undo') })
      .first()
    await expectNoFaults(page)

    await row(near).getByRole('button', { name: '/products' }).click()
    await expect(row(near)).toHaveCount(0)
    const place = language === 'nb' ? '/nb/products' : '/ar/products'
    expect(await answerAt(page, site, `/${language}${near}`)).toEqual([301, place])
    await undo.click()
    await expect(row(near)).toBeVisible()
    expect(await answerAt(page, site, `/${language}${near}`)).toEqual([404, ''])

    await fix(far, words('Choose a place')).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words('From'), { exact: true })).toHaveValue(far)
    await expect(page.getByLabel(words('To'), { exact: true })).toBeFocused()
    await page.keyboard.type('/about')
    await page.keyboard.press('Enter')
    await expect(row(far)).toHaveCount(0)
    expect(await answerAt(page, site, `/${language}${far}`)).toEqual([301, `/${language}/about`])

    await fix(near, words('It is gone')).click()
    await expect(row(near)).toHaveCount(0)
    expect(await answerAt(page, site, `/${language}${near}`)).toEqual([410, ''])
    await expect(page.locator('.page-redirects li').filter({ hasText: near })).toContainText(
      words('Gone'),
    )
    // Its visitors are told so, and no one who comes to a mistyped address.
    await open(page, `/${language}${near}`)
    await expect(page).toHaveTitle(new RegExp(`^${gone}`, 'u'))
    await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible()
    await open(page, `/${language}/mistyped-${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Page not found'))
  })

test('what somebody ignores is told of no more, and those who may not publish only look', async ({
  page,
  site,
}) => {
  expect(await answerAt(page, site, '/en/does-not-matter')).toEqual([404, ''])
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, '/en/admin/pages?open=redirects')
  const row = page.locator('.page-missing li').filter({ hasText: '/does-not-matter' })
  await row.getByRole('button', { name: 'Ignore' }).click()
  await expect(row).toHaveCount(0)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await page.route('**/api/admin/content/missing-addresses/marks', (route) => route.abort())
  await row.getByRole('button', { name: 'Ignore' }).click()
  await expect(page.getByText('We cannot reach the shop. Nothing was changed')).toBeVisible()
  await expect(row).toBeVisible()

  await signedIn(page.context(), site, { role: 'translator' })
  await open(page, '/en/admin/pages?open=redirects')
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
})
