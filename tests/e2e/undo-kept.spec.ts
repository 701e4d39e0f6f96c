import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, publicText, textOf } from '#tests/support/edit-mode.ts'
import { open, reload } from '#tests/support/open-page.ts'
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

test('[T04] what was written on another page is taken back by its name there, and leaves that page whole', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/cookies')
  const field = await openText(page, 'cookies.title')
  await field.fill('1 2 3')
  await field.press('Enter')
  await expect(textOf(page, 'cookies.title')).toHaveText('1 2 3')
  await open(page, `${site.url}/nb/contact`)
  await barOf(page).getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByText('Angret: Tittel · \u2066cookies\u2069')).toBeVisible()
  // By a link of the same document: what is known of the page is what was read of it.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href$="/cookies"]')?.click(),
  )
  await page.waitForURL(/cookies/u)
  await expect(await openText(page, 'cookies.body')).toContainText(/\p{L}/u)
})

interface Row {
  done: unknown[]
}

/** Changes what the tab keeps of the steps, and opens the page anew. */
async function keepOtherwise(page: Page, changed: (row: Row) => unknown): Promise<void> {
  const row = JSON.parse(await page.evaluate(() => sessionStorage.getItem('edit-steps') ?? '{}'))
  const words = JSON.stringify(changed(row))
  await page.evaluate((kept) => sessionStorage.setItem('edit-steps', kept), words)
  await reload(page)
  await expect(barOf(page)).toBeVisible()
}

for (const code of ['nb', 'ar'])
  test(`[T04] in ${code} what can no longer be taken back says so, and is in the way of nothing else`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const undo = barOf(page).getByRole('button', { name: said('Undo') })
    const title = textOf(page, 'shipping.title')
    await editing(page, site, `/${code}/shipping`)
    const before = await title.innerText()
    const field = await openText(page, 'shipping.title')
    await field.fill('1 2 3')
    await field.press('Enter')
    await expect(title).toHaveText('1 2 3')
    const [was, is] = [{ sections: '[]' }, { sections: '[1]' }]
    const removed = { kind: 'sections', of: { page: 'nowhere' }, before: was, after: is }
    const unknown = { ...removed, kind: 'constructor' }
    await keepOtherwise(page, (row) => ({ ...row, done: [...row.done, removed, unknown] }))
    const isGone = page.getByText(said('It is no longer there, or you may no longer change it.'))
    const left = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('edit-steps') ?? '').done.length)
    await undo.click()
    await expect(isGone.first()).toBeVisible()
    await expect.poll(left).toBe(2)
    await undo.click()
    await expect.poll(left).toBe(1)
    await undo.click()
    await expect(title).toHaveText(before)
    await expect(undo).toBeDisabled()
  })

test('[T04] what a tab keeps that is no row of steps takes nothing back', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/support')
  const field = await openText(page, 'support.title')
  await field.fill('1 2 3')
  await field.press('Enter')
  const undo = barOf(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  const made = JSON.parse(await page.evaluate(() => sessionStorage.getItem('edit-steps') ?? ''))
  const [step] = made.done
  const rows = [
    null,
    [],
    { ...made, format: 0 },
    { ...made, userId: 'somebody' },
    { ...made, done: 1 },
    ...[null, [], {}, 1, { value: 1 }].map((before) => ({ ...made, done: [{ ...step, before }] })),
    { ...made, done: [{ ...step, of: { page: 1 } }] },
    { ...made, done: [{ ...step, kind: 1 }, null] },
  ]
  for (const row of rows) {
    await keepOtherwise(page, () => row)
    await expect(undo, JSON.stringify(row)).toBeDisabled()
  }
  await keepOtherwise(page, () => made)
  await expect(undo).toBeEnabled()
})
