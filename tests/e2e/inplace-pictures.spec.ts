import type { MediaItem } from '#domain/media.schema.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import {
  editorOf,
  pictureButton,
  pictureIn,
  silentPicture,
  undoButton,
} from '#tests/support/library-pictures.ts'
import { sayingsIn } from '#tests/support/said.ts'

// What one test has open would still be at work on its way out while the next one signs somebody else in.
test.use({ isCold: true })

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

const asking = [
  {
    language: 'nb',
    width: 901,
    shows: 'Rug i vinden',
    field: 'Tekst for dem som ikke ser bildet',
    use: 'Bruk dette bildet',
    asked: 'Si hva bildet viser, eller merk det som dekorativt.',
  },
  {
    language: 'ar',
    width: 902,
    shows: 'الجاودار في الريح',
    field: 'نص لمن لا يرون الصورة',
    use: 'استخدام هذه الصورة',
    asked: 'اكتب ما تُظهره الصورة، أو حدّدها زخرفية.',
  },
]
for (const { language, width, shows, field, use, asked } of asking)
  test(`[T02] [D11] a picture that says nothing is described where it is chosen, by keyboard alone, and keeps its words, in ${language}`, async ({
    page,
    site,
  }) => {
    const { id } = await silentPicture(site, width)
    await editing(page, site, `/${language}/quality`)
    const rich = page.locator('[data-content="quality.body"]')
    await openText(page, 'quality.body')
    await pictureButton(page).click()
    const card = page.locator(`.media-card:has(img[src*="${id}"])`)
    await card.focus()
    await page.keyboard.press('Enter')
    const words = page.getByRole('textbox', { name: field })
    await expect(words).toBeFocused()
    await expectNoFaults(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(asked)).toBeVisible()
    await page.keyboard.type(shows)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: use })).toHaveCount(0)
    const picture = page.locator('.edit-rich img:not(.ProseMirror-separator)')
    await expect(picture).toHaveAttribute('alt', shows)
    // In this text it says something of its own. Its middle may lie under the tools of the open text.
    await picture.click({ position: { x: 5, y: 5 } })
    const own = page.locator('.edit-dock').getByRole('textbox', { name: field })
    await expect(own).toHaveValue(shows)
    await own.press('End')
    await own.pressSequentially(' 2')
    await expect(picture).toHaveAttribute('alt', `${shows} 2`)
    await expectNoFaults(page)
    await own.press('Escape')
    await expect(page.locator('.edit-rich')).toBeFocused()
    // What is typed while the text is saved would be lost.
    const release = await holdCalls(page, '**/api/admin/content/**', 'PUT')
    await page.locator('.edit-actions .btn-primary').click()
    await expect(own).not.toBeEditable()
    release()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(rich.locator(`img[alt="${shows} 2"]`)).toHaveCount(1)
    const call = await editorOf(site)
    const item = await call<MediaItem>(`/media/${id}`)
    expect(item.altTexts).toEqual({ [language]: shows })
  })

for (const [code, width] of [
  ['nb', 903],
  ['ar', 904],
] as const)
  test(`[D11] in ${code} a decorative picture is put into a text without words; without words it does not go out`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const { id, name } = await silentPicture(site, width)
    const call = await editorOf(site)
    await editing(page, site, `/${code}/about`)
    await openText(page, 'about.body')
    await pictureButton(page).click()
    await page.locator(`.media-card:has(img[src*="${id}"])`).click()
    const decorative = said('Decorative: it says nothing that the text beside it does not')
    await page.getByRole('checkbox', { name: decorative }).check()
    await page.getByRole('button', { name: said('Use this picture') }).click()
    const picture = page.locator('.edit-rich img:not(.ProseMirror-separator)')
    await expect(picture).toHaveAttribute('alt', '')
    const { rev } = await call<MediaItem>(`/media/${id}`)
    const change = (isDecorative: boolean, seen: number) =>
      call<MediaItem>(`/media/${id}`, {
        method: 'PATCH',
        body: JSON.stringify({ isDecorative, rev: seen }),
      })
    const silent = await change(false, rev)
    await page.locator('.edit-actions .btn-primary').click()
    const refusal = said(
      'A picture has no text in this language for those who do not see it: {pictures}. Choose it again and give it one, or mark it as decorative.',
    )
    for (const part of [...refusal.split('{pictures}'), name])
      await expect(page.locator('.edit-told')).toContainText(part)
    await expect(picture).toHaveCount(1)
    await change(true, silent.rev)
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(page.locator('[data-content="about.body"] img')).toHaveCount(1)
  })

test('[T01] [D11] a portrait is chosen where it stands, is cut around its focal point, and is taken back', async ({
  page,
  site,
}) => {
  const { id, rev } = await pictureIn(site, 900, 'nb')
  const call = await editorOf(site)
  const point = JSON.stringify({ focalX: 10, focalY: 90, rev })
  await call(`/media/${id}`, { method: 'PATCH', body: point })
  await editing(page, site, '/nb/about')
  const pencil = pencilOf(page, 'about.person.1.picture')
  await pencil.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Person 1 · Bilde' })
  await dialog.getByRole('button', { name: 'Velg et bilde' }).press('Enter')
  await page.locator('.media-card').first().click()
  await expectNoFaults(page, { rules: 'guidelines' })
  await dialog.getByRole('button', { name: 'Lagre', exact: true }).click()
  const portrait = page.locator('.person').first().locator('img')
  await expect(portrait).toHaveCSS('object-position', '10% 90%')
  await expect(portrait).toHaveAttribute('width', '900')
  await expect(pencil).toBeFocused()
  await publicText(page, '/ar/about', 'data-focal-y="90"')

  await page.locator('.edit-bar-counts').click()
  await page.locator('.edit-texts button', { hasText: 'Person 1 · Bilde' }).click()
  await expect(dialog.locator('.picture-field img')).toHaveAttribute('src', `/media/${id}/1/640`)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await undoButton(page).click()
  await expect(portrait).toHaveCount(0)
  await expect(pencil).toBeAttached()
})
