import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { makePage } from '#tests/support/made-page.ts'
import { open } from '#tests/support/open-page.ts'
import { nextSlug, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test('a page that is opened is never shown with the words of the one before it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const [one, other] = [nextSlug(), nextSlug()]
  await open(page, '/en/admin/pages')
  for (const slug of [one, other])
    expect(await makePage(page, { languageCode: 'en', slug, title: `Page ${slug}` })).toBe(201)
  await open(page, '/en/admin/pages?q=left-')
  const title = sheet(page).getByLabel('Title', { exact: true })
  await page.getByRole('link', { name: `Page ${one}`, exact: true }).click()
  await expect(title).toHaveValue(`Page ${one}`)

  const answer = await holdCalls(page, '**/api/admin/content/texts?*')
  await page.getByRole('link', { name: `Page ${other}`, exact: true }).click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(`Page ${other}`)
  await expect(title).toHaveCount(0)
  answer()
  await expect(title).toHaveValue(`Page ${other}`)
})
