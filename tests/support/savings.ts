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
export const fileChooser = (page: Page) => page.locator('.ws-section-actions input[type=file]')

export interface Saving {
  name: string
  /** The call that saves. */
  call: string
  method: string
  /** Changes something. */
  begin: (page: Page, site: Site) => Promise<void>
  /** Saves it, or asks whether it is to be done. */
  press: (page: Page) => Promise<void>
  /** The button of that question. */
  confirm?: string
  /** The way out of what lies over the links of the workspace. */
  leave?: (page: Page) => Promise<void>
  /** Nobody leaves on the way: `press` waits until it is seen to be saved, where that is seen. */
  isAwaited?: true
}

/** Opens the sheet of a page that is made for it. */
export async function openMade(page: Page, slug: string) {
  if (!page.url().includes('/admin/')) await open(page, '/en/admin/pages')
  const title = `Page ${slug}`
  expect(await makePage(page, { languageCode: 'en', slug, title })).toBe(201)
  await open(page, `/en/admin/pages?q=${slug}`)
  await page.getByRole('link', { name: title }).click()
  await expect(sheet(page).getByLabel('Title', { exact: true })).toHaveValue(title)
}

let made = 0
export const nextSlug = () => `left-${(made += 1)}`

/** A picture of a name of its own, as a field for files takes it. */
export async function pictureFile(name = `${nextSlug()}.png`) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(await newPicture()) }
}

/** A picture that the library has taken, open in its sheet. */
export async function openPicture(page: Page): Promise<string> {
  await open(page, '/en/admin/media')
  const file = await pictureFile()
  await fileChooser(page).setInputFiles(file)
  await page.locator('.media-card').filter({ hasText: file.name }).click()
  await expect(sheet(page).getByLabel('Name')).toHaveValue(file.name)
  return file.name
}

/** Adds a redirect from this address, which then stands in the list. */
async function addRedirect(page: Page, from: string): Promise<void> {
  await sheet(page).getByLabel('From', { exact: true }).fill(from)
  await sheet(page).getByLabel('To', { exact: true }).fill('/quality')
  await sheet(page).getByRole('button', { name: 'Add the redirect' }).click()
  await expect(redirect(page, from)).toBeVisible()
}

const redirect = (page: Page, from: string) =>
  sheet(page).locator('.page-redirects li').filter({ hasText: from })

/** The footer, come to by a link: there is a page to go back to. */
async function openFooter(page: Page, button: string | RegExp): Promise<void> {
  await open(page, '/en/admin/audit')
  await page.getByRole('link', { name: 'Footer', exact: true }).click()
  await page.getByRole('button', { name: button }).first().click()
}

const goBack = async (page: Page) => page.evaluate(() => history.back())

const openQuestions = async (page: Page) =>
  open(page, '/en/admin/collections?collection=questions&language=en')

const pressFirst = async (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click()

/** What is saved in the workspace by a form, or by one press, in each of its sections. */
export const savings: Record<string, Saving[]> = {
  pages: [
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
      name: 'the plan of a page',
      call: '**/api/admin/content/pages/*/languages/en/publication',
      method: 'PUT',
      begin: async (page) => {
        await openMade(page, nextSlug())
        await sheet(page).getByRole('button', { name: 'Schedule' }).click()
      },
      press: async (page) => {
        await sheet(page).getByRole('button', { name: 'Schedule' }).last().click()
        await expect(sheet(page).getByRole('button', { name: 'Cancel the schedule' })).toBeVisible()
      },
      isAwaited: true,
    },
    {
      name: 'the removal of a page',
      call: '**/api/admin/content/pages/*/remove',
      method: 'POST',
      begin: async (page) => openMade(page, nextSlug()),
      press: async (page) => sheet(page).getByRole('button', { name: 'Remove the page' }).click(),
      confirm: 'Remove the page',
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
      name: 'the removal of a redirect',
      call: '**/api/admin/content/redirects/*',
      method: 'DELETE',
      begin: async (page) => {
        await open(page, '/en/admin/pages?open=redirects')
        await addRedirect(page, '/to-be-removed.html')
      },
      press: async (page) =>
        redirect(page, '/to-be-removed.html')
          .getByRole('button', { name: /^Remove/u })
          .click(),
      confirm: 'Remove',
    },
  ],
  collections: [
    {
      name: 'an item of a collection',
      call: '**/api/admin/collections/*/items/*',
      method: 'PUT',
      begin: async (page) => {
        await openQuestions(page)
        await page.getByRole('link', { name: 'Add a question' }).click()
        await sheet(page).getByLabel('Question').fill(`Item ${nextSlug()}?`)
        await sheet(page).getByRole('textbox', { name: 'Answer' }).fill('Yes.')
      },
      press: async (page) => sheet(page).getByRole('button', { name: 'Add' }).click(),
    },
    {
      name: 'the order of a collection',
      call: '**/api/admin/collections/*/order',
      method: 'PUT',
      begin: openQuestions,
      press: async (page) => pressFirst(page, /^Move .* down$/u),
      isAwaited: true,
    },
    {
      name: 'whether an item is shown',
      call: '**/api/admin/collections/*/items/*',
      method: 'PATCH',
      begin: openQuestions,
      press: async (page) => pressFirst(page, /^Hide /u),
      isAwaited: true,
    },
  ],
  menus: [
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
  ],
  header: [
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
  ],
  footer: [
    {
      name: 'the links of the footer',
      call: '**/api/admin/footer/*.links',
      method: 'PUT',
      begin: async (page) => {
        await openFooter(page, /^Manage links/u)
        await page.getByRole('dialog').getByRole('button', { name: 'Add Link' }).click()
        await page.getByRole('dialog').locator('[name=title]').fill(`Link ${nextSlug()}`)
      },
      press: async (page) => save(page).click(),
      leave: goBack,
    },
    {
      name: 'the colours of the footer',
      call: '**/api/admin/footer/colors',
      method: 'PUT',
      begin: async (page) => {
        await openFooter(page, 'Change colours')
        await page.getByRole('dialog').locator('[name=backgroundColor]').fill('#123456')
      },
      press: async (page) => {
        await page.getByRole('button', { name: 'Apply colours' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      },
      isAwaited: true,
    },
  ],
  settings: [
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
  ],
  languages: [
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
      name: 'whether a language is shown',
      call: '**/api/admin/languages/uk',
      method: 'PATCH',
      begin: async (page) => open(page, '/en/admin/languages?open=uk'),
      press: async (page) =>
        sheet(page)
          .getByRole('button', { name: /Hide from visitors|Show to visitors/u })
          .click(),
    },
    {
      name: 'the order of the languages',
      call: '**/api/admin/languages/order',
      method: 'PUT',
      begin: async (page) => open(page, '/en/admin/languages'),
      press: async (page) => pressFirst(page, /^Move .* down$/u),
      isAwaited: true,
    },
    {
      name: 'a new language',
      call: '**/api/admin/languages',
      method: 'POST',
      begin: async (page) => {
        await open(page, '/en/admin/languages?open=new')
        await sheet(page).getByLabel('Language', { exact: true }).selectOption('fi')
      },
      press: async (page) => {
        await sheet(page).getByRole('button', { name: 'Add the language' }).click()
        await expect(sheet(page)).toHaveCount(0)
      },
      isAwaited: true,
    },
  ],
  translations: [
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
  ],
  media: [
    {
      name: 'a picture',
      call: '**/api/admin/media/*',
      method: 'PATCH',
      begin: async (page) => {
        const name = await openPicture(page)
        await sheet(page).getByLabel('Name').fill(`Renamed ${name}`)
      },
      press: async (page) => save(page).click(),
    },
    {
      name: 'the removal of a picture',
      call: '**/api/admin/media/*',
      method: 'DELETE',
      begin: async (page) => void (await openPicture(page)),
      press: async (page) => sheet(page).getByRole('button', { name: 'Delete' }).click(),
      confirm: 'Delete',
    },
    {
      name: 'another content of a picture',
      call: '**/api/admin/media/*/content?*',
      method: 'PUT',
      begin: async (page) => void (await openPicture(page)),
      press: async (page) => {
        await sheet(page)
          .locator('input[type=file]')
          .setInputFiles(await pictureFile())
        await expect(page.getByText('Replaced wherever it is used')).toBeVisible()
      },
      isAwaited: true,
    },
    {
      name: 'new pictures',
      call: '**/api/admin/media',
      method: 'POST',
      begin: async (page) => open(page, '/en/admin/media'),
      press: async (page) => {
        const files = [await pictureFile(), await pictureFile(), await pictureFile()]
        await fileChooser(page).setInputFiles(files)
        const uploads = page.locator('.media-uploads li')
        await expect(uploads.filter({ hasText: 'In the library' })).toHaveCount(3)
      },
      isAwaited: true,
    },
  ],
  people: [
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
  ],
}
