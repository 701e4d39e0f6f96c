import type { Page } from '@playwright/test'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const sheet = (page: Page) => page.locator('.ws-sheet')
const rows = (page: Page) => page.locator('.ws-row-link')

test('the audit log is filtered, and the filters stand in the address', async ({
  page,
  context,
  site,
}) => {
  const owner = await signedIn(context, site, { role: 'owner' })
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

test('[P03] an entry of the log tells what was there before and after, and hostile words do nothing', async ({
  page,
  context,
  site,
}) => {
  const { first, second, url } = await changedMenu(site)
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/nb/admin/audit?action=menu_saved')
  await rows(page).nth(1).click()
  const heading = (name: string) => sheet(page).getByRole('heading', { name, exact: true })
  await expect(heading('Hva som ble endret')).toBeVisible()
  await expect(heading(first.title)).toBeVisible()
  const values = (name: string) =>
    sheet(page).locator('dt').filter({ hasText: name }).locator('+ dd')
  const address = values('Adresse').first()
  await expect(address.getByRole('deletion')).toContainText(first.url)
  await expect(address.getByRole('insertion')).toContainText(url)
  await expect(values('Vises for besøkende').getByRole('insertion')).toBeVisible()
  await expect(sheet(page).getByRole('heading', { name: second.title })).toBeVisible()
  await expect(sheet(page).getByRole('insertion').last()).toContainText('<img src=x')
  await expect(sheet(page).locator('img')).toHaveCount(0)
  const file = await page.request.get(`${site.url}/api/admin/audit/file?action=menu_saved`)
  expect(await file.text()).toContain(`url: ${first.url} → ${url}`)
})

test('[P03] an entry shows what became of a text, in words, and leads to its page; words that cannot be read are told, and read again', async ({
  page,
  context,
  site,
}) => {
  const added = 'Skriv til oss, så svarer vi.'
  const before = await published(site, added)
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/nb/admin/audit?action=text_published')

  await test.step('words that cannot be read are told, and read again', async () => {
    await page.route('**/change?*', (route) => route.abort())
    await expect(rows(page).first()).toContainText('Ingress')
    await rows(page).first().click()
    await expect(sheet(page).getByRole('alert')).toContainText('Vi får ikke kontakt')
    await page.unroute('**/change?*')
    await sheet(page).getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(sheet(page).getByRole('insertion').first()).toBeVisible()
  })

  await test.step('an entry shows what became of a text, in words, and leads to its page', async () => {
    const said = async (without: 'del' | 'ins') => {
      const runs = sheet(page).locator(`.word-difference > :not(${without})`)
      return (await runs.allTextContents()).join('')
    }
    expect([await said('ins'), await said('del')]).toEqual([before, added])
    await expect(sheet(page).locator('dt').filter({ hasText: 'Språk' })).toBeVisible()
    await expect(sheet(page)).not.toContainText(/[\da-f]{64}/u)
    await sheet(page).getByRole('link', { name: 'Åpne i redigeringsmodus' }).click()
    await expect(page).toHaveURL(/\/support$/u)
    await expect(page.locator('.edit-bar')).toBeVisible()
  })
})

const hostile = '<img src=x onerror="document.title=1">\u202Eabc'

/** Somebody leads the first entry of the menu to another place, calls the second one what nobody should, and takes both back. */
async function changedMenu(site: Site) {
  const call = await anotherAdmin(site, 'owner')
  const { items, rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
  const sent = ({ isDead: _, made: _made, ...item }: EditableMenu['items'][number]) => ({
    ...item,
    children: item.children.map(({ isDead: _dead, made: _from, ...child }) => child),
  })
  const before = items.map((item) => sent(item))
  const [first, second, ...rest] = before
  if (!first || !second) throw new Error('the demo has a menu')
  const url = `/faq?${Date.now()}`
  const changed = [
    { ...first, url, isActive: !first.isActive },
    { ...second, title: hostile, titles: { ...second.titles, nb: hostile } },
  ]
  for (const [at, menu] of [[...changed, ...rest], before].entries())
    expect((await call('PUT', '/menu', { items: menu, rev: rev + at })).status).toBe(200)
  return { first, second, url }
}

/** Publishes other words of a text, and gives what was there before. */
async function published(site: Site, words: string): Promise<string> {
  const call = await anotherAdmin(site, 'owner')
  const path = '/content/texts/support/lede'
  const { value, rev } = (await (await call('GET', `${path}?language=nb`)).json()) as EditableText
  const save = { as: 'publish', language: 'nb', value: words, rev }
  expect((await call('PUT', path, save)).status).toBe(200)
  return value
}
