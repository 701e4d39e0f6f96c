import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

const barOf = (page: Page) => page.locator('.edit-bar')
const undoOf = (page: Page) => barOf(page).getByRole('button', { name: 'Undo' })
const redoOf = (page: Page) => barOf(page).getByRole('button', { name: 'Redo' })
const listOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
const toolsOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true })

test('[T04] what was done to the sections of a page is taken back and taken again, in one row with its texts', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  await addSection(page, 'Steps')
  await addSection(page, 'Call to action')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])

  const title = textOf(page, 'quality.section.2.title')
  const field = await openText(page, 'quality.section.2.title')
  await field.fill('Ask us')
  await field.press('Enter')
  await expect(title).toHaveText('Ask us')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await toolsOf(page, 'Steps').getByRole('button', { name: 'Hide from the page' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2'])
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Call to action' })
  await dialog.getByLabel('Background').selectOption('Tinted')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const block = page.locator('[data-kind="call-to-action"]')
  await expect(block).toHaveAttribute('data-ground', 'tint')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => listOf(page)).toEqual([])

  await reload(page)
  await undoOf(page).click()
  await expect(title).toHaveText('Ask us')
  await undoOf(page).click()
  await expect(block).not.toHaveAttribute('data-ground', 'tint')
  await undoOf(page).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])
  await page.keyboard.press('Control+z')
  await expect(title).not.toHaveText('Ask us')
  for (const keys of ['Control+z', 'Control+z']) await page.keyboard.press(keys)
  await expect.poll(() => listOf(page)).toEqual([])
  await expect(undoOf(page)).toBeDisabled()

  // Adding it again gives it its number and its words again.
  for (const rest of [6, 5, 4, 3]) {
    await redoOf(page).click()
    await expect(redoOf(page), `${rest} more`).toBeEnabled()
  }
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await expect(title).toHaveText('Ask us')
  await reload(page)
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
})

for (const { code, at, ...words } of [
  {
    code: 'nb',
    at: 'terms',
    sections: 'Seksjonene på denne siden',
    addOne: 'Legg til en seksjon',
    steps: 'Trinn',
    added: 'Seksjonen er lagt til. Tekstene redigeres på siden.',
    undo: 'Angre',
    changedSince: 'Noen andre har endret seksjonene siden. Ingenting ble angret.',
    hide: 'Skjul på siden',
    changedMeanwhile: 'Noen andre endret seksjonene i mellomtiden. Se på dem og prøv igjen.',
    remove: 'Fjern',
    removed: 'Seksjonen er fjernet.',
  },
  {
    code: 'ar',
    at: 'cookies',
    sections: 'أقسام هذه الصفحة',
    addOne: 'إضافة قسم',
    steps: 'خطوات',
    added: 'أُضيف القسم. تُحرَّر نصوصه على الصفحة.',
    undo: 'تراجع',
    changedSince: 'غيّر شخص آخر الأقسام بعد ذلك. لم يُتراجع عن شيء.',
    hide: 'إخفاء من الصفحة',
    changedMeanwhile: 'غيّر شخص آخر الأقسام في هذه الأثناء. راجعها ثم حاول مرة أخرى.',
    remove: 'إزالة',
    removed: 'أُزيل القسم.',
  },
])
  test(`[T04] in ${code} where somebody else has changed the sections since, undo leaves them alone and says so; so is what never reached the server`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/${at}`)
    const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words })
    const steps = toolsOf(page, words.steps)
    await addSection(page, words.steps, words)
    await expect(page.getByRole('status').filter({ hasText: words.added })).toBeAttached()
    await expect.poll(() => listOf(page)).toEqual([`${at}:1`])
    const theirs = await anotherAdmin(site, 'editor')
    const addTheirs = async () => {
      const read = await (await theirs('GET', `/content/sections/${at}`)).json()
      const { sections, rev } = read as { sections: object[]; rev: number }
      const list = [...sections, { kind: 'text' }]
      await theirs('PUT', `/content/sections/${at}`, { sections: list, rev })
    }
    await addTheirs()
    await barOf(page).getByRole('button', { name: words.undo }).click()
    await expect(toast(words.changedSince)).toBeVisible()
    await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`])

    const unreached = said(
      'We cannot reach the server. Nothing was changed. Try again in a moment.',
    )
    await page.route('**/api/admin/content/sections/**', (route) => route.abort())
    await steps.getByRole('button', { name: words.hide }).click()
    await expect(toast(unreached)).toBeVisible()
    await page.unroute('**/api/admin/content/sections/**')
    await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`])

    await addTheirs()
    await steps.getByRole('button', { name: words.hide }).click()
    await expect(toast(words.changedMeanwhile)).toBeVisible()
    await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`, `${at}:3`])
    await steps.getByRole('button', { name: words.remove }).click()
    await expect.poll(() => listOf(page)).toEqual([`${at}:2`, `${at}:3`])
    await toast(words.removed).getByRole('button', { name: words.undo }).click()
    await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`, `${at}:3`])
  })
