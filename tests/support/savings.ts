import type { Page } from '@playwright/test'
import { expect } from './browser.ts'
import { makePage } from './made-page.ts'
import { newPicture } from './media.ts'
import { open } from './open-page.ts'
import { givePassword, goodPassword, signedIn } from './signed-in.ts'
import type { Site } from './site.ts'

export const sheet = (page: Page) => page.locator('.ws-sheet')
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
export const elsewhere = (page: Page) => page.getByRole('link', { name: 'Audit log' })
export const asked = (page: Page) => page.getByRole('alertdialog')

export interface Saving {
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
export async function openMade(page: Page, slug: string) {
  await open(page, '/en/admin/pages')
  const title = `Page ${slug}`
  expect(await makePage(page, { languageCode: 'en', slug, title })).toBe(201)
  await open(page, `/en/admin/pages?q=${slug}`)
  await page.getByRole('link', { name: title }).click()
  await expect(sheet(page).getByLabel('Title', { exact: true })).toHaveValue(title)
}

let made = 0
export const nextSlug = () => `left-${(made += 1)}`

/** What is saved in the workspace by a form, or by one press. */
export const savings: Saving[] = [
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
