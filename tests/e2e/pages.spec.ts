import type { Page } from '@playwright/test'
import type { EditablePages } from '#domain/pages.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { answerAt } from '#tests/support/answer-at.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const sheet = (page: Page) => page.locator('.ws-sheet')
const field = (page: Page, name: string) => sheet(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name })

async function openPages(page: Page, site: Site, search = '') {
  await signedIn(page.context(), site, { role: 'owner' })
  await open(page, `/en/admin/pages${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
}

/** Makes a page in English, whose sheet is open then. */
async function makePage(page: Page, title: string) {
  await page.getByRole('link', { name: 'New page' }).click()
  await field(page, 'Language').selectOption('en')
  await field(page, 'Title').fill(title)
  await button(page, 'Make the page').click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(title)
}

test('[A02] a page is made, given a second language, published with a picture in each, and read without a script', async ({
  page,
  site,
  browser,
}) => {
  await openPages(page, site)
  await page.getByRole('link', { name: 'New page' }).click()
  await field(page, 'Language').selectOption('nb')
  await field(page, 'Title').fill('Gårdene våre')
  await expect(field(page, 'Address')).toHaveValue('gardene-vare')
  await button(page, 'Make the page').click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Gårdene våre')
  await button(page, 'Publish').click()
  await expect(sheet(page).getByRole('link', { name: /Norsk/u })).toContainText('Published')

  await sheet(page)
    .getByRole('link', { name: /English/u })
    .click()
  await expect(sheet(page).locator('form h3').filter({ hasText: 'English' })).toBeVisible()
  await field(page, 'Title').fill('Our own farms')
  await field(page, 'Address').focus()
  await expect(field(page, 'Address')).toHaveValue('our-own-farms')
  await field(page, 'Description for search engines').fill('Forty farms in the west.')
  await button(page, 'Save').click()
  await expect(sheet(page).getByRole('link', { name: /English/u })).toContainText('Draft')
  expect(await answerAt(page, site, '/en/our-own-farms')).toEqual([301, '/en/gardene-vare'])
  await button(page, 'Publish').click()
  await expect(sheet(page).getByRole('link', { name: /English/u })).toContainText('Published')

  await expect
    .poll(async () => {
      const { rows } = await site.database.execute(
        `select language_code, drawn_title from social_pictures where is_chosen = 0 order by language_code`,
      )
      return rows.map(({ language_code: code, drawn_title: title }) => [code, title])
    })
    .toEqual([
      ['en', 'Our own farms'],
      ['nb', 'Gårdene våre'],
    ])

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(`${site.url}/en/our-own-farms`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our own farms')
  const description = visitor.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', 'Forty farms in the west.')
  const codes = await visitor
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(codes.toSorted()).toEqual(['en', 'nb', 'x-default'])
  const facts = (await visitor.locator('script[type="application/ld+json"]').textContent()) ?? ''
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: expect.stringMatching(/\/en$/u) },
      { position: 2, name: 'Our own farms', item: expect.stringMatching(/\/en\/our-own-farms$/u) },
    ],
  })
  await visitor.goto(`${site.url}/pl/gardene-vare`)
  await expect(visitor.locator('h1 [lang=nb], h1[lang=nb]').first()).toHaveText('Gårdene våre')
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/nb\/gardene-vare$/u,
  )
  await context.close()
})

test('a draft is opened in Edit Mode from the list, and found by nobody else', async ({
  page,
  site,
}) => {
  await openPages(page, site)
  await makePage(page, 'Hidden for now')
  await sheet(page).getByRole('link', { name: 'Open in Edit Mode' }).click()
  await expect(page.locator('.edit-bar')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/hidden-for-now$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden for now')
  expect(await answerAt(page, site, '/en/hidden-for-now')).toEqual([404, ''])
})

test('[D10] a renamed page leads from its old address to the new one, bare and prefixed, and in the browser', async ({
  page,
  site,
}) => {
  await openPages(page, site)
  await makePage(page, 'First title')
  await button(page, 'Publish').click()
  await expect(sheet(page).getByRole('link', { name: /English/u })).toContainText('Published')
  await field(page, 'Address').fill('checkout')
  await button(page, 'Save').click()
  await expect(sheet(page)).toContainText('This address is used by the site itself.')
  await field(page, 'Address').fill('second-title')
  await button(page, 'Save').click()
  await expect(button(page, 'Save')).toHaveCount(0)
  expect(await answerAt(page, site, '/en/first-title')).toEqual([301, '/en/second-title'])
  const english = { cookie: '', 'accept-language': 'en' }
  const bare = await page.request.get(`${site.url}/first-title`, {
    headers: english,
    maxRedirects: 0,
  })
  expect([bare.status(), bare.headers()['location']]).toEqual([301, '/second-title'])

  await open(page, '/en/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/en/first-title', textContent: 'An old link' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'An old link' }).click()
  await expect(page).toHaveURL(/\/en\/second-title$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First title')
})

test('a redirect is entered, followed by a visitor, and removed', async ({ page, site }) => {
  await openPages(page, site, '?open=redirects')
  await field(page, 'From').fill('/about')
  await field(page, 'To').fill('/quality')
  await button(page, 'Add the redirect').click()
  await expect(sheet(page)).toContainText('The site uses this address already.')
  await field(page, 'From').fill('/old/about-us.html')
  await button(page, 'Add the redirect').click()
  const entry = sheet(page).getByRole('listitem').filter({ hasText: '/old/about-us.html' })
  await expect(entry).toContainText('/quality')
  expect(await answerAt(page, site, '/old/about-us.html')).toEqual([301, '/quality'])
  const [inCapitals, inLowerCase] = ['/ar/Old/About-Us.html', '/ar/old/about-us.html']
  expect(await answerAt(page, site, inCapitals)).toEqual([308, site.url + inLowerCase])
  expect(await answerAt(page, site, inLowerCase)).toEqual([301, '/ar/quality'])
  await button(page, 'Remove the redirect from /old/about-us.html').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  // What is behind the dialog has no role until it is closed.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  expect(await answerAt(page, site, '/old/about-us.html')).toEqual([404, ''])
})

test('a page that the footer leads to is removed after a warning, and comes back', async ({
  page,
  site,
}) => {
  await openPages(page, site, '?q=farms')
  await page.getByRole('link', { name: 'The farms and boats' }).click()
  await button(page, 'Remove the page').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Remove the page' }).click()
  await expect(dialog.getByRole('alert')).toContainText('to this page')
  await dialog.getByLabel('Remove it although links lead there').check()
  await dialog.getByRole('button', { name: 'Remove the page' }).click()
  await expect(button(page, 'Bring the page back')).toBeVisible()
  expect(await answerAt(page, site, '/en/farms-and-boats')).toEqual([410, ''])
  await button(page, 'Bring the page back').click()
  await dialog.getByRole('button', { name: 'Bring the page back' }).click()
  await expect(button(page, 'Publish')).toBeVisible()
})

test('the section and its sheets have no violations; a page of the site cannot be renamed', async ({
  page,
  site,
}) => {
  await openPages(page, site, '?open=site-about&lang=ar')
  await expect(sheet(page)).toContainText('it cannot be removed')
  await expect(field(page, 'Address')).toHaveCount(0)
  await expectNoFaults(page)
  await open(page, '/ar/admin/pages?open=new')
  await expectNoFaults(page)
})

test('a page that search engines leave out in one language is shared by its own address there', async ({
  page,
  site,
}) => {
  const call = await anotherAdmin(site, 'editor')
  const { pages } = (await (await call('GET', '/content/pages')).json()) as EditablePages
  const shipping = pages.find(({ key }) => key === 'shipping')
  const nb = shipping?.languages.find(({ code }) => code === 'nb')
  const left = { rev: shipping?.rev, slug: nb?.slug, isIndexed: false }
  const saved = await call('PUT', `/content/pages/${shipping?.id}/languages/nb`, left)
  expect(saved.status).toBe(200)
  await page.goto(`/nb/${nb?.slug}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `${site.url}/nb/${nb?.slug}`,
  )
})

for (const [code, told, place] of [
  ['nb', 'Disse bildene har ingen alternativ tekst på dette språket:', 'Tittel'],
  ['ar', 'لا تحتوي هذه الصور على نص بديل بهذه اللغة:', 'العنوان المعروض'],
] as const)
  test(`[D11] in ${code} whoever publishes a page sees which of its pictures say nothing, and where`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'editor' })
    await site.database.batch([
      {
        sql: `insert into media (id, factory_id, kind, name, search_text, media_type, bytes, content_hash, storage_key, version, turn,
            focal_x, focal_y, is_decorative, created_at, updated_at, rev)
          select ?, id, 'picture', 'silent.png', 'silent.png', 'image/png', 1, ?, ?, 1, 0, 50, 50, 0, 0, 0, 1 from factories limit 1`,
        args: [`silent-${code}`, `silent-${code}`, `silent-${code}`],
      },
      {
        sql: `update page_content_translations set content_value = '/media/' || ? || '/1/640' where language_code = ?
          and page_content_id = (select id from page_contents where page_slug = 'farms' and content_key = 'title')`,
        args: [`silent-${code}`, code],
      },
    ])
    const { rows } = await site.database.execute(`select id from pages where slug = 'farms'`)
    await open(page, `/${code}/admin/pages?open=${String(rows[0]?.['id'])}&lang=${code}`)
    const note = page.locator('.page-publication .ws-note').filter({ hasText: told })
    await expect(note.getByRole('link', { name: 'silent.png' })).toBeVisible()
    await expect(note).toContainText(place)
  })
