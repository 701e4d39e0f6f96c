import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { redoButton, undoButton } from '#tests/support/edit-bar.ts'
import {
  another,
  doubleClick,
  editing,
  fieldOf,
  openEdited,
  pencilOf,
  publicText,
} from '#tests/support/edit-mode.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { address, dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { footerLinks, menuLink, openTitle } from '#tests/support/inplace-titles.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { typeAndEscape } from '#tests/support/type-and-escape.ts'

test('[T03] a menu title is written in place, and visitors read it; one click still follows the link', async ({
  page,
  site,
}) => {
  await editing(page, site, '/faq')
  const title = 'Alle varene'
  const before = await page.locator('.main-menu .menu-link').first().innerText()
  const field = await openTitle(page, before)
  await expect(field).toHaveValue(before)
  await field.fill(title)
  await field.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(menuLink(page, title)).toBeVisible()
  for (const line of ['Oversettelsen er oppdatert', 'Menytittelen er oppdatert for Norsk'])
    await expect(page.getByText(line, { exact: true })).toBeVisible()
  await expect(page.locator('[data-mark^="text @menu"]').first()).toBeFocused()
  await publicText(page, '/terms', title)
  // The page draws its menu anew after the save: a press that began on the old link would be on none.
  await idle(page)
  await menuLink(page, title).click()
  await expect(page).not.toHaveURL(/faq/u)
})

test('[T03] titles in an open panel and in the phone’s menu are written where they stand; Escape gives up the words alone', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  const branch = page.locator('.menu-branch').first()
  await expect(page.locator('[data-mark^="text @menu"]').first()).toBeAttached()
  await branch.hover()
  const item = branch.locator('.menu-panel .menu-item').nth(1)
  await expect(item).not.toHaveText('Milk and more')
  await doubleClick(item)
  await fieldOf(page).fill('Milk and more')
  await fieldOf(page).press('Enter')
  await expect(item).toHaveText('Milk and more')
  await expect(item).toBeVisible()
  await expect(branch.locator('.edit-name:focus')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.phone-menu button').click()
  const entry = page.locator('.drawer-menu .drawer-link').nth(1)
  await expect(page.locator('.drawer-menu [data-mark^="text @menu"]').first()).toBeAttached()
  await doubleClick(entry)
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  await field.fill('Not this')
  await field.press('Escape')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(entry).toBeVisible()
  await doubleClick(entry)
  await fieldOf(page).fill('To the shop')
  await fieldOf(page).press('Enter')
  await expect(entry).toHaveText('To the shop')
})

test('[T04] two editors on one title: the second sees both, and nothing is overwritten unseen', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install()
  const other = await another(context)
  await Promise.all([editing(page, site, '/uk/cookies'), editing(other, site, '/uk/cookies')])
  const before = await page.locator('.main-menu .menu-link').nth(1).innerText()
  const [mine, theirs] = [await openTitle(page, before), await openTitle(other, before)]
  // Who had it open first is told with the next word, 10 s later.
  await passUntil(page, page.locator('.edit-others'), 2000)
  await theirs.fill('Їхня назва')
  await theirs.press('Enter')
  await expect(other.locator('.edit-open')).toHaveCount(0)
  await mine.fill('Моя назва')
  await mine.press('Enter')
  const choice = page.getByRole('alertdialog')
  await expect(choice).toContainText('Їхня назва')
  await publicText(page, '/uk/quality', 'Їхня назва')
  await choice.getByRole('button').filter({ hasNotText: /^$/u }).nth(-2).click()
  await expect(menuLink(page, 'Моя назва')).toBeVisible()
  await publicText(page, '/uk/quality', 'Моя назва')
  await other.context().close()
})

test('[T03] [T04] titles that are all missing do not hide one another’s names; one is opened where another language stands in for it, and saved in the page’s own', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('uk')
  await site.database.batch([
    `update languages set fallback_code = 'pl' where code = 'uk'`,
    `delete from menu_item_translations where language_code = 'uk'`,
    `update content_revisions set revision = revision + 1`,
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  await editing(page, site, '/uk/faq')
  const names = page.locator('.site-header .edit-mark[data-tone=missing] .edit-name:visible')
  await expect(names).toHaveCount(5)
  const edges = await names.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  for (const [at, [left = 0]] of edges.entries())
    if (at > 0) expect(left).toBeGreaterThanOrEqual(edges[at - 1]?.[1] ?? 0)
  // Gone to, each tells in words.
  await names.first().focus()
  const told = `${said('Menu title')} · ${said('translation missing')}`
  await expect(names.first().locator('bdi')).toHaveText(told)
  expect((await names.first().boundingBox())?.width).toBeGreaterThan(100)

  const [polish] = (
    await site.database.execute(
      `select title from menu_item_translations where language_code = 'pl' and menu_item_id in (select id from menu_items where url = '/shop')`,
    )
  ).rows
  const field = await openTitle(page, String(polish?.['title']))
  await expect(field).toHaveValue('')
  await field.fill('Крамниця')
  await field.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await publicText(page, '/uk/terms', 'Крамниця')
})

test('[F02] [F03] [F04] titles, links, colours and the company’s name of the footer are written where they stand, and nobody else sees their buttons', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/shipping')
  const footer = page.locator('.site-footer')
  const part = footer.locator('section').first()

  await test.step('a link’s title is written and told, taken back and taken again', async () => {
    const before = await footerLinks(page).nth(1).innerText()
    const field = await openTitle(page, before, '.site-footer')
    const saveTitle = page.locator('.edit-actions .btn-primary')
    await expect(saveTitle).toBeDisabled()
    await field.fill('x'.repeat(61))
    await field.press('Enter')
    await expect(page.locator('.edit-told')).toBeVisible()
    await field.fill('All of our aisles')
    await saveTitle.click()
    await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
    await expect(footerLinks(page).nth(1)).toHaveText('All of our aisles')
    await undoButton(page).click()
    await expect(footerLinks(page).nth(1)).toHaveText(before)
    await redoButton(page).click()
    await expect(footerLinks(page).nth(1)).toHaveText('All of our aisles')
    await publicText(page, '/en/quality', 'All of our aisles')
  })

  await test.step('what it calls the company is written in it alone', async () => {
    const name = page.locator('.footer-company .logo bdi')
    const before = (await name.textContent()) ?? ''
    await pencilOf(page, 'footer.company.name').press('Enter')
    await fieldOf(page).fill('Mountain Foods')
    await fieldOf(page).press('Enter')
    await expect(name).toHaveText('Mountain Foods')
    await expect(page.locator('.site-header .logo')).toHaveText(before)
    await publicText(page, '/en/terms', 'Mountain Foods')
    await page.keyboard.press('Control+z')
    await expect(name).toHaveText(before)
  })

  await test.step('links and colours are changed on the page', async () => {
    await part.locator('.edit-part').click()
    const opened = page.getByRole('dialog')
    await expect(opened.locator('.ws-link-row').first()).toBeVisible()
    await opened.getByRole('button', { name: 'Add Link' }).click()
    await opened.locator('[name=title]').fill('Our news')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(part.getByRole('link', { name: 'Our news' })).toBeVisible()
    await expect(page.locator('[data-mark^="text @footer"]')).toHaveCount(16)

    const plain = await footer.evaluate((element) => getComputedStyle(element).backgroundColor)
    // What is told of the links may lie over it for a while.
    await page.locator('.footer-bottom .edit-part').last().press('Enter')
    await opened.locator('.ws-template').last().click()
    await opened.locator('.btn-primary').click()
    await expect(opened).toBeHidden()
    await expect(footer).not.toHaveCSS('background-color', plain)
  })

  await test.step('whoever only translates has no buttons there', async () => {
    // This tab still edits.
    await signedIn(page.context(), site, { role: 'translator' })
    await open(page, `${site.url}/en/shipping`)
    await expect(page.locator('[data-mark^="text @footer"]').first()).toBeAttached()
    await expect(page.locator('.edit-part')).toHaveCount(0)
  })
})

test('[T01] the company is changed where the footer, the header and the contact page show it, by the keyboard alone, and stands there at once', async ({
  page,
  site,
}) => {
  const words = 'Melkeveien 7, 5003 Bergen'
  await editing(page, site, '/terms', owner)
  await test.step('in the footer', async () => {
    const pen = penOf(page, 'company')
    await pen.focus()
    await expect(pen).toHaveCSS('opacity', '1')
    await expect(pen).toHaveAccessibleName(/Bedrift/u)
    await page.keyboard.press('Enter')
    await expect(field(page, 'address')).toBeVisible()
    await field(page, 'address').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.locator('.dialog')).toHaveCount(0)
    await expect(address(page)).toContainText(words)
    await expect(pen).toBeFocused()
    await publicText(page, '/faq', words)
  })

  await test.step('in the header, and one step after the other is taken back', async () => {
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

  await test.step('on the card of the contact page', async () => {
    const others = 'Kaiveien 2, 5003 Bergen'
    const card = page.locator('.reach')
    await open(page, '/contact')
    await expect(penOf(page, 'contactCard')).toBeAttached()
    await card.locator('p.reach-big').dblclick()
    await field(page, 'address').fill(others)
    await field(page, 'address').press('Enter')
    await expect(card).toContainText(others)
    await expect(address(page)).toContainText(others)
    await expect(penOf(page, 'contactCard')).toBeFocused()
    await publicText(page, '/contact', others)
  })
})

test('[T01] the company of two tabs: the second sees both, and nothing is overwritten unseen', async ({
  page,
  context,
  site,
}) => {
  const [mine, theirs] = ['55 11 22 33', '55 44 55 66']
  const other = await another(context)
  await Promise.all([editing(page, site, '/faq', owner), editing(other, site, '/faq', owner)])
  await penOf(page, 'company').press('Enter')
  await field(page, 'phone').fill(mine)
  await penOf(other, 'company').press('Enter')
  await field(other, 'phone').fill(theirs)
  await save(other).click()
  await expect(address(other)).toContainText(theirs)
  await save(page).click()
  const choice = dialog(page).locator('.ws-stale')
  const told = 'Noen andre har lagret dette i mellomtiden'
  for (const line of [told, theirs.replaceAll(' ', ''), mine])
    await expect(choice).toContainText(line)
  await choice.getByRole('button', { name: 'Behold mine' }).click()
  await expect(page.locator('.dialog')).toHaveCount(0)
  await expect(address(page)).toContainText(mine)
  // What the other tab could take back is no longer there.
  await other.locator('.edit-bar').getByRole('button', { name: 'Angre' }).click()
  await expect(
    other.getByText('Noen andre har lagret dette siden. Ingenting ble angret.'),
  ).toBeVisible()
  await expect(address(other)).toContainText(mine)
  await other.context().close()
})

test('[T01] nothing that was typed is lost: not by a refusal, not without an answer, not by Escape', async ({
  page,
  context,
  site,
}) => {
  const words = 'post@fjellmat.example'
  await editing(page, site, '/en/faq', owner)
  await penOf(page, 'company').press('Enter')
  await field(page, 'email').fill('nobody')
  await save(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await typeAndEscape(field(page, 'email'), words)
  await expect(page.getByText('Save or cancel your changes first.')).toBeVisible()
  await messagesAreLoaded(page)
  await context.setOffline(true)
  await save(page).click()
  await expect(
    dialog(page).getByText(
      'We cannot reach the server. Your changes are kept here. Try again in a moment.',
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
  await expect(dialog(page).getByText('Failed to load factory data')).toBeVisible()
  await page.unroute(answer)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'email')).toHaveValue(words)
})

test('[T01] the buttons of a dialog over the page stay in its foot, and cover no field', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/terms', owner)
  for (const [code, name] of [
    ['nb', 'companyName'],
    ['nb', 'logo'],
    ['ar', 'companyName'],
  ] as const)
    await test.step(`${name} in ${code}`, async () => {
      await page.setViewportSize({ width: 1280, height: 680 })
      // Edit Mode stays on from one page to the next.
      await open(page, `/${code}/terms`)
      await penOf(page, name).press('Enter')
      const fields = dialog(page).locator('.settings-fields :is(input, textarea, select):visible')
      await fields.first().focus()
      await expect(save(page)).toBeInViewport({ ratio: 1 })
      for (const each of await fields.all()) {
        await each.focus()
        await expect(each).toBeInViewport({ ratio: 1 })
        const [lowest, foot] = await Promise.all([each.boundingBox(), save(page).boundingBox()])
        expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
      }
      await page.setViewportSize({ width: 360, height: 680 })
      await expect(save(page)).toBeInViewport({ ratio: 1 })
      const beside = await dialog(page)
        .locator('.float-body')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beside).toBe(0)
    })
})

test.describe('in a window that has just been opened', () => {
  // What the test before has open would still be at work on its way out while this one signs somebody else in.
  test.use({ isCold: true })

  test('[T01] announcement and logo are changed where they stand, and taken back; who may not change the settings sees no pen there', async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/faq', owner)
    const bar = page.locator('.announcement')
    const place = page.locator('.edit-announce')

    await test.step('an announcement is written where it will stand, and changed there', async () => {
      await expect(place).toBeVisible()
      await place.press('Enter')
      await dialog(page).getByRole('checkbox').first().check()
      // The language that is shown comes first, as the page has it.
      await expect(
        dialog(page).locator('input[name^="announcement.texts."]').first(),
      ).toHaveAttribute('lang', 'en')
      await field(page, 'announcement.texts.en').fill('Closed at Easter')
      await field(page, 'announcement.texts.nb').fill('Stengt i påsken')
      await save(page).click()
      await expect(bar).toContainText('Closed at Easter')
      await expect(place).toBeHidden()
      await expect(penOf(page, 'announcement')).toBeFocused()
      await publicText(page, '/en/terms', 'Closed at Easter')

      await bar.locator('p').dblclick()
      await field(page, 'announcement.texts.en').fill('Closed at Easter!')
      await save(page).click()
      await expect(bar).toContainText('Closed at Easter!')
      await undoButton(page).click()
      await expect(bar).not.toContainText('Closed at Easter!')
      await undoButton(page).click()
      await expect(bar).toHaveCount(0)
      await expect(place).toBeVisible()
    })

    await test.step('the logo is chosen where it stands', async () => {
      await expect(page.getByRole('button', { name: /^Edit: Logo/u })).toBeAttached()
      await penOf(page, 'logo').press('Enter')
      await expect(dialog(page).getByRole('group', { name: 'Logo' })).toBeVisible()
      await expectNoFaults(page, { rules: 'guidelines' })
      await page.keyboard.press('Escape')
      await expect(page.locator('.dialog')).toHaveCount(0)
    })

    for (const role of ['translator', 'editor'] as const)
      await test.step(`a person of the role ${role} sees no pen there`, async () => {
        await signedIn(page.context(), site, { role })
        await open(page, `${site.url}/en/shipping`)
        await expect(page.locator('[data-mark^="text @footer"]').first()).toBeAttached()
        await expect(page.locator('[data-mark^="setting"], .edit-announce')).toHaveCount(0)
      })
  })
})

test('[P02] [T03] a product is named where it stands: its card in the list and its form in the workspace are called so, its address stays', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/products/cultured-butter')
  const heading = page.locator('.buy h1')
  const title = 'Butter of the bog'
  await expect(page.locator('[data-mark^="text @products/"]').first()).toBeAttached()
  await doubleClick(heading)
  await fieldOf(page).fill(title)
  await fieldOf(page).press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(heading).toHaveText(title)
  await publicText(page, '/en/products/cultured-butter', title)
  await openEdited(page, `${site.url}/en/products?search=bog`)
  const card = page.locator('.product-grid .product').filter({ hasText: title })
  await expect(card.locator('a')).toHaveAttribute('href', '/en/products/cultured-butter')
  await open(page, `${site.url}/en/admin/products?q=bog`)
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)
})
