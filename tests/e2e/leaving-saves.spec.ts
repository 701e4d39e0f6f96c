import type { Page, Route } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { makePage } from '#tests/support/made-page.ts'
import { open } from '#tests/support/open-page.ts'
import { newPicture } from '#tests/support/media.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const sheet = (page: Page) => page.locator('.ws-sheet')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const elsewhere = (page: Page) => page.getByRole('link', { name: 'Audit log' })
const asked = (page: Page) => page.getByRole('alertdialog')

interface Saving {
  name: string
  /** The call that saves. */
  call: string
  method: string
  /** Changes something. */
  begin: (page: Page, site: Site) => Promise<void>
  /** Saves it. */
  press: (page: Page) => Promise<void>
}

/** Opens the sheet of a page that is made for it. */
async function openMade(page: Page, slug: string) {
  await open(page, '/en/admin/pages')
  const title = `Page ${slug}`
  expect(await makePage(page, { languageCode: 'en', slug, title })).toBe(201)
  await open(page, `/en/admin/pages?q=${slug}`)
  await page.getByRole('link', { name: title }).click()
  await expect(sheet(page).getByLabel('Title', { exact: true })).toHaveValue(title)
}

let made = 0
const nextSlug = () => `left-${(made += 1)}`

const savings: Saving[] = [
  {
    name: 'the words of a page',
    call: '**/api/admin/content/texts/**',
    method: 'PUT',
    begin: async (page) => {
      await openMade(page, nextSlug())
      await sheet(page).getByLabel('Title', { exact: true }).fill('Other words')
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'the template of a page',
    call: '**/api/admin/content/pages/*',
    method: 'PATCH',
    begin: async (page) => openMade(page, nextSlug()),
    press: async (page) => {
      await sheet(page).getByLabel('Template').selectOption({ index: 0 })
      await sheet(page).getByLabel('Template').selectOption({ index: 1 })
    },
  },
  {
    name: 'the publication of a page',
    call: '**/api/admin/content/pages/*/languages/en/publication',
    method: 'PUT',
    begin: async (page) => openMade(page, nextSlug()),
    press: async (page) => sheet(page).getByRole('button', { name: 'Publish' }).click(),
  },
  {
    name: 'a new page',
    call: '**/api/admin/content/pages',
    method: 'POST',
    begin: async (page) => {
      await open(page, '/en/admin/pages?open=new')
      await sheet(page).getByLabel('Title', { exact: true }).fill(`Begun ${nextSlug()}`)
    },
    press: async (page) => sheet(page).getByRole('button', { name: 'Make the page' }).click(),
  },
  {
    name: 'a redirect',
    call: '**/api/admin/content/redirects',
    method: 'POST',
    begin: async (page) => {
      await open(page, '/en/admin/pages?open=redirects')
      await sheet(page).getByLabel('From', { exact: true }).fill(`/${nextSlug()}.html`)
      await sheet(page).getByLabel('To', { exact: true }).fill('/quality')
    },
    press: async (page) => sheet(page).getByRole('button', { name: 'Add the redirect' }).click(),
  },
  {
    name: 'an item of a collection',
    call: '**/api/admin/collections/*/items/*',
    method: 'PUT',
    begin: async (page) => {
      await open(page, '/en/admin/collections?collection=questions&language=en')
      await page.getByRole('link', { name: 'Add a question' }).click()
      await sheet(page).getByLabel('Question').fill(`Item ${nextSlug()}?`)
      await sheet(page).getByRole('textbox', { name: 'Answer' }).fill('Yes.')
    },
    press: async (page) => sheet(page).getByRole('button', { name: 'Add' }).click(),
  },
  {
    name: 'the menu',
    call: '**/api/admin/menu',
    method: 'PUT',
    begin: async (page) => {
      await open(page, '/en/admin/menus')
      await page.getByRole('button', { name: 'Add Link' }).click()
      await page.locator('[name=title]').fill(`Entry ${nextSlug()}`)
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'the header',
    call: '**/api/admin/settings/header',
    method: 'PUT',
    begin: async (page) => {
      await open(page, '/en/admin/header')
      const width = page.getByLabel('Largest width in px')
      await width.fill(String(Number(await width.inputValue()) + 1))
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'a group of the settings',
    call: '**/api/admin/settings/*',
    method: 'PUT',
    begin: async (page) => {
      await open(page, '/en/admin/settings?group=company')
      await page.locator('.settings-form input[type=text]').first().fill(`Maker ${nextSlug()}`)
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'a language',
    call: '**/api/admin/languages/pl',
    method: 'PATCH',
    begin: async (page) => {
      await open(page, '/en/admin/languages?open=pl')
      await sheet(page).getByLabel('Name in English').fill(`Polish ${nextSlug()}`)
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'a translation',
    call: '**/api/admin/**',
    method: 'PUT',
    begin: async (page) => {
      await open(page, '/en/admin/translations?area=pages&lang=pl')
      await page.locator('.ws-pair textarea').first().fill(`Word ${nextSlug()}`)
    },
    press: async (page) => page.locator('.ws-pair').getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'a picture',
    call: '**/api/admin/media/*',
    method: 'PATCH',
    begin: async (page) => {
      await open(page, '/en/admin/media')
      const name = `${nextSlug()}.png`
      const buffer = Buffer.from(await newPicture())
      await page
        .locator('.ws-section-actions input[type=file]')
        .setInputFiles({ name, mimeType: 'image/png', buffer })
      await page.locator('.media-card').filter({ hasText: name }).click()
      await sheet(page).getByLabel('Name').fill(`Renamed ${name}`)
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'a role',
    call: '**/api/admin/people/*',
    method: 'PATCH',
    begin: async (page, site) => {
      const { email } = await signedIn(page.context(), site, { role: 'editor' })
      await givePassword(site, await signedIn(page.context(), site, { role: 'owner' }))
      await open(page, `/en/admin/people?q=${encodeURIComponent(email)}`)
      await page.locator('.ws-row-link').click()
      await sheet(page).getByLabel('Role').selectOption({ label: 'Manager' })
      await sheet(page).getByLabel('Your password').fill(goodPassword)
    },
    press: async (page) => save(page).click(),
  },
  {
    name: 'whether a language is shown',
    call: '**/api/admin/languages/uk',
    method: 'PATCH',
    begin: async (page) => open(page, '/en/admin/languages?open=uk'),
    press: async (page) =>
      sheet(page)
        .getByRole('button', { name: /Hide from visitors|Show to visitors/u })
        .click(),
  },
]

/** Holds the save back until it is known what becomes of it. */
async function heldSave(page: Page, { call, method }: Pick<Saving, 'call' | 'method'>) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(call, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return (await promise)(route)
  })
  return {
    isSent: page.waitForRequest((sent) => sent.method() === method && sent.url().includes('/api/')),
    arrive: () => resolve(async (route) => route.continue()),
    lose: () => resolve(async (route) => route.abort()),
  }
}

for (const saving of savings)
  test(`[U03] who leaves while ${saving.name} is being saved goes on by themselves, and stays where that fails`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    await saving.begin(page, site)
    const here = page.url()
    const failing = await heldSave(page, saving)
    await saving.press(page)
    await failing.isSent
    await elsewhere(page).click()
    failing.lose()
    await expect(page.getByText(/We cannot reach the/u).first()).toBeVisible()
    await expect(asked(page)).toHaveCount(0)
    expect(page.url()).toBe(here)
    await page.unroute(saving.call)

    const held = await heldSave(page, saving)
    await saving.press(page)
    await held.isSent
    await elsewhere(page).click()
    await expect(asked(page)).toHaveCount(0)
    expect(page.url()).toBe(here)
    const answer = page.waitForResponse((sent) => sent.request().method() === saving.method)
    held.arrive()
    expect((await answer).ok()).toBe(true)
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
    await expect(asked(page)).toHaveCount(0)
  })

test('who goes back while a dialog saves is back once it has, and the dialog is closed', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/audit')
  await page.getByRole('link', { name: 'Footer', exact: true }).click()
  await page
    .getByRole('button', { name: /^Manage links/u })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Link' }).click()
  await dialog.locator('[name=title]').fill('A way back')
  const saving = { call: '**/api/admin/footer/sections/*', method: 'PUT' }
  const held = await heldSave(page, saving)
  await save(page).click()
  await held.isSent
  await page.evaluate(() => history.back())
  await expect(dialog).toBeVisible()
  held.arrive()
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(asked(page)).toHaveCount(0)
})
