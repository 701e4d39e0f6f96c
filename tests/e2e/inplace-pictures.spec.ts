import type { EditableText, EditableTexts } from '#domain/editing.schema.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { redoButton, undoButton } from '#tests/support/edit-bar.ts'
import { editing, openText, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import {
  choosePicture,
  editorOf,
  pictureButton,
  pictureIn,
  pictureInText,
  saveText,
  silentPicture,
} from '#tests/support/library-pictures.ts'
import { reload } from '#tests/support/open-page.ts'

// What one test has open would still be at work on its way out while the next one signs somebody else in.
test.use({ isCold: true })

test('[T02] a picture of the library is put into a rich text with its words and its size, and visitors see it', async ({
  page,
  site,
}) => {
  const { id } = await pictureIn(site)
  await editing(page, site, '/en/terms')
  await openText(page, 'terms.body')
  await choosePicture(page)
  await expect(pictureInText(page)).toHaveAttribute('alt', 'Rye in the wind')
  await saveText(page)
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

test('[T02] [D11] a picture that says nothing is described where it is chosen, by keyboard alone, and keeps its words', async ({
  page,
  site,
}) => {
  const shows = 'Rug i vinden'
  const describes = 'Tekst for dem som ikke ser bildet'
  const { id } = await silentPicture(site, 901)
  await editing(page, site, '/nb/quality')
  await openText(page, 'quality.body')
  await pictureButton(page).click()
  const card = page.locator(`.media-card:has(img[src*="${id}"])`)
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: describes })).toBeFocused()
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Si hva bildet viser, eller merk det som dekorativt.')).toBeVisible()
  await page.keyboard.type(shows)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Bruk dette bildet' })).toHaveCount(0)
  const picture = pictureInText(page)
  await expect(picture).toHaveAttribute('alt', shows)
  // In this text it says something of its own. Its middle may lie under the tools of the open text.
  await picture.click({ position: { x: 5, y: 5 } })
  const own = page.locator('.edit-dock').getByRole('textbox', { name: describes })
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
  const rich = page.locator('[data-content="quality.body"]')
  await expect(rich.locator(`img[alt="${shows} 2"]`)).toHaveCount(1)
  const call = await editorOf(site)
  const { altTexts } = await call<MediaItem>(`/media/${id}`)
  expect(altTexts).toEqual({ nb: shows })
})

test('[D11] a decorative picture is put into a text without words; without words it does not go out', async ({
  page,
  site,
}) => {
  const { id, name } = await silentPicture(site, 903)
  const call = await editorOf(site)
  await editing(page, site, '/en/about')
  await openText(page, 'about.body')
  await pictureButton(page).click()
  await page.locator(`.media-card:has(img[src*="${id}"])`).click()
  const decorative = 'Decorative: it says nothing that the text beside it does not'
  await page.getByRole('checkbox', { name: decorative }).check()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(pictureInText(page)).toHaveAttribute('alt', '')
  const { rev } = await call<MediaItem>(`/media/${id}`)
  const change = (isDecorative: boolean, seen: number) =>
    call<MediaItem>(`/media/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ isDecorative, rev: seen }),
    })
  const silent = await change(false, rev)
  await page.locator('.edit-actions .btn-primary').click()
  await expect(page.locator('.edit-told')).toContainText(
    `A picture has no text in this language for those who do not see it: ${name}. Choose it again and give it one, or mark it as decorative.`,
  )
  await expect(pictureInText(page)).toHaveCount(1)
  await change(true, silent.rev)
  await saveText(page)
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
  const opened = page.getByRole('dialog', { name: 'Person 1 · Bilde' })
  await opened.getByRole('button', { name: 'Velg et bilde' }).press('Enter')
  await page.locator('.media-card').first().click()
  await expectNoFaults(page, { rules: 'guidelines' })
  await opened.getByRole('button', { name: 'Lagre', exact: true }).click()
  const portrait = page.locator('.person').first().locator('img')
  await expect(portrait).toHaveCSS('object-position', '10% 90%')
  await expect(portrait).toHaveAttribute('width', '900')
  await expect(pencil).toBeFocused()
  await publicText(page, '/ar/about', 'data-focal-y="90"')

  await page.locator('.edit-bar-counts').click()
  await page.locator('.edit-texts button', { hasText: 'Person 1 · Bilde' }).click()
  await expect(opened.locator('.picture-field img')).toHaveAttribute('src', `/media/${id}/1/640`)
  await expect(opened.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await undoButton(page).click()
  await expect(portrait).toHaveCount(0)
  await expect(pencil).toBeAttached()
})

test('a page’s picture is drawn from its title when it is published, and anew when an editor opens the page in Edit Mode; visitors’ pages name it', async ({
  page,
  site,
}) => {
  const path = '/social-pictures/about/ar'
  const isDrawn = () =>
    page.waitForResponse(
      (answer) => answer.url().includes(path) && answer.request().method() === 'PUT',
    )
  const ofVisitors = async () =>
    (await page.request.get('/ar/about', { headers: { cookie: '' } })).text()
  await editing(page, site, '/ar/about')

  await test.step('drawn', async () => {
    const field = await openText(page, 'about.title')
    await field.fill('من نحن حقًا')
    const drawnFirst = isDrawn()
    await field.press('Enter')
    expect((await drawnFirst).status()).toBe(200)
    await expect
      .poll(ofVisitors)
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
    // Each language has its own.
    const polish = await (await page.request.get('/pl/about')).text()
    expect(polish.includes('og:image')).toBe(false)
  })

  await test.step('drawn anew', async () => {
    const call = await editorOf(site)
    const { texts } = await call<EditableTexts>('/content/texts?page=about&language=ar')
    const kept = texts.find(({ key, value }) => key === 'metaTitle' && value !== '')
    const { key, rev } = kept ?? texts.find((text) => text.key === 'title') ?? { key: '', rev: 0 }
    await call(`/content/texts/about/${key}`, {
      method: 'PUT',
      body: JSON.stringify({ language: 'ar', value: 'من جدول', rev, as: 'publish' }),
    })
    await expect.poll(ofVisitors).not.toContain('og:image')
    const drawnAnew = isDrawn()
    await reload(page)
    expect(new URL((await drawnAnew).url()).searchParams.get('title')).toBe('من جدول')
    await expect.poll(ofVisitors).toContain('og:image')
  })
})

test('[T04] [T05] drafts that go out beside a picture without words say so; what becomes of the page’s picture for sharing is told', async ({
  page,
  site,
}) => {
  const toast = (message: string) =>
    page.locator('[data-sonner-toast]').filter({ hasText: message })
  const call = await editorOf(site)
  const tell = ({ id, rev }: MediaItem, isDecorative: boolean) => {
    const body = JSON.stringify({ isDecorative, rev })
    return call<MediaItem>(`/media/${id}`, { method: 'PATCH', body })
  }
  const ornament = await tell(await silentPicture(site, 913), true)
  // A page that the product has anyway is drawn once it is written, and has no picture before.
  const { rev } = await call<{ rev: number }>('/content/sections/resellers')
  const sections = [{ kind: 'gallery', settings: { pictures: [ornament.address] } }]
  const body = JSON.stringify({ sections, rev })
  await call('/content/sections/resellers', { method: 'PUT', body })
  await tell(ornament, false)

  await editing(page, site, '/en/resellers')
  const field = await openText(page, 'resellers.title')
  await field.fill('Brie 1')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const pictures = '**/api/admin/social-pictures/**'
  await page.route(pictures, (route) => route.abort())
  await page.locator('.edit-bar-publish').click()
  await expect(toast('These pictures have no alternative text in this language:')).toContainText(
    ornament.name,
  )
  await expect(
    toast('The page’s picture for sharing could not be made. Its texts are saved.'),
  ).toBeVisible()

  await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
  const entry = page.getByRole('menuitem', { name: 'Search engines' })
  // Off until the saved texts have been read again.
  await expect(entry).not.toHaveAttribute('aria-disabled', 'true')
  await entry.click()
  const opened = page.getByRole('dialog')
  await expect(
    opened.getByRole('heading', { name: 'Picture where the page is shared' }),
  ).toBeVisible()
  await expect(opened.getByText('It could not be read.')).toBeVisible()
  await page.unroute(pictures)
  await opened.getByRole('button', { name: 'Try again' }).click()
  await expect(opened.getByText('There is none in this language yet.')).toBeVisible()

  await page.route(pictures, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await opened.getByRole('button', { name: 'Make it from the title' }).click()
  await expect(toast('The picture could not be made. Try again in a moment.')).toBeVisible()
  await opened.getByRole('button', { name: 'Choose a picture' }).click()
  await page.locator('.media-card').first().click()
  await expect(
    toast('We cannot reach the server. Nothing was changed. Try again in a moment.'),
  ).toBeVisible()
  await page.unroute(pictures)
  await opened.getByRole('button', { name: 'Make it from the title' }).click()
  await expect(opened.locator('.edit-page-picture')).toBeVisible()
})

test('[T04] [D11] an older text comes back without the picture that was deleted since, and its editor is told', async ({
  page,
  site,
}) => {
  const { id, address: picture } = await pictureIn(site, 1000, 'nb')
  const call = await editorOf(site)
  const text = '/content/texts/privacy/body'
  for (const value of [`<p>Rye</p><p><img src="${picture}" alt="Rye"></p>`, '<p>Oats</p>']) {
    const { rev } = await call<EditableText>(`${text}?language=nb`)
    const body = JSON.stringify({ language: 'nb', value, rev, as: 'publish' })
    await call(text, { method: 'PUT', body })
  }
  await call(`/media/${id}`, { method: 'DELETE' })
  await editing(page, site, '/nb/privacy')
  await openText(page, 'privacy.body')
  await page.getByRole('button', { name: 'Historikk', exact: true }).click()
  const older = page.getByRole('dialog').locator('li').filter({ hasText: 'Rye' })
  await older.getByRole('button', { name: /^Hent tilbake teksten fra/u }).click()
  await expect(
    page.getByText('Det som ikke lenger finnes i biblioteket, er utelatt.'),
  ).toBeVisible()
  const shown = page.locator('[data-content="privacy.body"]')
  await expect(shown).toHaveText('Rye')
  await expect(shown.locator('img')).toHaveCount(0)
})

test('[T04] [D11] an undo brings a text back without the picture that was deleted since, says so, and goes on from there', async ({
  page,
  site,
}) => {
  const { id, rev } = await pictureIn(site, 800)
  await editing(page, site, '/en/cookies')
  const shown = page.locator('[data-content="cookies.body"]')
  const words = (await shown.textContent()) ?? ''
  await openText(page, 'cookies.body')
  await choosePicture(page)
  await saveText(page)
  await expect(shown.locator('img')).toHaveCount(1)
  const field = await openText(page, 'cookies.body')
  await field.press('Control+a')
  await field.pressSequentially('Nothing is left.')
  await saveText(page)
  await expect(shown).toHaveText('Nothing is left.')
  await openText(page, 'cookies.body')
  await choosePicture(page)
  const foot = page.locator('.edit-foot')
  await foot.getByRole('button', { name: 'Schedule' }).first().click()
  const form = page.locator('.edit-schedule')
  await form.getByLabel('Shown from').fill(`${new Date().getFullYear() + 1}-01-12T08:00`)
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await openText(page, 'cookies.body')
  await foot.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Call the schedule off' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  const planned = async () => {
    const { rows } = await site.database.execute(`select value from content_pending`)
    return rows.map(({ value }) => (String(value).includes('<img') ? 'picture' : 'words'))
  }
  expect(await planned()).toEqual([])

  const call = await editorOf(site)
  await call(`/media/${id}?rev=${rev}`, { method: 'DELETE' })
  const [undo, redo] = [undoButton(page), redoButton(page)]
  for (const [way, then] of [
    [undo, ['words']],
    [redo, []],
    [undo, ['words']],
    [undo, []],
  ] as const) {
    await way.click()
    await expect.poll(planned).toEqual(then)
  }
  await undo.click()
  await expect(shown).toContainText(words.slice(0, 20))
  await expect(shown.locator('img')).toHaveCount(0)
  const told = page.getByText('What is no longer in the library was left out.')
  await expect(told.first()).toBeVisible()
  // Neither the step before nor the one that was taken back is held for somebody else's.
  await redo.click()
  await expect(shown).toHaveText('Nothing is left.')
  await undo.click()
  await expect(shown).toContainText(words.slice(0, 20))
  await undo.click()
  await expect(undo).toBeDisabled()
  await expect(shown).toHaveText(words)
})
