import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { beginFactory } from '#db/seed/begin.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { answerAt } from '#tests/support/answer-at.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { type EmptySite, startEmptySite } from '#tests/support/empty-site.ts'
import { leadingOn, takenAway } from '#tests/support/gone-pages.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { brokenHours, leftsOf, roomBesideWords } from '#tests/support/lines.ts'
import { makePage } from '#tests/support/made-page.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { changeSite } from '#tests/support/site-changes.ts'
import { titlePlaces } from '#tests/support/title-places.ts'

const withBegun = test.extend<{ begun: EmptySite }>({
  begun: async ({ browserName: _ }, use) => {
    const site = await startEmptySite()
    await beginFactory(site.database, {
      companyName: 'Brødrene Brød',
      languageCodes: ['nb', 'ar'],
      defaultCode: 'nb',
    })
    await use(site)
    await site.stop()
  },
})

test('[L03] in Arabic a text that falls back says in which language and direction it is, and stands where the page’s lines begin; names of cookies read from left to right', async ({
  page,
  site,
}) => {
  await page.goto('/ar/cookies')
  const name = '__Host-guest'
  const [first, second, last] = await leftsOf(page.getByRole('main'), name, [0, 2, name.length - 1])
  expect(first).toBeLessThan(second ?? 0)
  expect(second).toBeLessThan(last ?? 0)

  await changeSite(
    site,
    `delete from page_content_translations where language_code = 'ar' and page_content_id in (select id from page_contents where page_slug = 'quality' and content_key in ('title', 'lede', 'body'))`,
  )
  await page.goto('/ar/quality')
  const text = (key: string) => page.locator(`[data-content="${key}"]`)
  for (const key of ['title', 'lede', 'body'])
    await expect(text(`quality.${key}`)).toHaveAttribute('lang', 'nb')
  await expect(text('quality.body')).toHaveAttribute('dir', 'ltr')
  await expect(text('footer.company.description')).not.toHaveAttribute('lang')
  for (const key of ['title', 'lede'])
    await expect.poll(() => roomBesideWords(text(`quality.${key}`))).toBeLessThan(2)
})

test('the hours that somebody is there stand in one line, however narrow the page', async ({
  page,
}) => {
  for (const path of ['/ar/contact', '/en/contact', '/ar/locations', '/en/locations']) {
    await open(page, path)
    // Hours that break do so at all widths at which their second half stands beyond the line: 15 px and more.
    for (let width = 320; width <= 800; width += 15) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenHours(page.locator('main')), `${path}, ${width} px wide`).toEqual([])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[A01] answers can be read: each opens without a script', async ({ page }) => {
    await page.goto('/nb/faq')
    const first = page.locator('details').first()
    await expect(first.locator('.prose')).toBeHidden()
    await first.locator('summary').click()
    await expect(first.locator('.prose')).toBeVisible()
    await expect(page.locator('details')).toHaveCount(12)
  })
})

test('[A01] client navigation shows title and main heading', async ({ page }) => {
  await open(page, '/en')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  for (const path of ['/contact', '/support', '/quality', '/privacy']) {
    await page.locator(`footer a[href="/en${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/en${path}$`, 'u'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAttribute('data-content', `${path.slice(1)}.title`)
    await expect.poll(() => page.title()).not.toBe('')
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('[T02] hostile rich text in the database runs nothing, rendered or navigated to', async ({
  page,
  site,
}) => {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.dismiss()
  })
  await site.database.execute({
    sql: `update page_content_translations set content_value = ? where language_code = 'en' and page_content_id in (select id from page_contents where page_slug = 'support' and content_key = 'question.1.body')`,
    args: [`<p>Kept</p>${hostileHtml.join('\n')}`],
  })
  await changeSite(site)
  const kept = page.getByText('Kept', { exact: true })
  await page.goto('/en/support')
  await page.locator('summary').first().click()
  await expect(kept).toBeVisible()
  await open(page, '/en')
  await page.locator('footer a[href="/en/support"]').first().click()
  await page.locator('summary').first().click()
  await expect(kept).toBeVisible()
  expect(alerts).toEqual([])
  await expect(page.locator('main .prose [style], main .prose [onerror]')).toHaveCount(0)
})

test('[A02] what is said of an address that is gone is said of it alone, by a link or a document, and a link leads on where the address does', async ({
  page,
  site,
}) => {
  const [gone, unknown] = ['This page is gone', 'Page not found']
  const [flat, deep] = ['/gone', '/old/gone']
  const below = ['/products/gone', '/categories/gone']
  const about = page.locator('h1[data-content="about.title"]')
  await takenAway(site, flat, deep, ...below)
  for (const path of [flat, deep])
    await test.step(`a document at ${path}`, async () => {
      expect(await answerAt(page, site, `/en${path}`)).toEqual([410, ''])
      await open(page, `/en${path}`)
      await expectSaid(page, gone)
      for (const other of ['/never-was', '/never/was', '/never/was-either']) {
        await follow(page, `/en${other}`)
        await expectSaid(page, unknown)
      }
      await page.goBack()
      await expectSaid(page, unknown)
      await follow(page, '/en/about')
      await expect(about).toBeVisible()
    })
  for (const path of [flat, deep, ...below])
    await test.step(`a link to ${path}`, async () => {
      await follow(page, `/en${path}`)
      await expectSaid(page, gone)
      await expect(
        page.getByText('It was taken away for good. Search, or go on from here.'),
      ).toBeVisible()
      await follow(page, '/en/never/was')
      await expectSaid(page, unknown)
    })
  for (const from of ['/old/om-oss', '/products/old-cheese', '/categories/old-dairy'])
    await test.step(`a link to ${from} leads to where that is now`, async () => {
      await leadingOn(site, from, '/about')
      await open(page, '/en/products')
      await follow(page, `/en${from}`, '/en/about')
      await expect(about).toBeVisible()
    })
})

test('an address at which visitors found nothing is mended with one press, which can be taken back', async ({
  page,
  site,
}) => {
  const near = '/productz.html'
  const far = '/zzz'
  const answer = (path: string) => answerAt(page, site, `/en${path}`)
  for (const path of [near, near, far]) expect(await answer(path)).toEqual([404, ''])
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, '/en/admin/pages?open=redirects')
  const list = page.getByRole('region', { name: 'Visitors found nothing here' })
  const row = (path: string) => list.getByRole('listitem').filter({ hasText: path })
  const fix = (path: string, name: string) => row(path).getByRole('button', { name })
  await expectNoFaults(page)

  await fix(near, 'It is gone').click()
  await expect(row(near)).toHaveCount(0)
  expect(await answer(near)).toEqual([410, ''])
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).first().click()
  await expect(row(near)).toBeVisible()
  expect(await answer(near)).toEqual([404, ''])

  await fix(far, 'Choose a place').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(far)
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await page.keyboard.type('/about')
  await page.keyboard.press('Enter')
  await expect(row(far)).toHaveCount(0)
  expect(await answer(far)).toEqual([301, '/en/about'])

  await fix(near, 'It is gone').click()
  await expect(row(near)).toHaveCount(0)
  expect(await answer(near)).toEqual([410, ''])
  await expect(page.locator('.page-redirects li').filter({ hasText: near })).toContainText('Gone')
  // Its visitors are told so, and no one who comes to a mistyped address.
  await open(page, `/en${near}`)
  await expectSaid(page, 'This page is gone')
  await open(page, '/en/mistyped')
  await expectSaid(page, 'Page not found')
})

test('what somebody ignores is told of no more, and those who may not publish only look', async ({
  page,
  site,
}) => {
  expect(await answerAt(page, site, '/en/does-not-matter')).toEqual([404, ''])
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, '/en/admin/pages?open=redirects')
  const row = page.locator('.page-missing li').filter({ hasText: '/does-not-matter' })
  await row.getByRole('button', { name: 'Ignore' }).click()
  await expect(row).toHaveCount(0)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await page.route('**/api/admin/content/missing-addresses/marks', (route) => route.abort())
  await row.getByRole('button', { name: 'Ignore' }).click()
  await expect(page.getByText('We cannot reach the shop. Nothing was changed')).toBeVisible()
  await expect(row).toBeVisible()

  await signedIn(page.context(), site, { role: 'translator' })
  await open(page, '/en/admin/pages?open=redirects')
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('[F03] [B02] [L06] the title of a link, in the menu and in the footer, is the one in the language of the site: visitors see another one, and its translations are outdated', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  const call = await anotherAdmin(site, 'owner')
  const visitor = await another(context)
  for (const [area, { path, saved, shown, nameInPlace }] of Object.entries(titlePlaces))
    await test.step(area, async () => {
      const inPlace = `Navngitt på siden, ${area}`
      expect((await nameInPlace(call, inPlace)).status).toBe(200)

      await open(page, `/en/admin/${path}`)
      if (area === 'footer') await page.locator('.ws-section section .btn').first().click()
      const row = page.locator('.ws-link-row').first()
      await row.locator('.ws-row-buttons [aria-expanded]').click()
      const title = row.getByLabel('Title', { exact: true })
      await expect(title).toHaveValue(inPlace)
      await expect(title).toHaveAttribute('lang', 'nb')
      await expect(row.locator('.ws-titles input[lang=nb]')).toHaveCount(0)
      await expect(row.locator('.ws-titles input')).toHaveCount(4)
      const words = `Kalt noe annet, ${area}`
      await title.fill('')
      await title.pressSequentially(words)
      await expect(row.locator('.ws-title-outdated')).toHaveCount(4)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(saved, { exact: true })).toBeVisible()

      await visitor.goto(`${site.url}/nb/faq`)
      await expect(visitor.locator(shown).first()).toHaveText(words)
    })
  await visitor.context().close()
})

test('[F03] links of one title and one address stay as many as they are when the list is rearranged', async ({
  page,
  site,
}) => {
  const call = await anotherAdmin(site, 'owner')
  const { sections } = (await (await call('GET', '/footer')).json()) as EditableFooter
  const like = { title: 'Likt', titles: {}, url: '/faq', isExternal: false }
  const links = [like, like, { ...like, title: 'Annet' }]
  const rev = sections.find(({ key }) => key === 'support')?.rev
  expect((await call('PUT', '/footer/support.links', { links, rev })).status).toBe(200)
  await editing(page, site, '/en/faq')
  const section = page.locator('.site-footer section').nth(2)
  const shown = section.getByRole('link')
  await expect(shown).toHaveText(['Likt', 'Likt', 'Annet'])
  await section.locator('.edit-part').click()
  const up = page.locator('.ws-link-row', { hasText: 'Annet' }).locator('.ws-row-buttons button')
  await up.first().click()
  await up.first().click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Section Updated', { exact: true })).toBeVisible()
  await expect(shown.first()).toHaveText('Annet')
  await expect(shown).toHaveText(['Annet', 'Likt', 'Likt'])
})

test('[A02] [T04] a page that nobody sees yet says so where it is edited at every width, is looked at by a link, and goes out with its picture, and down from there', async ({
  page,
  site,
}) => {
  const path = '/ar/brie'
  const asVisitor = { headers: { cookie: '' } }
  const seen = async () => (await page.request.get(path, asVisitor)).status()
  await editing(page, site, '/ar/about')
  expect(await makePage(page, { languageCode: 'ar', slug: 'brie', title: 'Brie 2026' })).toBe(201)
  const bar = page.locator('.edit-bar')
  const state = (name: string) => bar.getByRole('button', { name, exact: true })
  const [draft, out] = [state('هذه الصفحة: مسودة'), state('هذه الصفحة: منشور')]

  await test.step('its preview link opens it in that language, also made at the address without one', async () => {
    await page
      .context()
      .addCookies([{ name: appConfig.languageCookie, value: 'ar', url: site.url }])
    const link = 'رابط المعاينة'
    const links = page.getByRole('dialog', { name: link })
    await open(page, '/brie')
    await bar.locator('.edit-bar-preview').click()
    await links.getByRole('button', { name: 'إنشاء رابط' }).click()
    const url = await links.getByRole('textbox', { name: link }).inputValue()
    await expect(links.getByRole('listitem')).toHaveCount(1)

    const guest = await another(page.context(), 'en-GB')
    expect((await guest.goto(site.url + path))?.status()).toBe(404)
    await guest.goto(url)
    await expect(guest).toHaveURL(site.url + path)
    await expect(guest.getByRole('heading', { name: 'Brie 2026' })).toBeVisible()
    await guest.context().close()
    await open(page, path)
    await bar.locator('.edit-bar-preview').click()
    await expect(links.getByRole('listitem')).toHaveCount(1)
  })

  await open(page, path)
  for (const size of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await expect(draft).toBeInViewport({ ratio: 1 })
  }
  // Nothing is to be translated where nothing is written yet, and search engines make do with the title.
  await expect(bar.locator('[data-tone=missing]')).toContainText('اثنان ناقصان')
  await expect(page.locator('.edit-mark[data-tone=missing]').first()).toContainText('لا نص بعد')
  expect(await seen()).toBe(404)

  await draft.press('Enter')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter')
  await expectNoFaults(page)
  await press('نشر')
  await expect(dialog.getByRole('button', { name: 'أوقف النشر' })).toBeVisible()
  await expect.poll(seen).toBe(200)
  // What is shared has its picture from the first day.
  await expect
    .poll(async () => (await page.request.get(path, asVisitor)).text())
    .toMatch(/property="og:image" content="[^"]+\/media\//u)
  await press('إغلاق')
  await out.press('Enter')
  await press('أوقف النشر')
  await expect(dialog.getByRole('button', { name: 'نشر', exact: true })).toBeVisible()
  await expect.poll(seen).toBe(404)
})

withBegun(
  '[T01] [F01] a site that has just begun is fit to be seen, and is written where its words will stand',
  async ({ page, begun }) => {
    const visitor = await another(page.context())
    for (const path of [
      '/nb',
      '/ar',
      '/nb/about',
      '/ar/contact',
      '/nb/products',
      '/ar/locations',
    ]) {
      await open(visitor, `${begun.url}${path}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/\S/u)
      await expectNoFaults(visitor)
    }

    await editing(page, begun, '/nb/about', { role: 'owner' })
    await pencilOf(page, 'about.lede').click()
    await fieldOf(page).fill('To brødre og en ovn')
    await page.keyboard.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await publicText(visitor, `${begun.url}/nb/about`, 'To brødre og en ovn')
    await visitor.context().close()
  },
)

/** Follows a link of the document at hand, without another document. `arrival`: where it leads on to. */
async function follow(page: Page, path: string, arrival = path): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, { isSame: true })
    document.querySelector('#followed')?.remove()
    const link = Object.assign(document.createElement('a'), { id: 'followed', href })
    document.querySelector('main')?.prepend(Object.assign(link, { textContent: href }))
  }, path)
  await page.locator('#followed').click()
  await expect(page).toHaveURL(new RegExp(`${arrival}$`, 'u'))
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
}

async function expectSaid(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} –`, 'u'))
}
