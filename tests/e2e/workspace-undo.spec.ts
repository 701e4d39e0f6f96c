import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** Presses 'Undo' on the message of a save, and waits until it is said that it was done. */
async function undo(page: Page, text: string): Promise<void> {
  const offered = toast(page, text).getByRole('button', { name: 'Undo' })
  await expect(offered).toBeVisible()
  // What an undo before this one has said may still be there.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await offered.click()
  expect((await answered).ok()).toBe(true)
  await expect(toast(page, 'What was there before is back.').first()).toBeVisible()
}

test('a saved menu is taken back as it was: its entries, their order, and titles that it had no words for', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const menu = async () => (await (await call('GET', '/menu')).json()) as EditableMenu
  const kept = ({ items }: EditableMenu) =>
    items.map(({ title, titles, url, children }) => [title, titles, url, children.length])
  const before = kept(await menu())
  await open(page, '/en/admin/menus')
  const names = page.locator('.ws-link-row strong')
  const shown = await names.allTextContents()
  await page.getByRole('button', { name: `Move ${shown[0]} down` }).click()
  await page
    .getByRole('button', { name: /^Remove /u })
    .last()
    .click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Menu saved')).toBeVisible()
  await expect.poll(async () => kept(await menu())).not.toEqual(before)
  await undo(page, 'Menu saved')
  expect(kept(await menu())).toEqual(before)
  await expect(names).toHaveText(shown)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('a title that was outdated is outdated again when the menu is taken back', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const first = async () => ((await (await call('GET', '/menu')).json()) as EditableMenu).items[0]
  const { id, titles, made } = (await first()) ?? {}
  await call('PUT', `/menu/${id}/title`, { language: 'nb', seen: titles?.['nb'], title: 'Nytt' })
  await open(page, '/en/admin/menus')
  const name = titles?.['en'] ?? ''
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await page.locator('[name="titles.pl"]').fill('Całkiem nowe')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Menu saved')).toBeVisible()
  await undo(page, 'Menu saved')
  const back = await first()
  expect(back?.titles['pl']).toBe(titles?.['pl'])
  expect(back?.made['pl']).toEqual(made?.['pl'])
})

test('[G01] the message of a save stays for as long as it takes to reach its Undo', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await page.clock.install()
  await open(page, '/en/admin/settings?group=company')
  await page.locator('[name=companyName]').fill('Another dairy')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const offered = toast(page, 'Saved').getByRole('button', { name: 'Undo' })
  await expect(offered).toBeVisible()
  await page.clock.runFor(8000)
  await expect(offered).toBeVisible()
  await page.clock.runFor(4000)
  await expect(offered).toHaveCount(0)
})

test('a setting is taken back by the message of its save; where somebody saved it since, nothing is, and it is said', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/settings?group=company')
  const name = page.locator('[name=companyName]')
  const before = await name.inputValue()
  const save = async (words: string) => {
    await name.fill(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Settings saved')).toBeVisible()
  }
  await save('The other dairy')
  await undo(page, 'Settings saved')
  await expect(name).toHaveValue(before)
  await expect(toast(page, 'Settings saved')).toHaveCount(0)

  await save('Yet another dairy')
  const call = await anotherAdmin(site, 'owner')
  const { company } = (await (await call('GET', '/settings')).json()) as { company: object }
  await call('PUT', '/settings/company', { ...company, companyName: 'Theirs' })
  await toast(page, 'Settings saved').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Somebody else saved this since. Nothing was undone.')).toBeVisible()
  const after = (await (await call('GET', '/settings')).json()) as {
    company: { companyName: string }
  }
  expect(after.company.companyName).toBe('Theirs')
})

test('the footer’s links and colours, and the header, are taken back by the messages of their saves', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const footer = async () =>
    (await (await call('GET', '/footer')).json()) as {
      colors: object | null
      sections: { links: { title: string }[] }[]
    }
  const before = await footer()
  await open(page, '/en/admin/footer')
  const dialog = page.locator('.dialog')
  await page.getByRole('button', { name: 'Change colours' }).click()
  await dialog.getByRole('button', { name: 'Ocean Depth' }).click()
  await dialog.getByRole('button', { name: 'Apply colours' }).click()
  await undo(page, 'Template Applied')
  expect((await footer()).colors).toEqual(before.colors)

  await page
    .getByRole('button', { name: /^Manage links/u })
    .first()
    .click()
  await dialog
    .getByRole('button', { name: /^Remove /u })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await undo(page, 'Section Updated')
  const titles = ({ sections }: typeof before) =>
    sections.map(({ links }) => links.map(({ title }) => title))
  expect(titles(await footer())).toEqual(titles(before))

  await open(page, '/en/admin/header')
  const width = page.getByLabel('Width in px', { exact: true })
  const was = await width.inputValue()
  await width.fill('61')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await undo(page, 'Saved')
  await expect(width).toHaveValue(was)
})
