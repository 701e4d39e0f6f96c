import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, publicText, textOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const barOf = (page: Page) => page.locator('.edit-bar')

for (const { code, other, otherName, name } of [
  { code: 'nb', other: 'ar', otherName: 'العربية', name: 'norsk' },
  { code: 'ar', other: 'nb', otherName: 'norsk', name: 'العربية' },
] as const)
  test(`[T04] what was written in ${code} is taken back and again in ${other}, and says where it stands`, async ({
    page,
    site,
  }) => {
    const [said, saidThere] = await Promise.all([sayingsIn(code), sayingsIn(other)])
    const at = { nb: 'privacy', ar: 'terms' }[code]
    await editing(page, site, `/${code}/${at}`)
    const title = textOf(page, `${at}.title`)
    const before = await title.innerText()
    const field = await openText(page, `${at}.title`)
    await field.fill('1 2 3')
    await field.press('Enter')
    await expect(title).toHaveText('1 2 3')

    await barOf(page).locator('.edit-bar-language').click()
    await page.getByRole('menuitem', { name: new RegExp(otherName, 'iu') }).click()
    await page.waitForURL(new RegExp(`/${other}/`, 'u'))
    const words = await title.innerText()
    const undo = barOf(page).getByRole('button', { name: saidThere('Undo') })
    await undo.click()
    const place = (saying: string) =>
      page
        .getByText(saidThere(saying).replace('{elsewhere}', ''))
        .filter({ hasText: new RegExp(name, 'iu') })
    await expect(place('Undone: {elsewhere}')).toBeVisible()
    await publicText(page, `${site.url}/${code}/${at}`, before)
    await expect(title).toHaveText(words)
    await page.keyboard.press('Control+Shift+z')
    await expect(place('Done again: {elsewhere}')).toBeVisible()
    await publicText(page, `${site.url}/${code}/${at}`, '1 2 3')

    // Back in its language nothing has to be said of it.
    await open(page, `${site.url}/${code}/${at}`)
    await barOf(page)
      .getByRole('button', { name: said('Undo') })
      .click()
    await expect(title).toHaveText(before)

    // Whoever signs in next in this tab has none of these steps.
    await signedIn(page.context(), site, { role: 'editor' })
    await open(page, `${site.url}/${code}/${at}`)
    await expect(barOf(page)).toBeVisible()
    for (const way of ['Undo', 'Redo'])
      await expect(barOf(page).getByRole('button', { name: said(way) })).toBeDisabled()
  })
