import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  cardOf,
  cards,
  chooser,
  enter,
  fileOf,
  openPicture,
  saveElsewhere,
  textsOf,
} from '#tests/support/library-page.ts'
import { open } from '#tests/support/open-page.ts'
import { pictureOf, textBytes } from '#tests/support/pictures.ts'
import { sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const uploads = (page: Page) => page.locator('.media-uploads li')
const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save', exact: true })

test('[D11] several files are added at once; each one that is refused, lost or there already says so, and the rest is there', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await expect(page.getByRole('heading', { name: 'The library is empty' })).toBeVisible()

  await test.step('several files are added at once; the one that is refused says why', async () => {
    await chooser(page).setInputFiles([
      await fileOf('cheese.jpg', await pictureOf('jpeg', { width: 900, height: 600 })),
      await fileOf('evil.png', textBytes('<script>alert(1)</script>')),
      await fileOf('list.csv', textBytes('a;b\n1;2\n')),
      await fileOf('logo.svg', textBytes(scripted)),
    ])
    await expect(uploads(page).filter({ has: page.getByText('In the library') })).toHaveCount(3)
    await expect(uploads(page).filter({ hasText: 'evil.png' }).getByRole('alert')).toHaveText(
      'This cannot be read as a picture. Use JPEG, PNG, WebP or AVIF.',
    )
    await expect(cards(page)).toHaveText([/cheese\.jpg/u, /list\.csv/u, /logo\.png/u])
    expect(await page.evaluate(() => 'bad' in globalThis)).toBe(false)
    await expect.poll(() => areDrawn(cards(page).locator('img.focal'))).toBe(true)
    await page.locator('[name=kind]').selectOption('file')
    await expect(cards(page)).toHaveText([/list\.csv/u])
    await expect(page).toHaveURL(/\?kind=file$/u)
    await page.locator('[name=kind]').selectOption({ index: 0 })
    await expect(cards(page)).toHaveCount(3)
    await clearList(page)
  })

  await test.step('a name whose marks turn its direction is read as it is kept', async () => {
    const bytes = await pictureOf('png', { width: 61, height: 62 })
    await chooser(page).setInputFiles([await fileOf('invoice\u202Egpj.png', bytes)])
    await expect(uploads(page)).toContainText('In the library')
    expect(await uploads(page).locator('.media-upload-name').textContent()).toBe('invoicegpj.png')
    await expect(cardOf(page, 'invoicegpj.png')).toBeVisible()
    await clearList(page)
  })

  await test.step('what the library has under another name says under which', async () => {
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
    await expect(cardOf(page, 'second.csv')).toHaveCount(0)
    await clearList(page)
  })

  await test.step('one that loses its connection says so and goes through when tried again', () =>
    expectTriedAgain(page))
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
  const card = cardOf(page, 'bread.png')
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
  await save(page).press('Enter')
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
  const other = await pictureOf('png', { width: 500, height: 500, color: '#123456' })
  await sheet(page)
    .locator('.media-file-button input')
    .setInputFiles([await fileOf('new.png', other)])
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

test('[T04] a save sends what was changed and nothing else; a viewer sees it and nothing to change it by', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await openPicture(page, site, 'still.png')
  const both = { nb: 'THEIRS-2', ar: 'ARABIC-2', en: 'MINE-EN' }
  await test.step('one language leaves what somebody else saved in others meanwhile', async () => {
    await sheet(page).locator('[name=alt-en]').fill('MINE-EN')
    await saveElsewhere(site, 'still.png', { nb: 'THEIRS-2', ar: 'ARABIC-2' })
    await save(page).click()
    await expect(page.getByText('Somebody else changed other parts meanwhile.')).toBeVisible()
    expect(await textsOf(site, 'still.png')).toEqual(both)
    for (const [code, text] of Object.entries(both))
      await expect(sheet(page).locator(`[name=alt-${code}]`)).toHaveValue(text)
  })

  await test.step('a save of nothing changed sends nothing', async () => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON())
    })
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    await save(page).press('Enter')
    await sheet(page).locator('[name=alt-en]').fill('Written at last')
    const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await save(page).press('Enter')
    await isSaved
    expect(sent).toEqual([
      { altTexts: { en: 'Written at last' }, rev: expect.any(Number) as unknown },
    ])
    // Also while it is under way, and then the browser would ask whoever leaves.
    await expect(save(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a viewer sees the library and nothing to change it by', async () => {
    await context.clearCookies()
    await signedIn(context, site, { role: 'viewer' })
    await open(page, '/en/admin/media')
    await expect(chooser(page)).toHaveCount(0)
    await cardOf(page, 'still.png').click()
    await expect(sheet(page).locator('[name=alt-nb]')).toHaveValue(both.nb)
    await expect(sheet(page).locator('[name=alt-nb]')).toBeDisabled()
    await expect(sheet(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })
})

test('[T04] [D11] two who change the same text of a picture see both, and neither choice loses anything else, nor is lost to a save on its way', async ({
  page,
  context,
  site,
}) => {
  const name = 'asked.png'
  await signedIn(context, site, { role: 'editor' })
  await openPicture(page, site, name)
  const conflict = sheet(page).getByRole('alert').filter({ hasText: 'Somebody else saved this' })
  const choices = [
    { choice: 'Take theirs', other: 'pl', kept: 'THEIRS-EN-1' },
    { choice: 'Keep mine', other: 'uk', kept: 'MINE-EN-2' },
  ]
  for (const [at, { choice, other, kept }] of choices.entries())
    await test.step(choice, async () => {
      const [mine, theirs] = [`MINE-EN-${at + 1}`, `THEIRS-EN-${at + 1}`]
      const nb = `THEIRS-NB-${at + 1}`
      const before = await textsOf(site, name)
      await sheet(page).locator('[name=alt-en]').fill(mine)
      await sheet(page).locator(`[name=alt-${other}]`).fill('MINE-OTHER')
      await saveElsewhere(site, name, { nb, en: theirs })
      await save(page).click()
      await expect(conflict.locator('mark')).toHaveText([theirs, mine])
      await expect(conflict).toBeInViewport()
      // Pressed once more it asks once more.
      await isRefused(page, () => save(page).click())
      expect(await textsOf(site, name)).toEqual({ ...before, nb, en: theirs })
      await conflict.getByRole('button', { name: choice }).click()
      await expect(conflict).toHaveCount(0)
      const after = { ...before, nb, en: kept, [other]: 'MINE-OTHER' }
      await expect.poll(() => textsOf(site, name)).toEqual(after)
      await expect(sheet(page).locator('[name=alt-en]')).toHaveValue(kept)
      await expect(sheet(page).locator('[name=alt-nb]')).toHaveValue(nb)
      await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    })

  await test.step('a choice is not lost to a save on its way', async () => {
    const before = await textsOf(site, name)
    await sheet(page).locator('[name=alt-en]').fill('MINE-EN')
    await saveElsewhere(site, name, { en: 'THEIRS-EN' })
    await save(page).click()
    await expect(conflict).toBeVisible()
    await isRefused(page, () => pressAtOnce(page, 'Save', 'Keep mine'))
    await expect(conflict.locator('mark')).toHaveText(['THEIRS-EN', 'MINE-EN'])

    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
    await pressAtOnce(page, 'Keep mine', 'Keep mine')
    await expect(conflict).toHaveCount(0)
    await expect.poll(() => textsOf(site, name)).toEqual({ ...before, en: 'MINE-EN' })
    await expect(sheet(page).locator('[name=alt-en]')).toHaveValue('MINE-EN')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    expect(sent).toHaveLength(1)
  })
})

test('[D11] a use of a picture has its page’s and its text’s name, and leads there in Edit Mode', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/media')
  await chooser(page).setInputFiles([
    await fileOf('use.png', await pictureOf('png', { width: 110, height: 48 })),
  ])
  const card = cardOf(page, 'use.png')
  await expect(card).toBeVisible()
  await site.database.execute(
    `update page_content_translations set content_value = '<p><img src="/media/' ||
        (select id from media where name = 'use.png') || '/1/640" alt=""></p>' || content_value
      where language_code = 'nb' and page_content_id =
        (select id from page_contents where page_slug = 'terms' and content_key = 'body')`,
  )
  await card.press('Enter')
  const use = sheet(page).locator('.media-uses').getByRole('link')
  await expect(use).toHaveText('Vilkår · Tekst')
  await use.press('Enter')
  await expect(page).toHaveURL('/nb/terms')
  await expect(page.locator('.edit-bar')).toBeVisible()
})

test('[D11] files are put into folders, found there, added there, and their folder renamed, without a mouse', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/media')
  const add = async (name: string, width: number) => {
    await chooser(page).setInputFiles([
      await fileOf(name, await pictureOf('png', { width, height: 30 })),
    ])
    await expect(cardOf(page, name)).toBeVisible()
  }
  await add('ku.png', 61)
  await enter(cardOf(page, 'ku.png'))
  await sheet(page).getByLabel('Mappe').fill(' Gård / Kyr ')
  await enter(sheet(page).getByRole('button', { name: 'Lagre' }))
  const way = page.getByRole('navigation', { name: 'Mapper' })
  await expect(way.getByRole('link', { name: 'Gård' })).toContainText('1')
  await enter(way.getByRole('link', { name: 'Gård' }))
  await expect(page).toHaveURL(/[?&]folder=/u)
  await enter(way.getByRole('link', { name: 'Kyr' }))
  await expect(cards(page)).toHaveText([/ku\.png/u])
  await add('kalv.png', 62)
  await expect(cards(page)).toHaveCount(2)

  await enter(way.getByRole('link', { name: 'Gård' }))
  await expect(way.getByRole('link', { name: 'Kyr' })).toContainText('2')
  await enter(way.getByRole('button', { name: 'Gi mappen nytt navn' }))
  const dialog = page.getByRole('dialog', { name: 'Gi mappen nytt navn' })
  await dialog.getByLabel('Mappe').fill('x'.repeat(61))
  await dialog.getByLabel('Mappe').press('Enter')
  await expect(dialog.getByLabel('Mappe')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Mappe').fill('Tun')
  await dialog.getByLabel('Mappe').press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(way.locator('[aria-current]')).toHaveText('Tun')
  await expect(cards(page)).toHaveCount(2)
  await enter(way.getByRole('link', { name: 'Alle filer' }))
  await expect(way.getByRole('link', { name: 'Tun' })).toContainText('2')
  await expect(page).not.toHaveURL(/folder=/u)
})

const scripted =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>top.bad = 1</script><rect width="40" height="20" fill="#0a5"/></svg>'

function areDrawn(pictures: Locator): Promise<boolean> {
  return pictures.evaluateAll((all) =>
    all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
  )
}

async function clearList(page: Page): Promise<void> {
  await enter(page.getByRole('button', { name: 'Clear this list' }))
  await expect(uploads(page)).toHaveCount(0)
}

/** Whoever tries a lost upload again by the keyboard, and then clears the list, is not at the start of the page. */
async function expectTriedAgain(page: Page): Promise<void> {
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
  await enter(uploads(page).getByRole('button', { name: 'Try again: lost.png' }))
  await expect(cardOf(page, 'lost.png')).toBeVisible()
  await expect(uploads(page)).toContainText('In the library')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await clearList(page)
  await expect(page.locator('main :focus')).toHaveCount(1)
}

/** What is pressed has the save sent, and refused again. */
async function isRefused(page: Page, press: () => Promise<void>): Promise<void> {
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await press()
  await refused
  await expect(save(page)).not.toHaveAttribute('aria-busy')
}

/** Presses both in one go, before the page has shown what the first one began. */
async function pressAtOnce(page: Page, ...names: [string, string]): Promise<void> {
  await sheet(page).evaluate((all, labels) => {
    const buttons = [...all.querySelectorAll('button')]
    for (const label of labels)
      buttons.find(({ textContent }) => textContent?.trim() === label)?.click()
  }, names)
}
