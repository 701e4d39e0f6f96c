import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

for (const [language, width] of [
  ['nb', 360],
  ['ar', 1280],
] as const)
  test(`what is changed at the end of a long form is saved from there (${language}, ${width} px)`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await signedIn(context, site, { role: 'owner' })
    const said = await sayingsIn(language)
    await open(page, `/${language}/admin/menus`)
    await page.locator('.ws-link-row').first().getByRole('button', { expanded: false }).click()
    const hidden = page.getByLabel(said('Hidden from visitors'))
    await hidden.check()
    const save = page.getByRole('button', { name: said('Save'), exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
    // Nothing lies over it, and it lies over nothing that was chosen.
    await expect(hidden).toBeInViewport()
    await expectNoFaults(page)
    await save.click()
    await expect(page.getByText(said('Menu saved'))).toBeVisible()
    await page.getByRole('button', { name: said('Undo') }).click()
    await expect(page.getByText(said('What was there before is back.'))).toBeVisible()
  })

for (const language of ['nb', 'ar'])
  test(`[B02] what is typed while a new entry is being saved stays, and is saved as the same entry (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'owner' })
    const said = await sayingsIn(language)
    const call = await anotherAdmin(site, 'owner')
    const idOf = async (title: string) => {
      const { items } = (await (await call('GET', '/menu')).json()) as EditableMenu
      return items.filter((item) => item.title === title).map(({ id }) => id)
    }
    await open(page, `/${language}/admin/menus`)
    await page.getByRole('button', { name: said('Add Link') }).click()
    const title = page.locator('[name=title]')
    await title.fill(`Ny ${language}`)
    const save = page.getByRole('button', { name: said('Save'), exact: true })
    const saved = page.locator('[data-sonner-toast][data-type=success]')
    const release = await holdCalls(page, '**/api/admin/menu')
    await save.click()
    await title.fill(`Nyere ${language}`)
    release()
    await expect(saved).toHaveCount(1)
    const first = await idOf(`Ny ${language}`)
    expect(first).toHaveLength(1)
    await save.click()
    await expect(save).toBeDisabled()
    await expect.poll(async () => idOf(`Nyere ${language}`)).toEqual(first)
  })
