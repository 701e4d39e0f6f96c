import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { signIn, userMenu } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { newLine } from '#tests/support/menu.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { newPerson, type Person } from '#tests/support/people.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const entry = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const copies = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft menu'))
const save = (page: Page) => page.locator('main').getByRole('button', { name: 'Save', exact: true })

test('[B02] for whom an entry is, is chosen beside its times and told in its line; a draft that was kept before entries had an audience opens again', async ({
  page,
  context,
  site,
}) => {
  const call = await anotherAdmin(site, 'owner')
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/menus')
  const row = page.locator('.ws-link-row').first()
  const facts = row.locator('.ws-link-facts').first()
  await row.locator('button[aria-expanded]').last().click()
  await row.locator('[name=audience]').selectOption('signed_in')
  await expect(facts).toContainText('People who are signed in')
  await save(page).click()
  const audienceNow = async () =>
    ((await (await call('GET', '/menu')).json()) as EditableMenu).items[0]?.audience
  await expect.poll(audienceNow).toBe('signed_in')
  await reload(page)
  await expect(facts).toContainText('People who are signed in')

  await test.step('a draft of before', async () => {
    await page.getByRole('button', { name: 'Add Link' }).click()
    await page.locator('[name=title]').fill('Mine')
    await expect.poll(() => draft(page)).toContain('Mine')
    await page.evaluate(() => {
      const kept = sessionStorage.getItem('draft menu') ?? ''
      sessionStorage.setItem('draft menu', kept.replaceAll(',"audience":"everyone"', ''))
    })
    expect(await draft(page)).not.toContain('everyone')
    await reload(page)
    const line = page.locator('.ws-link-row').filter({ hasText: 'Mine' })
    await line.getByRole('button', { name: 'Edit Mine' }).click()
    await expect(line.locator('[name=audience]')).toHaveValue('everyone')
    await save(page).click()
    await expect(page.getByText('Menu saved')).toBeVisible()
  })
})

test('[B02] signing out leaves nothing of what was for the signed in; neither does a session that ends before the page has asked for it', async ({
  page,
  context,
  site,
}) => {
  await withAudiences(site)
  await test.step('signing out', async () => {
    await signedIn(context, site, { role: 'customer' })
    await open(page, '/en/products')
    await expect(entry(page, 'Members')).toBeVisible()
    await expect(entry(page, 'Join')).toHaveCount(0)
    await expect.poll(() => copies(page)).toContain('Members')
    await page.locator('.user-menu button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(`${site.url}/en`)
    await expectForVisitors(page)
    expect(await copies(page)).not.toContain('Members')
    expect(await page.content()).not.toContain('Members')
  })
  await test.step('a session that ends before the page has asked for it', async () => {
    const person = await signedIn(context, site, { role: 'customer' })
    await open(page, '/en/about')
    await expect(userMenu(page)).toBeVisible()
    const answerSession = await holdCalls(page, '**/api/session')
    await reload(page)
    await expect(entry(page, 'Members')).toBeVisible()
    await endSession(site, person)
    answerSession()
    await expectForVisitors(page)
  })
})

test('[B02] signing in on a page shows what is for the signed in, here and in another tab, and the end of the session takes it away', async ({
  page,
  site,
}) => {
  await withAudiences(site)
  const email = 'medlem@example.no'
  const person = await newPerson(site.database, { role: 'customer', email })
  await givePassword(site, person)
  const other = await page.context().newPage()
  await open(other, '/en/about')
  await expect(entry(other, 'Join')).toBeVisible()
  await open(page, '/en/auth')
  await expect(entry(page, 'Join')).toBeVisible()
  await signIn(page, person.email, goodPassword)
  for (const each of [page, other]) {
    await expect(entry(each, 'Members')).toBeVisible()
    await expect(entry(each, 'Join')).toHaveCount(0)
  }
  await open(page, '/en/account/profile')
  await expect(userMenu(page)).toBeVisible()
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await endSession(site, person)
  await save(page).click()
  await expect(page.locator('.session-ended').first()).toBeVisible()
  await expectForVisitors(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ingrid Solheim')
})

test('[B02] [G03] a menu that is not saved stays where it is when the session ends, whoever the site’s entries are for', async ({
  page,
  context,
  site,
}) => {
  await withAudiences(site)
  const person = await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/menus')
  await page.getByRole('button', { name: 'Add Link' }).click()
  await page.locator('[name=title]').fill('Mine')
  await expect.poll(() => draft(page)).toContain('Mine')
  await endSession(site, person)
  const read = page.waitForResponse('**/api/session')
  await save(page).click()
  await read
  await expect(page.locator('.session-ended').first()).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue('Mine')
  await page.locator('.session-ended').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expectForVisitors(page)
})

/** A menu with an entry for each kind of reader. */
async function withAudiences(site: Site): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const { rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
  const items = [
    { ...newLine, title: 'All', url: '/products', children: [] },
    { ...newLine, title: 'Members', url: '/faq', audience: 'signed_in', children: [] },
    { ...newLine, title: 'Join', url: '/contact', audience: 'signed_out', children: [] },
  ]
  expect((await call('PUT', '/menu', { items, rev })).status).toBe(200)
}

async function endSession(site: Site, { id }: Person): Promise<void> {
  await site.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
}

/** The header has what is for everyone else than the signed in. */
async function expectForVisitors(page: Page): Promise<void> {
  await expect(entry(page, 'Join')).toBeVisible()
  await expect(entry(page, 'Members')).toHaveCount(0)
}
