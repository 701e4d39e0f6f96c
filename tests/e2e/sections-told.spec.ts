import { addSection } from '#tests/support/add-section.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { typeAndEscape } from '#tests/support/type-and-escape.ts'

for (const { code, at, least } of [
  { code: 'nb', at: 'shipping', least: '−90' },
  // The mark before it keeps the minus on its left.
  { code: 'ar', at: 'returns', least: '\u200e-90' },
] as const)
  test(`[T04] in ${code} a page without sections, a number that is none, settings of somebody else and some that are not saved are told`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const path = `/content/sections/${at}`
    const tools = (name: string) => page.getByRole('group', { name: said(name), exact: true })
    const settingsOf = async (name: string) => {
      await tools(name)
        .getByRole('button', { name: said('Settings') })
        .click()
      return page.getByRole('dialog', { name: said(name) })
    }
    await editing(page, site, `/${code}/${at}`)
    const sections = said('Sections of this page')
    await page.getByRole('button', { name: sections }).click()
    await expect(page.getByRole('dialog', { name: sections })).toContainText(
      said('This page has only its own words yet. Add a section below them.'),
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await addSection(page, said('Map'), { sections, addOne: said('Add a section') })
    const dialog = await settingsOf('Map')
    const latitude = dialog.getByLabel(said('Latitude')).first()
    await latitude.fill('91')
    await expect(latitude).toHaveAccessibleDescription(
      said('A number between {least} and {most}.')
        .replace('{least}', least)
        .replace('{most}', '90'),
    )
    await dialog.getByRole('button', { name: said('Save'), exact: true }).click()
    await expect(latitude).toBeFocused()

    await latitude.fill(least)
    await expect(latitude).toHaveAccessibleDescription('')
    await latitude.fill('60')
    const theirs = await anotherAdmin(site, 'editor')
    const read = (await (await theirs('GET', path)).json()) as {
      sections: { settings: object }[]
      rev: number
    }
    const places = [{ latitude: 61.5, longitude: 10 }]
    const list = read.sections.map((each) => ({ ...each, settings: { ...each.settings, places } }))
    expect((await theirs('PUT', path, { sections: list, rev: read.rev })).status).toBe(200)
    await dialog.getByRole('button', { name: said('Save'), exact: true }).click()
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

    await open(page, `${site.url}/${code}`)
    const top = await settingsOf('Top of the page')
    await expect(top.getByText(said('That is as many as fit here.'))).toBeVisible()
  })
