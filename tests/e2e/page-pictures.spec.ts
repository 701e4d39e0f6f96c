import type { EditableTexts } from '#domain/editing.schema.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { editorOf, silentPicture } from '#tests/support/library-pictures.ts'
import { reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

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

test('a picture of an older title is drawn anew when an editor opens the page in Edit Mode', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  const isDrawn = () =>
    page.waitForResponse(
      (answer) =>
        answer.url().includes('/social-pictures/quality/en') && answer.request().method() === 'PUT',
    )
  const drawnFirst = isDrawn()
  const field = await openText(page, 'quality.title')
  await field.fill('How we check our food')
  await field.press('Enter')
  await drawnFirst
  const call = await editorOf(site)
  const { texts } = await call<EditableTexts>('/content/texts?page=quality&language=en')
  const kept = texts.find(({ key, value }) => key === 'metaTitle' && value !== '')
  const { key, rev } = kept ?? texts.find((text) => text.key === 'title') ?? { key: '', rev: 0 }
  await call(`/content/texts/quality/${key}`, {
    method: 'PUT',
    body: JSON.stringify({ language: 'en', value: 'From a table', rev, as: 'publish' }),
  })
  const ofVisitors = async () =>
    (await page.request.get('/en/quality', { headers: { cookie: '' } })).text()
  await expect.poll(ofVisitors).not.toContain('og:image')
  const drawnAnew = isDrawn()
  await reload(page)
  expect(new URL((await drawnAnew).url()).searchParams.get('title')).toBe('From a table')
  await expect.poll(ofVisitors).toContain('og:image')
})

for (const [code, width] of [
  ['nb', 903],
  ['ar', 904],
] as const)
  test(`[T04] [T05] in ${code} drafts that go out beside a picture without words say so; what becomes of the page’s picture for sharing is told`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const toast = (message: string) =>
      page.locator('[data-sonner-toast]').filter({ hasText: said(message) })
    // Pages that the product has anyway are drawn once they are written, and have no picture before.
    const at = code === 'nb' ? 'resellers' : 'support'
    const call = await editorOf(site)
    const tell = ({ id, rev }: MediaItem, isDecorative: boolean) => {
      const body = JSON.stringify({ isDecorative, rev })
      return call<MediaItem>(`/media/${id}`, { method: 'PATCH', body })
    }
    const ornament = await tell(await silentPicture(site, width + 10), true)
    const { rev } = await call<{ rev: number }>(`/content/sections/${at}`)
    const sections = [{ kind: 'gallery', settings: { pictures: [ornament.address] } }]
    const body = JSON.stringify({ sections, rev })
    await call(`/content/sections/${at}`, { method: 'PUT', body })
    await tell(ornament, false)

    await editing(page, site, `/${code}/${at}`)
    const field = await openText(page, `${at}.title`)
    await field.fill('Brie 1')
    await page.getByRole('button', { name: said('Save as draft') }).click()
    const pictures = '**/api/admin/social-pictures/**'
    await page.route(pictures, (route) => route.abort())
    await page.locator('.edit-bar-publish').click()
    await expect(toast('These pictures have no alternative text in this language:')).toContainText(
      ornament.name,
    )
    await expect(
      toast('The page’s picture for sharing could not be made. Its texts are saved.'),
    ).toBeVisible()

    await page
      .locator('.edit-bar')
      .getByRole('button', { name: said('More') })
      .click()
    const entry = page.getByRole('menuitem', { name: said('Search engines') })
    // Off until the saved texts have been read again.
    await expect(entry).not.toHaveAttribute('aria-disabled', 'true')
    await entry.click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('heading', { name: said('Picture where the page is shared') }),
    ).toBeVisible()
    await expect(dialog.getByText(said('It could not be read.'))).toBeVisible()
    await page.unroute(pictures)
    await dialog.getByRole('button', { name: said('Try again') }).click()
    await expect(dialog.getByText(said('There is none in this language yet.'))).toBeVisible()

    await page.route(pictures, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    await dialog.getByRole('button', { name: said('Make it from the title') }).click()
    await expect(toast('The picture could not be made. Try again in a moment.')).toBeVisible()
    await dialog.getByRole('button', { name: said('Choose a picture') }).click()
    await page.locator('.media-card').first().click()
    await expect(
      toast('We cannot reach the server. Nothing was changed. Try again in a moment.'),
    ).toBeVisible()
    await page.unroute(pictures)
    await dialog.getByRole('button', { name: said('Make it from the title') }).click()
    await expect(dialog.locator('.edit-page-picture')).toBeVisible()
  })
