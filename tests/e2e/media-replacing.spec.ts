import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { newPicture } from '#tests/support/media.ts'
import { open } from '#tests/support/open-page.ts'
import { nextSlug, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test('no other file can be chosen while one is on its way into the place of another, and the button tells', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/media')
  const file = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(await newPicture()),
  })
  const name = `${nextSlug()}.png`
  await page.locator('.ws-section-actions input[type=file]').setInputFiles(await file(name))
  await page.locator('.media-card').filter({ hasText: name }).click()
  const replace = sheet(page).getByLabel('Replace')
  const arrive = await holdCalls(page, '**/api/admin/media/*/content?*', 'PUT')
  await replace.setInputFiles(await file('first.png'))
  await expect(replace).toBeDisabled()
  await expect(replace).toHaveAttribute('aria-busy', 'true')
  const choosers: unknown[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  await replace.focus()
  await page.keyboard.press('Enter')
  const button = sheet(page).locator('.media-file-button')
  await button.click({ force: true })
  await expect(button).toHaveCSS('cursor', 'progress')
  arrive()
  await expect(page.getByText('Replaced wherever it is used')).toBeVisible()
  await expect(replace).toBeEnabled()
  await expect(replace).toBeFocused()
  expect(choosers).toEqual([])
})
