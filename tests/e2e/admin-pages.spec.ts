import type { Browser, Page } from '@playwright/test'
import { answerAt } from '#tests/support/answer-at.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const sheet = (page: Page) => page.locator('.ws-sheet')
const field = (page: Page, name: string) => sheet(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name })
const languageLink = (page: Page, name: RegExp) => sheet(page).getByRole('link', { name })

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
  await expect(languageLink(page, /Norsk/u)).toContainText('Published')

  await languageLink(page, /English/u).click()
  await expect(sheet(page).locator('form h3').filter({ hasText: 'English' })).toBeVisible()
  await field(page, 'Title').fill('Our own farms')
  await field(page, 'Address').focus()
  await expect(field(page, 'Address')).toHaveValue('our-own-farms')
  await field(page, 'Description for search engines').fill('Forty farms in the west.')
  await button(page, 'Save').click()
  await expect(languageLink(page, /English/u)).toContainText('Draft')
  expect(await answerAt(page, site, '/en/our-own-farms')).toEqual([301, '/en/gardene-vare'])
  await button(page, 'Publish').click()
  await expect(languageLink(page, /English/u)).toContainText('Published')

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
  await expectReadWithoutScript(browser, site)
})

test('[D10] a renamed page leads from its old address to the new one, bare and prefixed, and in the browser; a draft is opened in Edit Mode from the list, and found by nobody else', async ({
  page,
  site,
}) => {
  await openPages(page, site)

  await test.step('a renamed page leads from its old address to the new one', async () => {
    await makePage(page, 'First title')
    await button(page, 'Publish').click()
    await expect(languageLink(page, /English/u)).toContainText('Published')
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

  await test.step('a draft is opened in Edit Mode from the list, and found by nobody else', async () => {
    await open(page, '/en/admin/pages')
    await makePage(page, 'Hidden for now')
    await sheet(page).getByRole('link', { name: 'Open in Edit Mode' }).click()
    await expect(page.locator('.edit-bar')).toBeVisible()
    await expect(page).toHaveURL(/\/en\/hidden-for-now$/u)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden for now')
    expect(await answerAt(page, site, '/en/hidden-for-now')).toEqual([404, ''])
  })
})

test('[D10] a redirect is entered, followed by a visitor, and removed; an address with letters of any script is read as it was written, where nothing was found and where it leads on', async ({
  page,
  site,
}) => {
  const [known, asked] = ['/gamle-æbler-جبن', '/løk']
  expect(await answerAt(page, site, `/en${encodeURI(asked)}`)).toEqual([404, ''])
  await openPages(page, site, '?open=redirects')
  const row = (path: string) => sheet(page).getByRole('listitem').filter({ hasText: path })
  const add = async (from: string, to: string) => {
    await field(page, 'From').fill(from)
    await field(page, 'To').fill(to)
    await button(page, 'Add the redirect').click()
  }

  await test.step('a redirect is entered, followed by a visitor, and removed', async () => {
    await add('/about', '/quality')
    await expect(sheet(page)).toContainText('The site uses this address already.')
    await field(page, 'From').fill('/old/about-us.html')
    await button(page, 'Add the redirect').click()
    const entry = row('/old/about-us.html')
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

  await test.step('an address with letters of any script is read as it was written', async () => {
    await add(known, '/about')
    await expect(row(known)).toBeVisible()
    expect(await answerAt(page, site, `/en${encodeURI(known)}`)).toEqual([301, '/en/about'])

    await row(asked).getByRole('button', { name: 'Choose a place' }).click()
    await expect(field(page, 'From')).toHaveValue(asked)
    await field(page, 'To').fill('/faq')
    await button(page, 'Add the redirect').click()
    const redirects = sheet(page).locator('.page-redirects')
    await expect(redirects.getByText(asked, { exact: true })).toBeVisible()
    expect(await answerAt(page, site, `/en${encodeURI(asked)}`)).toEqual([301, '/en/faq'])
  })
})

test('a page that the footer leads to is removed after a warning, and comes back; one of the site’s own cannot be removed nor renamed', async ({
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

  await open(page, '/en/admin/pages?open=site-about&lang=ar')
  await expect(sheet(page)).toContainText('it cannot be removed')
  await expect(field(page, 'Address')).toHaveCount(0)
})

test('[D11] whoever publishes a page sees which of its pictures say nothing, and where', async ({
  page,
  site,
}) => {
  await site.database.batch([
    `insert into media (id, factory_id, kind, name, search_text, media_type, bytes, content_hash, storage_key, version, turn,
        focal_x, focal_y, is_decorative, created_at, updated_at, rev)
      select 'silent', id, 'picture', 'silent.png', 'silent.png', 'image/png', 1, 'silent', 'silent', 1, 0, 50, 50, 0, 0, 0, 1
      from factories limit 1`,
    `update page_content_translations set content_value = '/media/silent/1/640' where language_code = 'en'
      and page_content_id = (select id from page_contents where page_slug = 'farms' and content_key = 'title')`,
  ])
  const { rows } = await site.database.execute(`select id from pages where slug = 'farms'`)
  await openPages(page, site, `?open=${String(rows[0]?.['id'])}&lang=en`)
  const note = page
    .locator('.page-publication .ws-note')
    .filter({ hasText: 'These pictures have no alternative text in this language:' })
  await expect(note.getByRole('link', { name: 'silent.png' })).toBeVisible()
  await expect(note).toContainText('Title')
})

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

async function expectReadWithoutScript(browser: Browser, site: Site) {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto('/en/our-own-farms')
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
  await visitor.goto('/pl/gardene-vare')
  await expect(visitor.locator('h1 [lang=nb], h1[lang=nb]').first()).toHaveText('Gårdene våre')
  const canonical = visitor.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/nb\/gardene-vare$/u)
  await context.close()
}
