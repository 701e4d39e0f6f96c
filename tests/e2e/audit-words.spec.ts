import type { EditableText } from '#domain/editing.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

/** Publishes other words of a text, and gives what was there before. */
async function published(site: Site, words: string): Promise<string> {
  const call = await anotherAdmin(site, 'owner')
  const path = '/content/texts/support/lede'
  const { value, rev } = (await (await call('GET', `${path}?language=nb`)).json()) as EditableText
  const save = { as: 'publish', language: 'nb', value: words, rev }
  expect((await call('PUT', path, save)).status).toBe(200)
  return value
}

for (const { code, words } of [
  { code: 'nb', words: { name: 'Ingress', language: 'Språk', open: 'Åpne i redigeringsmodus' } },
  { code: 'ar', words: { name: 'مقدمة', language: 'اللغة', open: 'افتح في وضع التحرير' } },
])
  test(`[P03] in ${code} an entry shows what became of a text, in words, and leads to its page`, async ({
    page,
    context,
    site,
  }) => {
    const added = `Skriv til oss på ${code}, så svarer vi.`
    const before = await published(site, added)
    await signedIn(context, site, { role: 'owner' })
    await open(page, `/${code}/admin/audit?action=text_published`)
    const row = page.locator('.ws-row-link').first()
    await expect(row).toContainText(words.name)
    await row.click()
    const sheet = page.locator('.ws-sheet')
    await expect(sheet.getByRole('insertion').first()).toBeVisible()
    const difference = sheet.locator('.word-difference')
    const said = (kind: 'del' | 'ins') =>
      difference
        .locator(`> :not(${kind})`)
        .allTextContents()
        .then((runs) => runs.join(''))
    expect([await said('ins'), await said('del')]).toEqual([before, added])
    await expect(sheet.locator('dt').filter({ hasText: words.language })).toBeVisible()
    await expect(sheet).not.toContainText(/[\da-f]{64}/u)
    await expectNoFaults(page)
    await sheet.getByRole('link', { name: words.open }).click()
    await expect(page).toHaveURL(/\/support$/u)
    await expect(page.locator('.edit-bar')).toBeVisible()
  })

test('[P03] in nb words that cannot be read are told, and read again', async ({
  page,
  context,
  site,
}) => {
  await published(site, 'Vi svarer i løpet av en dag.')
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/nb/admin/audit?action=text_published')
  await page.route('**/change?*', (route) => route.abort())
  await page.locator('.ws-row-link').first().click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('alert')).toContainText('Vi får ikke kontakt')
  await page.unroute('**/change?*')
  await sheet.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(sheet.getByRole('insertion').first()).toBeVisible()
})
