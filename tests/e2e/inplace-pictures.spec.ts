import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import type { EditableText, EditableTexts } from '#domain/editing.schema.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { uploadOf } from '#tests/support/media.ts'
import { newPerson } from '#tests/support/people.ts'
import { reload } from '#tests/support/open-page.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { sayingsIn } from '#tests/support/said.ts'
import type { Site } from '#tests/support/site.ts'

/** Calls the API as an editor at another computer. */
async function editorOf(site: Site) {
  const { secret } = await newPerson(site.database, { role: 'editor' })
  const by = { cookie: `${appConfig.sessionCookie}=${secret}`, origin: site.url }
  return async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const headers = { 'content-type': 'application/json', ...key, ...by, ...init.headers }
    const answer = await fetch(`${site.url}/api/admin${path}`, { ...init, headers })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as Answer
  }
}

/** A picture of the library that nobody has described. */
async function silentPicture(site: Site, width: number): Promise<MediaItem> {
  const call = await editorOf(site)
  const { headers, body } = uploadOf('rye.png', await pictureOf('png', { width, height: 800 }))
  return call<MediaItem>('/media', { method: 'POST', headers, body })
}

/** A picture of the library with a description in a language. */
async function pictureIn(site: Site, width = 1200, code = 'en'): Promise<MediaItem> {
  const item = await silentPicture(site, width)
  const call = await editorOf(site)
  return call<MediaItem>(`/media/${item.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ altTexts: { [code]: 'Rye in the wind' }, rev: item.rev }),
  })
}

const undo = (page: Page) => page.locator('.edit-bar-tools .edit-tool').first()
/** Holds what is saved next on its way, until what this answers is called. */
async function holdSave(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/admin/content/**', async (route) => {
    if (route.request().method() !== 'GET') await promise
    await route.continue()
  })
  return resolve
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

for (const { code, ...words } of [
  {
    code: 'nb',
    history: 'Historikk',
    back: /^Hent tilbake teksten fra/u,
    leftOut: 'Det som ikke lenger finnes i biblioteket, er utelatt.',
  },
  {
    code: 'ar',
    history: 'السجل',
    back: /^استعادة نص/u,
    leftOut: 'تم استبعاد ما لم يعد موجودًا في المكتبة.',
  },
])
  test(`[T04] [D11] in ${code} an older text comes back without the picture that was deleted since, and its editor is told`, async ({
    page,
    site,
  }) => {
    const { id, address } = await pictureIn(site, 1000, code)
    const call = await editorOf(site)
    const text = '/content/texts/privacy/body'
    for (const value of [`<p>Rye</p><p><img src="${address}" alt="Rye"></p>`, '<p>Oats</p>']) {
      const { rev } = await call<EditableText>(`${text}?language=${code}`)
      const body = JSON.stringify({ language: code, value, rev, as: 'publish' })
      await call(text, { method: 'PUT', body })
    }
    await call(`/media/${id}`, { method: 'DELETE' })
    await editing(page, site, `/${code}/privacy`)
    await openText(page, 'privacy.body')
    await page.getByRole('button', { name: words.history, exact: true }).click()
    const older = page.getByRole('dialog').locator('li').filter({ hasText: 'Rye' })
    await older.getByRole('button', { name: words.back }).click()
    await expect(page.getByText(words.leftOut)).toBeVisible()
    const shown = page.locator('[data-content="privacy.body"]')
    await expect(shown).toHaveText('Rye')
    await expect(shown.locator('img')).toHaveCount(0)
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
    const release = await holdSave(page)
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
] as const) {
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
}

test('[T04] [D11] an undo brings a text back without the picture that was deleted since, says so, and goes on from there', async ({
  page,
  site,
}) => {
  const { id, rev } = await pictureIn(site, 900)
  await editing(page, site, '/en/cookies')
  const shown = page.locator('[data-content="cookies.body"]')
  const words = (await shown.textContent()) ?? ''
  const saveNow = async () => {
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
  await openText(page, 'cookies.body')
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  await expect(page.locator('.edit-rich img:not(.ProseMirror-separator)')).toHaveCount(1)
  await saveNow()
  await expect(shown.locator('img')).toHaveCount(1)
  const field = await openText(page, 'cookies.body')
  await field.press('Control+a')
  await field.pressSequentially('Nothing is left.')
  await saveNow()
  await expect(shown).toHaveText('Nothing is left.')
  await openText(page, 'cookies.body')
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  await expect(page.locator('.edit-rich img:not(.ProseMirror-separator)')).toHaveCount(1)
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
  const redo = page.locator('.edit-bar-tools .edit-tool').nth(1)
  for (const [way, then] of [
    [undo(page), ['words']],
    [redo, []],
    [undo(page), ['words']],
    [undo(page), []],
  ] as const) {
    await way.click()
    await expect.poll(planned).toEqual(then)
  }
  await undo(page).click()
  await expect(shown).toContainText(words.slice(0, 20))
  await expect(shown.locator('img')).toHaveCount(0)
  const told = page.getByText('What is no longer in the library was left out.')
  await expect(told.first()).toBeVisible()
  // Neither the step before nor the one that was taken back is held for somebody else's.
  await redo.click()
  await expect(shown).toHaveText('Nothing is left.')
  await undo(page).click()
  await expect(shown).toContainText(words.slice(0, 20))
  await undo(page).click()
  await expect(undo(page)).toBeDisabled()
  await expect(shown).toHaveText(words)
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
  await undo(page).click()
  await expect(portrait).toHaveCount(0)
  await expect(pencil).toBeAttached()
})
