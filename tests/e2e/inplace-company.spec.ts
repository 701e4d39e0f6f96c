import { expect, test } from '#tests/support/browser.ts'
import { another, editing, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { address, dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { typeAndEscape } from '#tests/support/type-and-escape.ts'

for (const { code, name } of [
  { code: 'nb', name: /Bedrift/u },
  { code: 'ar', name: /الشركة/u },
])
  test(`[T01] in ${code} the company is changed where the footer and the header show it, by the keyboard alone, and stands there at once`, async ({
    page,
    site,
  }) => {
    const words = code === 'nb' ? 'Melkeveien 7, 5003 Bergen' : 'Melkeveien 9, 5003 Bergen'
    const prefix = code === 'nb' ? '' : `/${code}`
    await editing(page, site, `${prefix}/terms`, owner)
    const pen = penOf(page, 'company')
    await pen.focus()
    await expect(pen).toHaveCSS('opacity', '1')
    await expect(pen).toHaveAccessibleName(name)
    await page.keyboard.press('Enter')
    await expect(field(page, 'address')).toBeVisible()
    await field(page, 'address').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.locator('.dialog')).toHaveCount(0)
    await expect(address(page)).toContainText(words)
    await expect(pen).toBeFocused()
    await publicText(page, `${prefix}/faq`, words)

    await penOf(page, 'companyName').press('Enter')
    await field(page, 'companyName').fill('Fjellmat')
    await field(page, 'companyName').press('Enter')
    await expect(page.locator('.site-header .logo')).toHaveText('Fjellmat')
    await expect(page.locator('.footer-company .logo')).toHaveText('Fjellmat')

    await page.keyboard.press('Control+z')
    await expect(page.locator('.site-header .logo')).not.toHaveText('Fjellmat')
    await page.keyboard.press('Control+z')
    await expect(address(page)).not.toContainText(words)
    await page.keyboard.press('Control+Shift+z')
    await expect(address(page)).toContainText(words)
  })

for (const code of ['nb', 'ar'])
  test(`[T01] in ${code} the company is changed on the card of the contact page, and stands there at once`, async ({
    page,
    site,
  }) => {
    const words = code === 'nb' ? 'Kaiveien 2, 5003 Bergen' : 'Kaiveien 4, 5003 Bergen'
    const card = page.locator('.company-card')
    await editing(page, site, `/${code}/contact`, owner)
    await expect(penOf(page, 'contactCard')).toBeAttached()
    await card.locator('strong').dblclick()
    await field(page, 'address').fill(words)
    await field(page, 'address').press('Enter')
    await expect(card).toContainText(words)
    await expect(address(page)).toContainText(words)
    await expect(penOf(page, 'contactCard')).toBeFocused()
    await publicText(page, `/${code}/contact`, words)
  })

for (const { code, ...words } of [
  {
    code: 'nb',
    mine: '55 11 22 33',
    theirs: '55 44 55 66',
    stale: 'Noen andre har lagret dette i mellomtiden',
    keepMine: 'Behold mine',
    undo: 'Angre',
    savedSince: 'Noen andre har lagret dette siden. Ingenting ble angret.',
  },
  {
    code: 'ar',
    mine: '55 77 88 99',
    theirs: '55 66 77 88',
    stale: 'حفظ شخص آخر هذا في هذه الأثناء',
    keepMine: 'الاحتفاظ بما عندي',
    undo: 'تراجع',
    savedSince: 'حفظ شخص آخر هذا بعد ذلك. لم يُتراجع عن شيء.',
  },
])
  test(`[T01] in ${code} the company of two tabs: the second sees both, and nothing is overwritten unseen`, async ({
    page,
    context,
    site,
  }) => {
    const other = await another(context)
    const path = `/${code}/faq`
    await Promise.all([editing(page, site, path, owner), editing(other, site, path, owner)])
    await penOf(page, 'company').press('Enter')
    await field(page, 'phone').fill(words.mine)
    await penOf(other, 'company').press('Enter')
    await field(other, 'phone').fill(words.theirs)
    await save(other).click()
    await expect(address(other)).toContainText(words.theirs)
    await save(page).click()
    const choice = dialog(page).locator('.ws-stale')
    for (const line of [words.stale, words.theirs.replaceAll(' ', ''), words.mine])
      await expect(choice).toContainText(line)
    await choice.getByRole('button', { name: words.keepMine }).click()
    await expect(page.locator('.dialog')).toHaveCount(0)
    await expect(address(page)).toContainText(words.mine)
    // What the other tab could take back is no longer there.
    await other.locator('.edit-bar').getByRole('button', { name: words.undo }).click()
    await expect(other.getByText(words.savedSince)).toBeVisible()
    await expect(address(other)).toContainText(words.mine)
    await other.context().close()
  })

for (const code of ['nb', 'ar'] as const)
  test(`[T01] in ${code} nothing that was typed is lost: not by a refusal, not without an answer, not by Escape`, async ({
    page,
    context,
    site,
  }) => {
    const said = await sayingsIn(code)
    const words = `${code}@fjellmat.example`
    await editing(page, site, `/${code}/faq`, owner)
    await penOf(page, 'company').press('Enter')
    await field(page, 'email').fill('nobody')
    await save(page).click()
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await typeAndEscape(field(page, 'email'), words)
    await expect(page.getByText(said('Save or cancel your changes first.'))).toBeVisible()
    await messagesAreLoaded(page)
    await context.setOffline(true)
    await save(page).click()
    await expect(
      dialog(page).getByText(
        said('We cannot reach the server. Your changes are kept here. Try again in a moment.'),
      ),
    ).toBeVisible()
    await expect(field(page, 'email')).toHaveValue(words)
    await context.setOffline(false)
    await save(page).click()
    await expect(address(page)).toContainText(words)

    // What cannot be read says so, and is read when it is asked for again.
    const answer = '**/api/admin/settings'
    await page.route(answer, (route) => route.fulfill({ status: 503, json: {} }))
    await penOf(page, 'company').press('Enter')
    await expect(dialog(page).getByText(said('Failed to load factory data'))).toBeVisible()
    await page.unroute(answer)
    await dialog(page)
      .getByRole('button', { name: said('Try again') })
      .click()
    await expect(field(page, 'email')).toHaveValue(words)
  })

test('[F03] what the footer calls the company is written in place, language by language; the header keeps its name', async ({
  page,
  site,
}) => {
  await editing(page, site, '/ar/faq')
  const name = page.locator('.footer-company .logo bdi')
  const before = (await name.textContent()) ?? ''
  await pencilOf(page, 'footer.company.name').press('Enter')
  await page.locator('.edit-open').getByRole('textbox').first().fill('أطعمة الجبل')
  await page.locator('.edit-open').getByRole('textbox').first().press('Enter')
  await expect(name).toHaveText('أطعمة الجبل')
  await expect(page.locator('.site-header .logo')).toHaveText(before)
  await publicText(page, '/ar/terms', 'أطعمة الجبل')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveText(before)
})
