import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import type { MediaItem } from '#domain/media.schema.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, publicText } from '#tests/support/edit-mode.ts'
import { uploadOf } from '#tests/support/media.ts'
import { newPerson } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import type { Site } from '#tests/support/site.ts'

/** A picture of the library with a description in English. */
async function pictureIn(site: Site): Promise<MediaItem> {
  const { secret } = await newPerson(site.database, { role: 'editor' })
  const by = { cookie: `${appConfig.sessionCookie}=${secret}`, origin: site.url }
  const { headers, body } = uploadOf(
    'rye.png',
    await pictureOf('png', { width: 1200, height: 800 }),
  )
  const address = `${site.url}/api/admin/media`
  const sent = await fetch(address, { method: 'POST', headers: { ...headers, ...by }, body })
  const item = (await sent.json()) as MediaItem
  const described = await fetch(`${address}/${item.id}`, {
    method: 'PATCH',
    headers: { ...by, 'content-type': 'application/json' },
    body: JSON.stringify({ altTexts: { en: 'Rye in the wind' }, rev: item.rev }),
  })
  return (await described.json()) as MediaItem
}

const pictureButton = (page: Page) => page.locator('.edit-toolbar .edit-tool:has([href$="#image"])')

test('[T02] a picture of the library is put into a rich text with its words and its size, and visitors see it', async ({
  page,
  site,
}) => {
  const { id } = await pictureIn(site)
  await editing(page, site, '/en/terms')
  await openText(page, 'terms.body')
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  const picture = page.locator('.edit-rich img:not(.ProseMirror-separator)')
  await expect(picture).toHaveAttribute('alt', 'Rye in the wind')
  await page.locator('.edit-actions .btn-primary').click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await publicText(
    page,
    '/en/terms',
    `<img src="/media/${id}/1/960" alt="Rye in the wind" width="960" height="640" loading="lazy">`,
  )
  const shown = page.locator('[data-content="terms.body"] img')
  // The page draws the saved text anew.
  await expect(() => shown.scrollIntoViewIfNeeded({ timeout: 500 })).toPass()
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(960)
  const usage = await page.request.get(`/api/admin/media/${id}/usage`)
  expect(await usage.json()).toMatchObject({ uses: [{ kind: 'text', languageCode: 'en' }] })
})

test('a page’s picture is drawn from its title when it is published, and visitors’ pages name it', async ({
  page,
  site,
}) => {
  await editing(page, site, '/ar/about')
  const field = await openText(page, 'about.title')
  await field.fill('من نحن حقًا')
  const isKept = page.waitForResponse((answer) =>
    answer.url().includes('/social-pictures/about/ar'),
  )
  await field.press('Enter')
  expect((await isKept).status()).toBe(200)
  await expect
    .poll(async () => (await page.request.get('/ar/about', { headers: { cookie: '' } })).text())
    .toMatch(
      /<meta property="og:image" content="http:\/\/localhost:\d+\/media\/[\w-]+\/1\/1280"\/><meta property="og:image:width" content="1200"\/><meta property="og:image:height" content="630"\/>/u,
    )
  await page.locator('.edit-bar-tools [aria-haspopup=menu]').click()
  // Off until the saved texts have been read again.
  await expect(page.getByRole('menuitem').nth(1)).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem').nth(1).click()
  const picture = page.locator('.edit-page-picture')
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1200)
  expect(await (await page.request.get('/en/about')).text()).not.toContain('og:image')
})
