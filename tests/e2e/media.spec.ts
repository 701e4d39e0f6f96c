import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { pictureOf, textBytes } from '#tests/support/pictures.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

async function fileOf(name: string, bytes: Uint8Array) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

const chooser = (page: Page) => page.locator('.ws-section-actions input[type=file]')
const uploads = (page: Page) => page.locator('.media-uploads li')
const cards = (page: Page) => page.locator('.media-card')
const sheet = (page: Page) => page.locator('.ws-sheet')

test('[D11] several files are added at once; the one that is refused says why, and the rest is there', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await expect(page.getByRole('heading', { name: 'The library is empty' })).toBeVisible()
  await chooser(page).setInputFiles([
    await fileOf('cheese.jpg', await pictureOf('jpeg', { width: 900, height: 600 })),
    await fileOf('evil.png', textBytes('<script>alert(1)</script>')),
    await fileOf('list.csv', textBytes('a;b\n1;2\n')),
    await fileOf(
      'logo.svg',
      textBytes(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>top.bad = 1</script><rect width="40" height="20" fill="#0a5"/></svg>',
      ),
    ),
  ])
  await expect(uploads(page).filter({ has: page.getByText('In the library') })).toHaveCount(3)
  await expect(uploads(page).filter({ hasText: 'evil.png' }).getByRole('alert')).toHaveText(
    'This cannot be read as a picture. Use JPEG, PNG, WebP or AVIF.',
  )
  await expect(cards(page)).toHaveText([/cheese\.jpg/u, /list\.csv/u, /logo\.png/u])
  expect(await page.evaluate(() => 'bad' in globalThis)).toBe(false)
  await expect
    .poll(() =>
      cards(page)
        .locator('img.focal')
        .evaluateAll((all) =>
          all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
        ),
    )
    .toBe(true)
  await page.locator('[name=kind]').selectOption('file')
  await expect(cards(page)).toHaveText([/list\.csv/u])
  await expect(page).toHaveURL(/\?kind=file$/u)
})

test('[D11] words, focal point by keyboard, replacement, usage and deletion, without a mouse', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await chooser(page).setInputFiles([
    await fileOf('bread.png', await pictureOf('png', { width: 640, height: 480 })),
  ])
  const card = cards(page).filter({ hasText: 'bread.png' })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { name: 'bread.png' })).toBeFocused()
  await expect(card).toContainText('5 texts missing')

  await sheet(page)
    .getByRole('button', { name: 'Focal point: 50 % from the left, 50 % from the top' })
    .focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('button', { name: 'Focal point: 30 % from the left, 60 % from the top' }),
  ).toBeFocused()
  await sheet(page).locator('[name=alt-nb]').fill('Et brød')
  await sheet(page).locator('[name=alt-ar]').fill('خبز')
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(card).toContainText('3 texts missing')
  const { rows } = await site.database.execute({
    sql: `select id, focal_x, focal_y, rev from media where name = 'bread.png'`,
    args: [],
  })
  expect(rows[0]).toMatchObject({ focal_x: 30, focal_y: 60, rev: 2 })
  const id = String(rows[0]?.['id'])

  await site.database.execute({
    sql: `update products set image_url = '/media/' || ? || '/1/640' where key = 'blueberry-jam'`,
    args: [id],
  })
  await sheet(page)
    .locator('.media-file-button input')
    .setInputFiles([
      await fileOf(
        'new.png',
        await pictureOf('png', { width: 500, height: 500, color: '#123456' }),
      ),
    ])
  await expect(sheet(page).locator('.ws-sheet-meta')).toContainText('500 × 500')
  await expect(sheet(page).locator('.media-uses')).toContainText('Product')
  const product = sheet(page).locator('.media-uses').getByRole('link')
  await expect(product).toHaveAttribute('href', /^\/en\/products\/[\w-]+$/u)
  await expect(sheet(page).locator('img.focal')).toHaveAttribute('src', `/media/${id}/2/640`)

  await sheet(page).getByRole('button', { name: 'Delete' }).press('Enter')
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(ask.getByRole('alert')).toHaveText('It is used in 1 place. Take it out there first.')
  await ask.getByRole('button', { name: 'Cancel' }).press('Enter')
  await site.database.execute('update products set image_url = null')
  await sheet(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await ask.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(sheet(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)
})

test('a name whose marks turn its direction is read as it is kept, from its way in on', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  const bytes = await pictureOf('png', { width: 61, height: 62 })
  await chooser(page).setInputFiles([await fileOf('invoice\u202Egpj.png', bytes)])
  await expect(uploads(page)).toContainText('In the library')
  expect(await uploads(page).locator('.media-upload-name').textContent()).toBe('invoicegpj.png')
  await expect(cards(page).filter({ hasText: 'invoicegpj.png' })).toBeVisible()
})

test('a save of nothing changed sends nothing', async ({ page, context, site }) => {
  await signedIn(context, site, { role: 'editor' })
  await openPicture(page, site, 'still.png')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const save = sheet(page).getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  await sheet(page).locator('[name=alt-en]').fill('Written at last')
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save.press('Enter')
  await isSaved
  expect(sent).toEqual([
    { altTexts: { en: 'Written at last' }, rev: expect.any(Number) as unknown },
  ])
})

/** The library knows what it has by its bytes: each picture has another size. */
let opened = 0

/** A picture that is open in the sheet, with a Norwegian text. */
async function openPicture(page: Page, site: Site, name: string): Promise<void> {
  opened += 1
  await open(page, '/en/admin/media')
  await chooser(page).setInputFiles([
    await fileOf(name, await pictureOf('png', { width: 70 + opened, height: 77 })),
  ])
  await expect(cards(page).filter({ hasText: name })).toBeVisible()
  await site.database.execute({
    sql: `insert into media_texts select id, 'nb', 'MINE' from media where name = ?`,
    args: [name],
  })
  await reload(page)
  await cards(page).filter({ hasText: name }).click()
  await expect(sheet(page).locator('[name=alt-nb]')).toHaveValue('MINE')
}

/** Somebody else saves texts of it elsewhere. */
async function saveElsewhere(site: Site, name: string, texts: Record<string, string>) {
  await site.database.batch([
    ...Object.entries(texts).map(([code, text]) => ({
      sql: `insert into media_texts select id, ?, ? from media where name = ?
        on conflict do update set alt_text = excluded.alt_text`,
      args: [code, text, name],
    })),
    { sql: 'update media set rev = rev + 1 where name = ?', args: [name] },
  ])
}

async function textsOf(site: Site, name: string) {
  const { rows } = await site.database.execute({
    sql: `select language_code, alt_text from media_texts join media on id = media_id where name = ?`,
    args: [name],
  })
  return Object.fromEntries(rows.map((row) => [row['language_code'], row['alt_text']]))
}

test('[T04] saving one language leaves what somebody else saved in others meanwhile', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await openPicture(page, site, 'beside.png')
  await sheet(page).locator('[name=alt-en]').fill('MINE-EN')
  await saveElsewhere(site, 'beside.png', { nb: 'THEIRS-2', ar: 'ARABIC-2' })
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody else changed other parts meanwhile.')).toBeVisible()
  const both = { nb: 'THEIRS-2', ar: 'ARABIC-2', en: 'MINE-EN' }
  expect(await textsOf(site, 'beside.png')).toEqual(both)
  for (const [code, text] of Object.entries(both))
    await expect(sheet(page).locator(`[name=alt-${code}]`)).toHaveValue(text)
})

for (const { choice, kept } of [
  { choice: 'Take theirs', kept: 'THEIRS-EN' },
  { choice: 'Keep mine', kept: 'MINE-EN' },
])
  test(`[T04] [D11] two who change the same text of a picture see both; "${choice}" loses nothing else`, async ({
    page,
    context,
    site,
  }) => {
    const name = `${kept}.png`
    await signedIn(context, site, { role: 'editor' })
    await openPicture(page, site, name)
    await sheet(page).locator('[name=alt-en]').fill('MINE-EN')
    await sheet(page).locator('[name=alt-pl]').fill('MINE-PL')
    await saveElsewhere(site, name, { nb: 'THEIRS-2', en: 'THEIRS-EN' })
    const save = sheet(page).getByRole('button', { name: 'Save', exact: true })
    await save.click()
    const conflict = sheet(page).getByRole('alert').filter({ hasText: 'Somebody else saved this' })
    await expect(conflict.locator('mark')).toHaveText(['THEIRS-EN', 'MINE-EN'])
    await expect(conflict).toBeInViewport()
    // Pressed once more it asks once more.
    const refused = page.waitForResponse((answer) => answer.status() === 409)
    await save.click()
    await refused
    await expect(save).not.toHaveAttribute('aria-busy')
    expect(await textsOf(site, name)).toEqual({ nb: 'THEIRS-2', en: 'THEIRS-EN' })
    await conflict.getByRole('button', { name: choice }).click()
    await expect(conflict).toHaveCount(0)
    await expect
      .poll(() => textsOf(site, name))
      .toEqual({ nb: 'THEIRS-2', en: kept, pl: 'MINE-PL' })
    await expect(sheet(page).locator('[name=alt-en]')).toHaveValue(kept)
    await expect(sheet(page).locator('[name=alt-nb]')).toHaveValue('THEIRS-2')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  })

/** Presses both in one go, before the page has shown what the first one began. */
async function pressAtOnce(page: Page, ...names: [string, string]): Promise<void> {
  await sheet(page).evaluate((all, labels) => {
    const buttons = [...all.querySelectorAll('button')]
    for (const label of labels)
      buttons.find(({ textContent }) => textContent?.trim() === label)?.click()
  }, names)
}

test('[T04] [D11] a choice between two texts of a picture is not lost to a save on its way', async ({
  page,
  context,
  site,
}) => {
  const name = 'pressed.png'
  await signedIn(context, site, { role: 'editor' })
  await openPicture(page, site, name)
  await sheet(page).locator('[name=alt-en]').fill('MINE-EN')
  await saveElsewhere(site, name, { en: 'THEIRS-EN' })
  const save = sheet(page).getByRole('button', { name: 'Save', exact: true })
  const conflict = sheet(page).getByRole('alert').filter({ hasText: 'Somebody else saved this' })
  await save.click()
  await expect(conflict).toBeVisible()
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await pressAtOnce(page, 'Save', 'Keep mine')
  await refused
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(conflict.locator('mark')).toHaveText(['THEIRS-EN', 'MINE-EN'])

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  await pressAtOnce(page, 'Keep mine', 'Keep mine')
  await expect(conflict).toHaveCount(0)
  await expect.poll(() => textsOf(site, name)).toEqual({ nb: 'MINE', en: 'MINE-EN' })
  await expect(sheet(page).locator('[name=alt-en]')).toHaveValue('MINE-EN')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toHaveLength(1)
})

test('[D11] what the library has under another name says under which', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  const bytes = textBytes('same;same')
  await chooser(page).setInputFiles([await fileOf('first.csv', bytes)])
  await expect(uploads(page)).toHaveText([/^first\.csvIn the library$/u])
  await chooser(page).setInputFiles([
    await fileOf('second.csv', bytes),
    await fileOf('first.csv', bytes),
  ])
  await expect(uploads(page)).toHaveText([
    /^first\.csvIn the library$/u,
    /^second\.csvIn the library as first\.csv$/u,
    /^first\.csvIn the library$/u,
  ])
  await expect(cards(page).filter({ hasText: 'second.csv' })).toHaveCount(0)
})

test('an upload that loses its connection says so and goes through when tried again', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await page.route('**/api/admin/media', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await chooser(page).setInputFiles([
    await fileOf('lost.png', await pictureOf('png', { width: 66, height: 66 })),
  ])
  await expect(uploads(page).getByRole('alert')).toHaveText(
    'The connection was lost. Nothing was added; try again.',
  )
  await page.unroute('**/api/admin/media')
  await uploads(page).getByRole('button', { name: 'Try again: lost.png' }).click()
  await expect(cards(page).filter({ hasText: 'lost.png' })).toBeVisible()
})

test('[D11] the bar of an upload moves as its bytes leave, and not before', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  const device = await context.newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await device.send('Network.enable')
  const size = 4_000_000
  await speed(size / 80)
  await chooser(page).setInputFiles([
    await fileOf('long.csv', textBytes('ost;12\n'.repeat(size / 7))),
  ])
  const bar = page.getByRole('progressbar', { name: 'Progress of long.csv' })
  const value = () => bar.evaluate((each) => (each as HTMLProgressElement).value)
  // How soon is the machine's affair: that it grows on the way is ours.
  await expect.poll(value, { intervals: [50] }).toBeGreaterThan(0)
  const early = await value()
  expect(early).toBeLessThan(1)
  await expect.poll(value, { intervals: [50] }).toBeGreaterThan(early)
  expect(await bar.evaluate((each) => (each as HTMLProgressElement).max)).toBe(1)
  await speed(-1)
  await expect(uploads(page).filter({ hasText: 'long.csv' })).toContainText('In the library')
  await expect(bar).toHaveCount(0)
})

test('a viewer sees the library and nothing to change it by', async ({ page, context, site }) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await chooser(page).setInputFiles([
    await fileOf('seen.png', await pictureOf('png', { width: 55, height: 55 })),
  ])
  await expect(cards(page).filter({ hasText: 'seen.png' })).toBeVisible()
  await context.clearCookies()
  await signedIn(context, site, { role: 'viewer' })
  await open(page, '/en/admin/media')
  await expect(chooser(page)).toHaveCount(0)
  await cards(page).filter({ hasText: 'seen.png' }).click()
  await expect(sheet(page).locator('[name=alt-nb]')).toBeDisabled()
  await expect(sheet(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

for (const { code, colorScheme, width } of [
  { code: 'nb', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const)
  test.describe(`in ${code}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    test('axe finds nothing in the library and its sheet, and nothing overflows', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await open(page, `/${code}/admin/media`)
      await chooser(page).setInputFiles([
        await fileOf('axe.png', await pictureOf('png', { width: 444, height: 333 })),
        await fileOf('axe.csv', textBytes(`${code};b`)),
      ])
      await expect(uploads(page).filter({ has: page.locator('.media-upload-done') })).toHaveCount(2)
      for (const view of ['library', 'sheet']) {
        if (view === 'sheet') {
          await cards(page).filter({ hasText: 'axe.png' }).click()
          await expect(sheet(page)).toBeVisible()
        }
        await expectNoFaults(page, { rules: 'practice', within: '.ws-main' })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      }
    })
  })

for (const code of ['nb', 'ar'])
  test(`[D11] in ${code} a use of a picture has its page’s and its text’s name, and leads there in Edit Mode`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/admin/media`)
    await chooser(page).setInputFiles([
      await fileOf(
        `use-${code}.png`,
        await pictureOf('png', { width: code.charCodeAt(0), height: 48 }),
      ),
    ])
    const card = cards(page).filter({ hasText: `use-${code}.png` })
    await expect(card).toBeVisible()
    const { rows } = await site.database.execute({
      sql: 'select id from media where name = ?',
      args: [`use-${code}.png`],
    })
    await site.database.execute({
      sql: `update page_content_translations set content_value = '<p><img src="/media/' || ? || '/1/640" alt=""></p>' || content_value
        where language_code = ? and page_content_id =
          (select id from page_contents where page_slug = 'terms' and content_key = 'body')`,
      args: [String(rows[0]?.['id']), code],
    })
    await card.press('Enter')
    const use = sheet(page).locator('.media-uses').getByRole('link')
    await expect(use).toHaveText({ nb: 'Vilkår · Tekst', ar: 'الشروط · نص' }[code] ?? '')
    await use.press('Enter')
    await expect(page).toHaveURL(`/${code}/terms`)
    await expect(page.locator('.edit-bar')).toBeVisible()
  })
