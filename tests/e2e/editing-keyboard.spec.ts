import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { idle, hasFocus } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Presses it as a keyboard does. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const told = (page: Page) => page.locator('.edit-told')

for (const way of ['Save', 'Save as draft', 'Schedule'])
  test(`[T01] where "${way}" comes to nothing the keyboard stays on it`, async ({ page, site }) => {
    await editing(page, site, '/en/privacy', { role: 'owner' })
    const field = await openText(page, 'privacy.title')
    await field.fill('Never heard of')
    const open = page.locator('.edit-open')
    if (way === 'Schedule') await press(button(open, 'Schedule'))
    const saves = '**/api/admin/content/texts/privacy/title'
    await page.route(saves, (route) => route.abort())
    const pressed = button(open, way).last()
    await press(pressed)
    await expect(told(page)).toBeVisible()
    await expect(pressed).toBeFocused()
    await page.unroute(saves)
    await field.press('Escape')
  })

test('[T03] whoever publishes the drafts of a page stays on the button', async ({ page, site }) => {
  await editing(page, site, '/en/cookies', { role: 'owner' })
  const field = await openText(page, 'cookies.lede')
  await field.fill('A draft of it')
  await button(page.locator('.edit-open'), 'Save as draft').click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await press(button(page, 'Publish 1'))
  await expect(button(page, 'Publish')).toBeDisabled()
  await expect(button(page, 'Publish')).toBeFocused()
})

for (const where of ['on the page', 'in the list'])
  test(`a section that is moved or removed ${where} by the keyboard does not take the keyboard with it`, async ({
    page,
    site,
  }) => {
    await editing(page, site, where === 'on the page' ? '/en/terms' : '/en/quality', {
      role: 'owner',
    })
    for (const kind of ['Call to action', 'Steps', 'Questions']) await addSection(page, kind)
    const list = page.getByRole('dialog', { name: 'Sections of this page' })
    if (where === 'in the list') await button(page, 'Sections of this page').click()
    const toolsOf = (name: string) =>
      where === 'in the list'
        ? list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
        : page.getByRole('group', { name, exact: true })
    const order = page.locator('[data-section][data-kind]')
    const first = await order.evaluateAll((all) => all.map((each) => each.dataset['kind']))
    await press(button(toolsOf('Steps'), 'Move down'))
    await expect
      .poll(() => order.evaluateAll((all) => all.map((each) => each.dataset['kind'])))
      .not.toEqual(first)
    await expect(button(toolsOf('Steps'), 'Move down')).toBeFocused()
    await press(button(toolsOf('Questions'), 'Remove'))
    await expect(toolsOf('Questions')).toHaveCount(0)
    await expect(toolsOf('Steps').locator(':focus')).toHaveCount(1)
    await press(button(toolsOf('Steps'), 'Remove'))
    await expect(toolsOf('Steps')).toHaveCount(0)
    await expect(toolsOf('Call to action').locator(':focus')).toHaveCount(1)

    const saves = '**/api/admin/content/sections/*'
    await page.route(saves, (route) => route.abort())
    const remove = button(toolsOf('Call to action'), 'Remove')
    await press(remove)
    await expect(page.getByText('We cannot reach the server. Nothing was changed.')).toBeVisible()
    await expect(remove).toBeFocused()
    await page.unroute(saves)
    await page.keyboard.press('Control+z')
    await expect(toolsOf('Steps')).toHaveCount(1)
    await expect(remove).toBeFocused()
  })

test('where the settings of a section come to nothing the keyboard stays on the button', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about', { role: 'owner' })
  await addSection(page, 'Call to action')
  await button(page.getByRole('group', { name: 'Call to action', exact: true }), 'Settings').click()
  const dialog = page.getByRole('dialog', { name: 'Call to action' })
  await dialog.getByLabel('Background').selectOption('Tinted')
  await page.route('**/api/admin/content/sections/*', (route) => route.abort())
  await press(button(dialog, 'Save'))
  await expect(page.getByText('We cannot reach the server. Nothing was changed.')).toBeVisible()
  await expect(button(dialog, 'Save')).toBeFocused()
})

test('[T01] where a rich text cannot be saved the keyboard stays in it', async ({ page, site }) => {
  await editing(page, site, '/en/privacy', { role: 'owner' })
  const field = await openText(page, 'privacy.body')
  await field.press('Control+End')
  await page.keyboard.type(' More of it')
  const saves = '**/api/admin/content/texts/privacy/body'
  await page.route(saves, (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  await expect(told(page)).toBeVisible()
  await expect(field).toBeFocused()
  await page.unroute(saves)
  await field.press('Escape')
})

test('[T01] where something else that is done with a text comes to nothing the keyboard stays at it', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy', { role: 'owner' })
  await openText(page, 'privacy.lede')
  await page.route('**/privacy/lede/unpublish', (route) => route.abort())
  const more = button(page.locator('.edit-open'), 'More')
  await press(more)
  await hasFocus(page.getByRole('menu'))
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Take the text down' })).toHaveAttribute(
    'data-highlighted',
  )
  // A menu takes the keyboard in frames of its own; no hand chooses before the last of them.
  await idle(page)
  await page.keyboard.press('Enter')
  await expect(told(page)).toBeVisible()
  await expect(more).toBeFocused()
})

test('[T03] whoever makes preview links and ends them is never at the start of the page', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy', { role: 'owner' })
  await button(page, 'Preview link').click()
  const dialog = page.getByRole('dialog', { name: 'Preview link' })
  await press(button(dialog, 'Make a link'))
  await expect(button(dialog, 'Make a link')).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const links = dialog.getByRole('listitem')
  await press(links.getByRole('button'))
  await expect(links).toHaveCount(0)
  await expect(button(dialog, 'Make a link')).toBeVisible()
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
})
