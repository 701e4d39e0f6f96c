import type { Page } from '@playwright/test'
import type { EditablePages } from '#domain/pages.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { asked, elsewhere, nextSlug, openMade, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site, { role: 'owner' })
})

const onePage = /\/api\/admin\/content\/pages\/[^/]+$/u
const template = (page: Page) => sheet(page).getByLabel('Template')

async function chooseTwice(page: Page): Promise<void> {
  await template(page).selectOption({ index: 0 })
  await template(page).selectOption({ index: 1 })
}

test('[U03] who leaves while the first of two choices is saved goes once the second has come home, too', async ({
  page,
}) => {
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
  await chooseTwice(page)
  await expect.poll(() => held.length).toBe(1)
  await elsewhere(page).click()
  held[0]?.()
  await expect.poll(() => held.length).toBe(2)
  expect(page.url()).toBe(here)
  const second = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  held[1]?.()
  expect((await second).ok()).toBe(true)
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(asked(page)).toHaveCount(0)
})

test('[U03] who leaves between two choices, while the first is read anew, goes once the second has come home', async ({
  page,
}) => {
  await openMade(page, nextSlug())
  const here = page.url()
  const read = await holdCalls(page, /\/api\/admin\/content\/pages(?:\?|$)/u, 'GET')
  const isRead = page.waitForRequest(/\/api\/admin\/content\/pages(?:\?|$)/u)
  await chooseTwice(page)
  await isRead
  await elsewhere(page).click()
  const second = await holdCalls(page, onePage, 'PATCH')
  let sent = 0
  page.on('request', (request) => void (request.method() === 'PATCH' && (sent += 1)))
  read()
  await expect.poll(() => sent).toBe(1)
  expect(page.url()).toBe(here)
  second()
  await expect(page).toHaveURL('/en/admin/audit')
})

test('[T04] [U03] where the first of two quick choices is refused for what somebody saved meanwhile, the second is not sent, it is told, and who wanted to leave stays', async ({
  page,
  site,
}) => {
  const slug = nextSlug()
  await openMade(page, slug)
  const here = page.url()
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH') answers.push(answer.status())
  })
  const first = await holdCalls(page, onePage, 'PATCH')
  await chooseTwice(page)
  await chooseElsewhere(site, slug)
  await elsewhere(page).click()
  first()
  await expect(template(page)).toHaveValue('contact')
  await expect(sheet(page).getByText(/^Someone else changed this/u)).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
  expect(answers).toEqual([409])
  expect(page.url()).toBe(here)
  // What is chosen once that is seen is saved.
  await template(page).selectOption({ index: 1 })
  await expect.poll(() => answers).toEqual([409, 200])
  await expect(sheet(page).getByText(/^Someone else changed this/u)).toHaveCount(0)
})

/** Somebody else chooses a template for the page. */
async function chooseElsewhere(site: Site, slug: string): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const { pages } = (await (await call('GET', '/content/pages')).json()) as EditablePages
  const made = pages.find(({ languages }) => languages.some((own) => own.slug === slug))
  const body = { rev: made?.rev, template: 'contact' }
  expect((await call('PATCH', `/content/pages/${made?.id}`, body)).status).toBe(200)
}
