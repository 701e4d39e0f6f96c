import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test('the sheet of redirects says that there are none once they have been read, and not before', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/pages')
  const arrive = await holdCalls(page, '**/api/admin/content/redirects')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await expect(sheet(page).getByLabel('From', { exact: true })).toBeVisible()
  const empty = sheet(page).getByText(/No address leads on yet|No address is known/u)
  await expect(empty).toHaveCount(0)
  arrive()
  await expect(empty).toHaveCount(2)
})
