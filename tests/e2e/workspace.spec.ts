import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { open } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { pressLetter } from '#tests/support/press-letter.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' })
/** What everyone in the workspace sees of the site. */
const siteSections = [
  'Pages',
  'Collections',
  'Menus',
  'Footer',
  'Media',
  'Languages',
  'Translations',
]
const sheet = (page: Page) => page.locator('.ws-sheet')

/** Somebody who works here, by a name of their own. */
async function colleague(site: Site, name: string) {
  const person = await newPerson(site.database, { role: 'editor' })
  await site.database.execute({
    sql: 'update users set name = ? where id = ?',
    args: [name, person.id],
  })
  return person
}

/** Holds back what the server says to this, until it is sent on. */
async function heldAnswer(page: Page, address: string) {
  const isAsked = page.waitForRequest(address)
  const sent = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await sent.promise
    await route.continue()
  })
  return { isAsked, send: sent.resolve }
}

async function signedInOwner(page: Page, site: Site) {
  const owner = await signedIn(page.context(), site, { role: 'owner' })
  await givePassword(site, owner)
  return owner
}

test('[U03] each role finds its sections, and a section of others is refused within the frame', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'viewer' })
  await open(page, '/en/admin')
  await expect(nav(page).getByRole('link')).toHaveText([
    'Today',
    ...siteSections.toSpliced(3, 0, 'Header'),
    'Settings',
    'People and roles',
    'Audit log',
  ])
  await expect(page.locator('.site-header, footer.site-footer')).toHaveCount(0)
  await nav(page).getByRole('link', { name: 'People and roles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('People and roles')
  await expect(page.getByRole('link', { name: 'Invite somebody' })).toHaveCount(0)

  await page.context().clearCookies()
  await signedIn(page.context(), site, { role: 'editor' })
  const answer = await page.goto('/en/admin/people')
  expect(answer?.status()).toBe(403)
  await expect(nav(page).getByRole('link')).toHaveText(['Today', ...siteSections, 'Audit log'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role does not open this')
})

test('the command palette finds pages by title and files by name, and says when it cannot', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  await page.context().route('**/api/admin/media?*', (route) => {
    const url = route.request().url()
    if (url.includes('q=lost')) return route.abort()
    const refused = { code: 'too_many', message: 'Too many at once.', retryable: true, ref: 'x' }
    if (url.includes('q=hasty')) return route.fulfill({ status: 429, json: refused })
    return route.continue()
  })
  await open(page, '/en/admin')
  const bytes = await pictureOf('png', { width: 31, height: 30 })
  const item = await page.evaluate(
    async (sent) => {
      const answer = await fetch('/api/admin/media', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'goat-portrait.png' },
        body: new Uint8Array(sent),
      })
      return ((await answer.json()) as { id: string }).id
    },
    [...bytes],
  )
  const palette = page.getByRole('dialog', { name: 'Search or do something' })
  const field = palette.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await field.fill('goat-por')
  await expect(palette.getByRole('group', { name: 'Files' })).toContainText('goat-portrait.png')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/admin/media?open=${item}`)
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('goat-portrait.png')
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field.fill('lost and gone')
  await expect(palette.getByRole('status')).toHaveText(
    'We cannot reach the server: not everything was searched.',
  )
  await field.fill('hasty and gone')
  await expect(palette.getByRole('status')).toHaveText('Too many at once.')
  await field.fill('farms and boats')
  await expect(palette.getByRole('group', { name: 'Pages' })).toContainText('/farms-and-boats')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/farms-and-boats')
  await expect(page.locator('.edit-bar')).toBeVisible()
})

test('the command palette goes anywhere by the keyboard, and remembers where', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  await colleague(site, 'Solveig Palett')
  await open(page, '/en/admin')
  const palette = page.getByRole('dialog', { name: 'Search or do something' })
  const field = palette.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('audit')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Audit log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Audit log')
  await field.fill('solveig pal')
  await expect(palette.getByRole('option')).toContainText(['Solveig Palett'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Solveig Palett')
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field.fill('zzz nothing')
  await expect(palette.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(sheet(page)).toBeVisible()
})

test('what is open stands beside the list, in the address, and closes by going back', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  await colleague(site, 'Bodil Side')
  await colleague(site, 'Bodil Ark')
  await open(page, '/en/admin/people?sort=name')
  // However long the answer takes, the list stays, and so does the word that is being typed.
  await holdClock(page)
  const answer = await heldAnswer(page, '**/api/admin/people?*')
  const field = page.getByRole('searchbox')
  await field.fill('Bodil')
  await page.clock.runFor(400)
  await answer.isAsked
  await page.clock.runFor(5000)
  await expect(page.locator('.ws-top')).toHaveAttribute('data-reading')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(field).toBeFocused()
  answer.send()
  await page.clock.resume()
  await expect(page).toHaveURL('/en/admin/people?sort=name&q=Bodil')
  await expect(page.locator('.ws-row-link')).toHaveText(['Bodil Ark', 'Bodil Side'])
  await page.getByRole('link', { name: 'Bodil Ark' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Bodil Side')
  await expect(page).toHaveURL(/sort=name&q=Bodil&open=/u)
  await page.getByRole('link', { name: 'Bodil Ark' }).click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Bodil Ark')
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/en/admin/people?sort=name&q=Bodil')

  // The keyboard is on the row again, unless it went on to something else.
  const row = page.getByRole('link', { name: 'Bodil Side' })
  const other = page.getByRole('link', { name: 'Bodil Ark' })
  await row.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await row.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await other.focus()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(other).toBeFocused()

  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('link', { name: 'Bodil Side' }).click()
  await expect(page.getByRole('dialog', { name: 'Bodil Side' })).toBeVisible()
  await expect(page.locator('.ws-sheet:focus, .ws-sheet :focus')).toHaveCount(1)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isOut = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('.ws-sheet') === null,
    )
    expect(isOut).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
})

test('what was typed is not left without a word', async ({ page, site }) => {
  await signedInOwner(page, site)
  await open(page, '/en/admin/people?open=new')
  await sheet(page).getByLabel('Name').fill('Nina Ny')
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await nav(page).getByRole('link', { name: 'Audit log' }).click()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Nina Ny')
  await nav(page).getByRole('link', { name: 'Audit log' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/en/admin/audit')
})

test('[U03] an invitation leads from the mail into the admin panel', async ({
  page,
  site,
  browser,
}) => {
  await signedInOwner(page, site)
  const email = 'nina.ny@example.no'
  await open(page, '/en/admin/people')
  await page.getByRole('link', { name: 'Invite somebody' }).click()
  await sheet(page).getByLabel('E-mail').fill(email)
  await sheet(page).getByLabel('Name').fill('Nina Ny')
  await sheet(page).getByLabel('Role').selectOption({ label: 'Editor' })
  await sheet(page).getByLabel('Your password').fill(goodPassword)
  await sheet(page).getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /Nina Ny/u })).toContainText('Invited')

  const { rows } = await site.database.execute({
    sql: "select payload from outbox where kind = 'A5' and recipient = ?",
    args: [email],
  })
  const { secret } = JSON.parse(String(rows[0]?.['payload'])) as { secret: string }
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage()
  await guest.goto(`/en/auth/callback#${secret}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You are invited')
  await guest.getByLabel('New password').fill('skog og hav i mars 9')
  await guest.getByRole('button', { name: 'Save the password' }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await guest.getByLabel('E-mail').fill(email)
  await guest.locator('input[name=password]').fill('skog og hav i mars 9')
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(guest).not.toHaveURL(/\/auth/u)
  await guest.goto('/en/admin')
  await expect(guest.locator('.ws-panels')).toContainText('Editor')
  await guest.context().close()
})

test('[U03] a new role is seen with the next request of its person', async ({
  page,
  site,
  browser,
}) => {
  await signedInOwner(page, site)
  const other = await browser.newContext({ baseURL: site.url })
  const { email } = await signedIn(other, site, { role: 'editor' })
  const theirs = await other.newPage()
  await open(theirs, '/en/admin')
  await expect(nav(theirs).getByRole('link')).toHaveText(['Today', ...siteSections, 'Audit log'])

  await open(page, `/en/admin/people?q=${encodeURIComponent(email)}`)
  await page.locator('.ws-row-link').click()
  await sheet(page).getByLabel('Role').selectOption({ label: 'Manager' })
  await sheet(page).getByLabel('Your password').fill('not the password')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByText('The password is wrong.')).toBeVisible()
  await sheet(page).getByLabel('Your password').fill(goodPassword)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Manager/u })).toBeVisible()

  await nav(theirs).getByRole('link', { name: 'Audit log' }).click()
  await expect(nav(theirs).getByRole('link', { name: 'People and roles' })).toBeVisible()
  await other.close()
})

test('the audit log is filtered, and the filters stand in the address', async ({ page, site }) => {
  const owner = await signedInOwner(page, site)
  await site.database.execute({
    sql: `insert into audit_log (id, factory_id, at, actor_id, role, action, entity, entity_id, data, request_id)
      values ('e2e', (select id from factories limit 1), ?, ?, 'owner', 'password_changed', 'user', ?, '{}', 'ref-e2e')`,
    args: [Date.now(), owner.id, owner.id],
  })
  await open(page, `/en/admin/audit?actor=${owner.id}`)
  await page.getByLabel('What').selectOption({ label: 'Password changed' })
  await expect(page).toHaveURL(/action=password_changed/u)
  await page.getByRole('link', { name: 'Changed the password' }).click()
  await expect(sheet(page)).toContainText('ref-e2e')
  await page.getByLabel('From').fill('2040-01-01')
  await expect(page.getByText('Nothing was done that fits this')).toBeVisible()
  const file = await page.request.get(`${site.url}/api/admin/audit/file?actor=${owner.id}`)
  expect(await file.text()).toContain('password_changed')
})

for (const { code, side } of [
  { code: 'en', side: 'right' },
  { code: 'ar', side: 'left' },
] as const)
  test(`in ${code} the sheet stands at the end of the line, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signedInOwner(page, site)
    await open(page, `/${code}/admin/people`)
    await page.locator('.ws-row-link').first().click()
    const width = page.viewportSize()?.width ?? 0
    const end = async () => {
      const box = await sheet(page).boundingBox()
      return side === 'right' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x
    }
    await expect.poll(end).toBe(side === 'right' ? width : 0)
    await expectNoFaults(page)
    for (const path of ['', '/audit']) {
      await open(page, `/${code}/admin${path}`)
      await expectNoFaults(page)
    }
    await pressLetter(page, { key: 'ن', code: 'KeyK' })
    await expect(page.locator('.palette').getByRole('combobox')).toBeFocused()
    await expectNoFaults(page)
  })
