import type { Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'

const sectionsOf = (page: Page) => page.locator('[data-section]')

async function write(page: Page, name: string, words: string): Promise<void> {
  await pencilOf(page, name).click()
  await fieldOf(page).fill(words)
  await page.keyboard.press('Enter')
  await expect(textOf(page, name)).toHaveText(words)
  await expect(page.locator('.edit-open')).toHaveCount(0)
}

test('sections are added, written, moved, hidden, removed and brought back; a visitor reads them without JavaScript, also in Arabic', async ({
  browser,
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  await addSection(page, 'Steps')
  await addSection(page, 'Call to action')
  await addSection(page, 'Text')
  await write(page, 'quality.section.1.title', 'How we check')
  await write(page, 'quality.section.1.1.title', 'We taste it')
  await write(page, 'quality.section.2.title', 'Ask us')
  await write(page, 'quality.section.3.title', 'Where it began')
  const numbers = () =>
    sectionsOf(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
  expect(await numbers()).toEqual(['quality:1', 'quality:2', 'quality:3'])

  const tools = (name: string) => page.getByRole('group', { name, exact: true })
  await tools('Call to action').getByRole('button', { name: 'Move up' }).click()
  await expect.poll(numbers).toEqual(['quality:2', 'quality:1', 'quality:3'])
  await tools('Text').getByRole('button', { name: 'Hide from the page' }).click()
  await expect.poll(numbers).toEqual(['quality:2', 'quality:1'])
  await tools('Steps').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(numbers).toEqual(['quality:2'])
  // The bar has one, too, which takes back what was written.
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(numbers).toEqual(['quality:2', 'quality:1'])
  await expect(textOf(page, 'quality.section.1.1.title')).toHaveText('We taste it')

  await open(page, `${site.url}/ar/quality`)
  await write(page, 'quality.section.1.title', 'كيف نفحص')

  const visitor = await another(page.context())
  const files: string[] = []
  visitor.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open(visitor, `${site.url}/en/privacy`)
  expect(files.filter((file) => /block/u.test(file))).toEqual([])
  await open(visitor, `${site.url}/ar/quality`)
  await expect(visitor.getByRole('heading', { name: 'كيف نفحص' })).toBeVisible()
  // In Arabic nobody has written this one, nor in the language behind it.
  await expect(visitor.locator('[data-section]')).toHaveCount(1)
  await expect(visitor.getByText('Where it began')).toHaveCount(0)
  await expect.poll(() => files.some((file) => file.includes('/block-section'))).toBe(true)
  expect(files.filter((file) => /edit|workspace/u.test(file))).toEqual([])
  await expectNoFaults(visitor, { rules: 'practice' })
  await visitor.context().close()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(`${site.url}/en/quality`)
  await expect(read.getByRole('heading', { name: 'Ask us' })).toBeVisible()
  await expect(read.getByRole('heading', { name: 'We taste it' })).toBeVisible()
  await expect(read.locator('.block-steps')).toHaveCSS('display', 'grid')
  await plain.close()
})

test('the settings of a section are chosen in a dialog, and what is wrong stays there', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await addSection(page, 'Call to action')
  const tools = page.getByRole('group', { name: 'Call to action', exact: true })
  await tools.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Call to action' })
  const first = dialog.getByRole('group', { name: 'Where the button leads' }).getByRole('combobox')
  await first.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is not a valid address.').first()).toBeVisible()
  await expect(dialog).toBeVisible()
  await first.fill('/contact')
  await dialog.getByLabel('Background').selectOption('Tinted')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-kind="call-to-action"]')).toHaveAttribute('data-ground', 'tint')
})

test('on the home page the own sections are moved and hidden, and one is added between', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en')
  await page.getByRole('button', { name: 'Sections of this page' }).click()
  const list = page.getByRole('dialog', { name: 'Sections of this page' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(row('Top of the page').getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await row('How it is made').getByRole('button', { name: 'Hide from the page' }).click()
  await expect(page.locator('.made')).toHaveCount(0)
  await list.getByRole('button', { name: 'Add a section after: Top of the page' }).click()
  await page
    .getByRole('dialog', { name: 'Add a section' })
    .getByRole('button', { name: /^Text/u })
    .click()
  await expect(page.locator('.hero + .block')).toHaveCount(1)
})

test('the tools of a section stand in it, however late the list of sections comes', async ({
  page,
  site,
}) => {
  const answer = await holdCalls(page, '**/api/admin/content/sections/*')
  await editing(page, site, '/en')
  answer()
  const tools = page.getByRole('group', { name: 'Top of the page', exact: true })
  await expect(tools.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  const [over, within] = await Promise.all([
    tools.boundingBox(),
    page.locator('.hero').boundingBox(),
  ])
  expect(over).toEqual(within)
})

test('the top of the home page is set where it stands: which packs, and where its button leads', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en')
  const packs = page.locator('.hero-set img')
  await expect(packs).toHaveCount(5)
  const tools = page.getByRole('group', { name: 'Top of the page', exact: true })
  await tools.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Top of the page' })
  await expect(dialog.getByText('That is as many as fit here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).first().click()
  await dialog.getByRole('button', { name: 'Move up' }).nth(1).click()
  await dialog
    .getByRole('group', { name: 'Where the button leads' })
    .getByRole('combobox')
    .fill('/shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(packs).toHaveCount(4)
  await expect(packs.first()).toHaveAttribute('src', /aged-farm-cheese/u)
  await expect(page.locator('.hero a.btn')).toHaveAttribute('href', '/en/shop')
  await expect(tools.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})
