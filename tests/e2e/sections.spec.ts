import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { typeAndEscape } from '#tests/support/type-and-escape.ts'

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
    page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
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
  await open(visitor, `${site.url}/en/products/blueberry-jam`)
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

test('a section of the home page that is moved stays where it was seen, with its button under the fingers; from the list one is hidden, and another added between', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en')
  const name = 'How it is made'
  const tools = page.getByRole('group', { name, exact: true })
  const putDownAt = (place: number) =>
    expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
      `${name} was put down at place ${place} of 5.`,
    )

  await test.step('moved', async () => {
    await tools.getByRole('button', { name: 'Move up' }).click()
    await putDownAt(3)
    await expect(page.locator('.made + .home-best')).toBeAttached()

    const down = tools.getByRole('button', { name: 'Move down' })
    await down.scrollIntoViewIfNeeded()
    await down.focus()
    await expect(down).toBeInViewport()
    const topOf = () =>
      page.locator('.made').evaluate((element) => element.getBoundingClientRect().top)
    const top = await topOf()
    await page.keyboard.press('Enter')
    await putDownAt(4)
    await expect(page.locator('.home-best + .made')).toBeAttached()
    expect(Math.abs((await topOf()) - top)).toBeLessThan(8)
    await expect(down).toBeFocused()
    await expect(down).toBeInViewport()
  })

  await test.step('hidden, and one is added', async () => {
    await page.getByRole('button', { name: 'Sections of this page' }).click()
    const list = page.getByRole('dialog', { name: 'Sections of this page' })
    const row = (words: string) => list.getByRole('listitem').filter({ hasText: words })
    await expect(row('Top of the page').getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await row(name).getByRole('button', { name: 'Hide from the page' }).click()
    await expect(page.locator('.made')).toHaveCount(0)
    await list.getByRole('button', { name: 'Add a section after: Top of the page' }).click()
    await page
      .getByRole('dialog', { name: 'Add a section' })
      .getByRole('button', { name: /^Text/u })
      .click()
    await expect(page.locator('.hero + .block')).toHaveCount(1)
  })
})

test('the tools of a section stand in it, however late the list of sections comes; the top of the home page is set where it stands: which packs, and where its button leads', async ({
  page,
  site,
}) => {
  const answer = await holdCalls(page, '**/api/admin/content/sections/*')
  await editing(page, site, '/en')
  answer()
  const tools = page.getByRole('group', { name: 'Top of the page', exact: true })
  const settings = tools.getByRole('button', { name: 'Settings' })
  await expect(settings).toBeInViewport({ ratio: 1 })
  const [over, within] = await Promise.all([
    tools.boundingBox(),
    page.locator('.hero').boundingBox(),
  ])
  expect(over).toEqual(within)

  const packs = page.locator('.hero-set img')
  await expect(packs).toHaveCount(5)
  await settings.click()
  const dialog = page.getByRole('dialog', { name: 'Top of the page' })
  await expect(dialog.getByText('That is as many as fit here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).first().click()
  await dialog.getByRole('button', { name: 'Move up' }).nth(1).click()
  await leadsTo(dialog).fill('/shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(packs).toHaveCount(4)
  await expect(packs.first()).toHaveAttribute('src', /aged-farm-cheese/u)
  await expect(page.locator('.hero a.btn')).toHaveAttribute('href', '/en/shop')
  await expect(tools.getByRole('button', { name: 'Remove' })).toHaveCount(0)
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
  await leadsTo(dialog).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is not a valid address.').first()).toBeVisible()
  await expect(dialog).toBeVisible()
  await leadsTo(dialog).fill('/contact')
  await dialog.getByLabel('Background').selectOption('Tinted')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-kind="call-to-action"]')).toHaveAttribute('data-ground', 'tint')
})

test('[T04] a page without sections, a number that is none, settings of somebody else and some that are not saved are told', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('nb')
  const path = '/content/sections/shipping'
  await editing(page, site, '/nb/shipping')
  const sections = said('Sections of this page')
  await page.getByRole('button', { name: sections }).click()
  await expect(page.getByRole('dialog', { name: sections })).toContainText(
    said('This page has only its own words yet. Add a section below them.'),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await addSection(page, said('Map'), { sections, addOne: said('Add a section') })
  const tools = page.getByRole('group', { name: said('Map'), exact: true })
  await tools.getByRole('button', { name: said('Settings') }).click()
  const dialog = page.getByRole('dialog', { name: said('Map') })
  const save = dialog.getByRole('button', { name: said('Save'), exact: true })
  const latitude = dialog.getByLabel(said('Latitude')).first()
  await latitude.fill('91')
  await expect(latitude).toHaveAccessibleDescription(
    said('A number between {least} and {most}.').replace('{least}', '−90').replace('{most}', '90'),
  )
  await save.click()
  await expect(latitude).toBeFocused()
  // As it is told, in Norwegian and in Arabic: there a mark before it keeps the minus on its left.
  for (const least of ['−90', '\u200e-90']) {
    await latitude.fill(least)
    await expect(latitude).toHaveAccessibleDescription('')
    await latitude.fill('91')
    await expect(latitude).not.toHaveAccessibleDescription('')
  }

  await latitude.fill('60')
  const theirs = await anotherAdmin(site, 'editor')
  const read = (await (await theirs('GET', path)).json()) as {
    sections: { settings: object }[]
    rev: number
  }
  const places = [{ latitude: 61.5, longitude: 10 }]
  const list = read.sections.map((each) => ({ ...each, settings: { ...each.settings, places } }))
  expect((await theirs('PUT', path, { sections: list, rev: read.rev })).status).toBe(200)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(said('Somebody else saved this meanwhile'))
  await expect(dialog.getByRole('button', { name: said('Save mine') })).toBeEnabled()
  await dialog.getByRole('button', { name: said('Take theirs') }).click()
  await expect(latitude).toHaveValue('61.5')
  await expect(dialog.getByRole('alert')).toBeEmpty()

  await typeAndEscape(latitude, '62')
  const asked = page.getByRole('alertdialog', { name: said('Your changes are not saved') })
  await asked.getByRole('button', { name: said('Keep editing') }).click()
  await expect(asked).toHaveCount(0)
  await expect(latitude).toHaveValue('62')
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: said('Leave without saving') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('in a browser that has no section of the workspace yet', () => {
  test.use({ isCold: true })

  test('[T05] a section that is not reached says so in words for who works here, with buttons of their size, and opens once it is', async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'editor' })
    await open(page, '/en/admin/menus')
    await context.setOffline(true)
    await page.locator('.ws-nav a[href$="/admin/media"]').click()
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText(
      'We failed, or the connection did. Nothing is lost. Try again in a moment.',
    )
    const again = told.getByRole('button', { name: 'Try again' })
    expect((await again.boundingBox())?.height).toBeLessThan(60)
    await expectNoFaults(page)
    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  })
})

async function write(page: Page, name: string, words: string): Promise<void> {
  await pencilOf(page, name).click()
  await fieldOf(page).fill(words)
  await page.keyboard.press('Enter')
  await expect(textOf(page, name)).toHaveText(words)
  await expect(page.locator('.edit-open')).toHaveCount(0)
}

/** Where the button of a section leads, in the dialog of its settings. */
function leadsTo(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: 'Where the button leads' }).getByRole('combobox')
}
