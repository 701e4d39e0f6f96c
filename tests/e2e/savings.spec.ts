import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { EditablePages } from '#domain/pages.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { makePage } from '#tests/support/made-page.ts'
import { newLine } from '#tests/support/menu.ts'
import { open, reload } from '#tests/support/open-page.ts'
import {
  expectElsewhere,
  expectHeld,
  expectSavedOnce,
  expectSavedOnTheWayOut,
  expectSavedOverReload,
} from '#tests/support/saved-and-left.ts'
import {
  asked,
  elsewhere,
  fileChooser,
  nextSlug,
  openMade,
  openPicture,
  pictureFile,
  save,
  savings,
  sheet,
} from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site, { role: 'owner' })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [section, each] of Object.entries(savings))
  test(`[T04] [U03] ${section}: who leaves while something is saved stays where that fails and else goes on by themselves, also where the answer is lost on its way and asked for again`, async ({
    page,
    site,
  }) => {
    for (const saving of each)
      await test.step(saving.name, async () => {
        await saving.begin(page, site)
        if (saving.isAwaited) await expectSavedOnce(page, saving)
        else await expectHeld(page, saving)
      })
  })

test('[T04] [U03] of two quick choices who leaves waits for both; the second is not sent where the first is refused', async ({
  page,
  site,
}) => {
  const onePage = /\/api\/admin\/content\/pages\/[^/]+$/u
  const allPages = /\/api\/admin\/content\/pages(?:\?|$)/u
  const template = sheet(page).getByLabel('Template')
  const chooseTwice = async () => {
    await template.selectOption({ index: 0 })
    await template.selectOption({ index: 1 })
  }
  await test.step('who leaves while the first is saved goes once the second has come home, too', async () => {
    await openMade(page, nextSlug())
    const here = page.url()
    const held: (() => void)[] = []
    await page.route(onePage, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      const { promise, resolve } = Promise.withResolvers<void>()
      held.push(resolve)
      await promise
      return route.continue()
    })
    await chooseTwice()
    await expect.poll(() => held.length).toBe(1)
    await elsewhere(page).click()
    held[0]?.()
    await expect.poll(() => held.length).toBe(2)
    expect(page.url()).toBe(here)
    const second = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    held[1]?.()
    expect((await second).ok()).toBe(true)
    await expectElsewhere(page)
    await page.unroute(onePage)
  })
  await test.step('who leaves between the two, while the first is read anew, goes once the second has come home', async () => {
    await openMade(page, nextSlug())
    const here = page.url()
    const read = await holdCalls(page, allPages, 'GET')
    const isRead = page.waitForRequest(allPages)
    await chooseTwice()
    await isRead
    await elsewhere(page).click()
    const second = await holdCalls(page, onePage, 'PATCH')
    const isSent = page.waitForRequest((request) => request.method() === 'PATCH')
    read()
    await isSent
    expect(page.url()).toBe(here)
    second()
    await expectElsewhere(page)
    await page.unroute(allPages)
    await page.unroute(onePage)
  })
  await test.step('where the first is refused for what somebody saved meanwhile, that is told, and who wanted to leave stays', async () => {
    const slug = nextSlug()
    await openMade(page, slug)
    const here = page.url()
    const answers = answersTo(page, 'PATCH')
    const first = await holdCalls(page, onePage, 'PATCH')
    await chooseTwice()
    await chooseElsewhere(site, slug)
    await elsewhere(page).click()
    first()
    await expect(template).toHaveValue('contact')
    await expect(sheet(page).getByText(/^Someone else changed this/u)).toBeVisible()
    await expect(asked(page)).toHaveCount(0)
    expect(answers).toEqual([409])
    expect(page.url()).toBe(here)
    // What is chosen once that is seen is saved.
    await template.selectOption({ index: 1 })
    await expect.poll(() => answers).toEqual([409, 200])
    await expect(sheet(page).getByText(/^Someone else changed this/u)).toHaveCount(0)
  })
})

test('what has not been read yet is not shown: neither the words of the page before, nor that there are no redirects', async ({
  page,
  site,
}) => {
  const [one, other] = [nextSlug(), nextSlug()]
  await test.step('a page that is opened is never shown with the words of the one before it', async () => {
    await openMade(page, one)
    expect(await makePage(page, { languageCode: 'en', slug: other, title: `Page ${other}` })).toBe(
      201,
    )
    await open(page, '/en/admin/pages?q=left-')
    const title = sheet(page).getByLabel('Title', { exact: true })
    await page.getByRole('link', { name: `Page ${one}`, exact: true }).click()
    await expect(title).toHaveValue(`Page ${one}`)
    const answer = await holdCalls(page, '**/api/admin/content/texts?*')
    await page.getByRole('link', { name: `Page ${other}`, exact: true }).click()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(`Page ${other}`)
    await expect(title).toHaveCount(0)
    answer()
    await expect(title).toHaveValue(`Page ${other}`)
  })
  await test.step('the sheet of redirects says that there are none once they have been read', async () => {
    await site.database.batch(['delete from redirects', 'delete from missing_addresses'])
    await open(page, '/en/admin/pages')
    const arrive = await holdCalls(page, '**/api/admin/content/redirects')
    await page.getByRole('link', { name: 'Redirects' }).click()
    await expect(sheet(page).getByLabel('From', { exact: true })).toBeVisible()
    const empty = sheet(page).getByText(/No address leads on yet|No address is known/u)
    await expect(empty).toHaveCount(0)
    arrive()
    await expect(empty).toHaveCount(2)
  })
})

test('[T04] who saves again before what they saved is read anew is not refused for it: on the same page, and back from another one', async ({
  page,
}) => {
  await test.step('a language', async () => {
    await open(page, '/en/admin/languages?open=pl')
    const answers = answersTo(page, 'PATCH')
    const name = sheet(page).getByLabel('Name in English')
    const languages = '**/api/admin/languages*'
    const isRead = page.waitForRequest(
      (call) => call.method() === 'GET' && call.url().includes('/api/admin/languages'),
    )
    const read = await holdCalls(page, languages, 'GET')
    await name.fill('Polish, once')
    await save(page).click()
    await isRead
    await expect.poll(() => answers).toEqual([200])
    await name.fill('Polish, twice')
    await name.press('Enter')
    read()
    await save(page).click()
    await expect.poll(() => answers.length).toBe(2)
    expect(answers).toEqual([200, 200])
    await expect(sheet(page).getByText(/^Someone else changed this/u)).toHaveCount(0)
    await page.unroute(languages)
  })
  const companyName = page.getByLabel('Name', { exact: true })
  await test.step('the settings', () =>
    expectSavedOnTheWayOut(page, {
      section: 'Settings',
      where: '/en/admin/settings?group=company',
      call: '**/api/admin/settings/company',
      read: '**/api/admin/settings',
      told: 'Settings saved',
      change: (word) => companyName.fill(word),
      find: (word) => expect(companyName).toHaveValue(word),
    }))
  await test.step('the menu', () =>
    expectSavedOnTheWayOut(page, {
      section: 'Menus',
      where: '/en/admin/menus',
      call: '**/api/admin/menu',
      read: '**/api/admin/menu',
      told: 'Menu saved',
      change: async (word) => {
        await button(page, 'Add Link').click()
        await page.locator('[name=title]').fill(word)
      },
      find: (word) => expect(page.locator('.ws-link-row').filter({ hasText: word })).toBeVisible(),
    }))
})

test('[U03] who is asked before files on their way are left goes on once they have arrived, and stays where one is refused', async ({
  page,
}) => {
  const files = '**/api/admin/media'
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  const leaveBeforeArrival = async (file: typeof broken) => {
    const arrive = await holdCalls(page, files, 'POST')
    await fileChooser(page).setInputFiles(file)
    await elsewhere(page).click()
    await expect(asked(page)).toBeVisible()
    arrive()
    await expect(asked(page)).toHaveCount(0)
    await page.unroute(files)
  }
  await test.step('a picture', async () => {
    await open(page, '/en/admin/media')
    await leaveBeforeArrival(await pictureFile())
    await expectElsewhere(page)
  })
  await test.step('what is no picture', async () => {
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await expect(heading(page)).toHaveText('Media')
    await leaveBeforeArrival(broken)
    await expect(page.locator('.media-uploads li').filter({ hasText: 'broken.png' })).toBeVisible()
    await expect(page).toHaveURL('/en/admin/media')
  })
  await test.step('a picture, whatever was refused long before', async () => {
    await leaveBeforeArrival(await pictureFile())
    await expectElsewhere(page)
  })
})

test('no other file can be chosen while one is on its way into the place of another, and the button tells', async ({
  page,
}) => {
  await openPicture(page)
  const replace = sheet(page).getByLabel('Replace')
  const arrive = await holdCalls(page, '**/api/admin/media/*/content?*', 'PUT')
  await replace.setInputFiles(await pictureFile('first.png'))
  await expect(replace).toBeDisabled()
  await expect(replace).toHaveAttribute('aria-busy', 'true')
  const choosers: unknown[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  await replace.focus()
  await page.keyboard.press('Enter')
  const label = sheet(page).locator('.media-file-button')
  await label.click({ force: true })
  await expect(label).toHaveCSS('cursor', 'progress')
  arrive()
  await expect(page.getByText('Replaced wherever it is used')).toBeVisible()
  await expect(replace).toBeEnabled()
  await expect(replace).toBeFocused()
  expect(choosers).toEqual([])
})

test('[B02] [F03] who reloads the page while links are saved finds them saved, and takes back what was added; what somebody else saved is no save of one’s own', async ({
  page,
  site,
}) => {
  await test.step('the menu', () =>
    expectSavedOverReload(page, {
      where: '/en/admin/menus',
      call: '**/api/admin/menu',
      kept: 'draft menu',
      reach: async () => {},
    }))
  await test.step('links of the footer', () =>
    expectSavedOverReload(page, {
      where: '/en/admin/footer',
      call: '**/api/admin/footer/*.links',
      kept: 'draft footer bottom',
      reach: () => button(page, 'Manage links: Bottom row').click(),
    }))
  await test.step('a menu that says something else than what somebody else has saved meanwhile is kept as it was left', async () => {
    await open(page, '/en/admin/menus')
    await button(page, 'Add Link').click()
    await page.locator('[name=title]').fill('Mine alone')
    const call = await anotherAdmin(site, 'owner')
    const { rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
    const items = [{ ...newLine, children: [] }]
    expect((await call('PUT', '/menu', { items, rev })).status).toBe(200)
    await reload(page)
    await expect(page.locator('.ws-link-row').filter({ hasText: 'Mine alone' })).toBeVisible()
    await expect(button(page, 'Save')).toBeEnabled()
  })
})

test('the company’s name stands where the sections begin, in Arabic on the right; a shorter or a longer one moves none of them', async ({
  page,
}) => {
  await open(page, '/en/admin/settings?group=company')
  const name = page.getByLabel('Name', { exact: true })
  const places: unknown[] = []
  for (const word of ['Tine', 'Matverk i Bergen', 'The makers of food by the fjord '.repeat(3)]) {
    await name.fill(word.trim())
    await save(page).click()
    await expect(page.locator('.ws-side .ws-name')).toHaveText(word.trim())
    places.push(await elsewhere(page).boundingBox())
  }
  expect(places).toEqual([places[0], places[0], places[0]])

  await open(page, '/ar/admin/settings?group=company')
  const [ofName = 0, ofSection = 0] = await page.locator('.ws-side').evaluate((side) =>
    ['.ws-name bdi', 'nav a'].map((selector) => {
      const words = document.createRange()
      words.selectNodeContents(side.querySelector(selector) ?? side)
      return Math.max(...[...words.getClientRects()].map(({ right }) => right))
    }),
  )
  expect(Math.abs(ofName - ofSection)).toBeLessThan(2)
})

/** What saves by this method come to, in their order. */
function answersTo(page: Page, method: string): number[] {
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === method) answers.push(answer.status())
  })
  return answers
}

/** Somebody else chooses a template for the page. */
async function chooseElsewhere(site: Site, slug: string): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const { pages } = (await (await call('GET', '/content/pages')).json()) as EditablePages
  const made = pages.find(({ languages }) => languages.some((own) => own.slug === slug))
  const body = { rev: made?.rev, template: 'contact' }
  expect((await call('PATCH', `/content/pages/${made?.id}`, body)).status).toBe(200)
}
