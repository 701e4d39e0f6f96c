import type { Locator, Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { addSection } from '#tests/support/add-section.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  editing,
  fieldOf,
  giveUp,
  openText,
  pencilOf,
  publicText,
  textOf,
} from '#tests/support/edit-mode.ts'
import { chooseMore, closed, write, writeDraft } from '#tests/support/edited-texts.ts'
import { address, dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { former, latter, openHistory, saveVersion } from '#tests/support/text-versions.ts'

const unreached = 'We cannot reach the server. Nothing was changed. Try again in a moment.'

const bar = (page: Page) => page.locator('.edit-bar')
const undoOf = (page: Page, name = 'Undo') => bar(page).getByRole('button', { name, exact: true })
const redoOf = (page: Page, name = 'Redo') => bar(page).getByRole('button', { name, exact: true })
const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })

test('[T04] the history shows what a text said, the newest first and the older ones when they are asked for, and brings it back', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  for (const line of ['Write to us', 'Call us']) await write(page, 'privacy.title', line)
  const drawer = await openHistory(page, 'privacy.title')
  await expect(drawer.locator('li').first()).toContainText('Shown now')
  const older = drawer.locator('li').filter({ hasText: 'Write to us' })
  await expect(older.locator('ins').first()).toContainText('Write')
  await expect(older).toContainText('Kari Prøve')
  // What came with the site was written at no time that is known.
  await expect(drawer.locator('li').last()).toContainText('Published')
  await expect(drawer.locator('li').last()).not.toContainText('1970')
  await older.getByRole('button', { name: /Bring back/u }).click()
  await expect(textOf(page, 'privacy.title')).toHaveText('Write to us')

  for (let number = 1; number <= 19; number += 1)
    await saveVersion(page, 'privacy/title', `Privacy ${number}`)
  await reload(page)
  await openHistory(page, 'privacy.title')
  const versions = drawer.locator('.edit-versions > li')
  await expect(versions).toHaveCount(20)
  await drawer.getByRole('button', { name: 'Show older versions' }).press('Enter')
  await expect(versions.nth(20)).toBeFocused()
  await expect(versions).toHaveCount(23)
})

test('[T04] the history of a rich text tells a changed heading, link, picture and bold words', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await saveVersion(page, 'terms/body', former)
  await saveVersion(page, 'terms/body', latter)
  await reload(page)
  const drawer = await openHistory(page, 'terms.body')
  const newest = drawer.locator('.edit-versions > li').first()
  await expect(newest).toContainText('Heading 2 → Heading 3')
  await expect(newest).toContainText(/Link to \u2066\/farms\u2069 → Link to \u2066\/about/u)
  await expect(newest).toContainText(
    /Alternative text: \u2068A cow\u2069 → Alternative text: \u2068Two cows/u,
  )
  await expect(newest.locator('ins', { hasText: 'Bold' })).toBeVisible()
  await expect(newest.locator('del').first()).toHaveCSS('text-decoration-line', 'line-through')
  await expect(newest.locator('ins').first()).toHaveCSS('text-decoration-line', 'underline')
})

test('[T04] any two versions are compared, by the keyboard too; at first the newest with the one before it; what cannot be read or brought back now is told', async ({
  page,
  site,
}) => {
  await site.database.execute(`delete from page_content_translations
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'terms' and content_key = 'lede')`)
  await editing(page, site, '/en/terms')
  const list = (words: string) => `<h2>Fruit</h2><p>${words}</p>`
  const asBefore = list('Two pears').replace('><', '>\n<')
  for (const value of [...['One apple', 'Two apples', 'Two pears'].map(list), asBefore])
    await saveVersion(page, 'terms/body', value)
  await reload(page)
  const drawer = await openHistory(page, 'terms.body')
  await test.step('any two versions are compared', async () => {
    const none = 'Readers see no difference.'
    await expect(drawer.locator('.edit-versions > li').first()).toContainText(none)
    await drawer.locator('summary', { hasText: 'Compare two versions' }).press('Enter')
    const compared = drawer.locator('.edit-compare')
    const changed = 'What changed from the first to the second'
    await expect(compared.getByRole('heading', { name: changed })).toBeVisible()
    await expect(compared).toContainText(none)
    await compared.getByLabel('First version').press('ArrowDown')
    await expect(compared.locator('del')).toHaveText('apples')
    await expect(compared.locator('ins')).toHaveText('pears')
    await compared.getByLabel('First version').press('ArrowDown')
    await expect(compared.locator('del')).toHaveText(['One', 'apple'])
    await expect(compared.locator('ins')).toHaveText(['Two', 'pears'])
    await compared.getByLabel('Second version').selectOption({ index: 3 })
    await expect(compared).toContainText('Both say the same.')
  })
  const back = drawer.getByRole('button', { name: 'Bring back' }).first()
  await test.step('one that could not be brought back is brought back later', async () => {
    await page.route('**/terms/body/restore', (route) => route.abort())
    await back.click()
    await expect(drawer.getByRole('alert')).toHaveText(unreached)
    await page.unroute('**/terms/body/restore')
    await back.click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Brought back.' })).toBeAttached()
    await closed(page)
  })
  await test.step('nothing is brought back over words that are typed', async () => {
    await pencilOf(page, 'terms.body').press('Enter')
    await fieldOf(page).pressSequentially('Pears')
    await page.getByRole('button', { name: 'History' }).press('Enter')
    await expect(drawer.locator('.edit-note')).toHaveText('Save or cancel your changes first.')
    await expect(back).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await fieldOf(page).press('Escape')
    await closed(page)
  })
  await test.step('a history that could not be read, and one of a text that nobody has written in this language', async () => {
    await page.route('**/terms/lede/history?**', (route) => route.abort())
    const unread = await openHistory(page, 'terms.lede')
    await expect(unread.getByRole('alert')).toContainText('The history could not be read.')
    await page.unroute('**/terms/lede/history?**')
    await unread.getByRole('button', { name: 'Try again' }).click()
    await expect(
      unread.getByRole('heading', { name: 'Nothing has been changed yet.' }),
    ).toBeVisible()
  })
})

test('[T04] what was written is taken back and again in another language and on another page, says where it stands, and is nothing to whoever signs in next', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('ar')
  await editing(page, site, '/nb/privacy')
  const title = textOf(page, 'privacy.title')
  const before = await title.innerText()
  await write(page, 'privacy.title', '1 2 3')

  await test.step('in another language', async () => {
    await bar(page).locator('.edit-bar-language').click()
    await page.getByRole('menuitem', { name: /العربية/u }).click()
    await page.waitForURL(/\/ar\//u)
    const words = await title.innerText()
    const place = (saying: string) =>
      page.getByText(said(saying).replace('{elsewhere}', '')).filter({ hasText: /norsk/iu })
    await undoOf(page, said('Undo')).click()
    await expect(place('Undone: {elsewhere}')).toBeVisible()
    await publicText(page, `${site.url}/nb/privacy`, before)
    await expect(title).toHaveText(words)
    await page.keyboard.press('Control+Shift+z')
    await expect(place('Done again: {elsewhere}')).toBeVisible()
    await publicText(page, `${site.url}/nb/privacy`, '1 2 3')
  })
  await test.step('back in its own', async () => {
    await open(page, `${site.url}/nb/privacy`)
    await undoOf(page, 'Angre').click()
    await expect(title).toHaveText(before)
    await redoOf(page, 'Gjør om').click()
    await expect(title).toHaveText('1 2 3')
  })
  await test.step('on another page, whose own stays whole', async () => {
    await open(page, `${site.url}/nb/cookies`)
    const field = await openText(page, 'cookies.title')
    await field.fill('1 2 3')
    await field.press('Enter')
    await expect(textOf(page, 'cookies.title')).toHaveText('1 2 3')
    await open(page, `${site.url}/nb/contact`)
    await undoOf(page, 'Angre').click()
    await expect(page.getByText('Angret: Tittel · \u2066cookies\u2069')).toBeVisible()
    // By a link of the same document: what is known of the page is what was read of it.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href$="/cookies"]')?.click(),
    )
    await page.waitForURL(/cookies/u)
    await expect(await openText(page, 'cookies.body')).toContainText(/\p{L}/u)
    // While a long text is open its tools stand where the bar does.
    await giveUp(page)
  })
  await test.step('whoever signs in next in this tab has none of these steps', async () => {
    for (const button of [undoOf(page, 'Angre'), redoOf(page, 'Gjør om')])
      await expect(button).toBeEnabled()
    await signedIn(page.context(), site, { role: 'editor' })
    await open(page, `${site.url}/nb/privacy`)
    await expect(bar(page)).toBeVisible()
    for (const button of [undoOf(page, 'Angre'), redoOf(page, 'Gjør om')])
      await expect(button).toBeDisabled()
  })
})

interface Row {
  done: unknown[]
}

test('[T04] what can no longer be taken back says so, and is in the way of nothing else', async ({
  page,
  site,
}) => {
  const undo = undoOf(page)
  const title = textOf(page, 'shipping.title')
  await editing(page, site, '/en/shipping')
  const before = await title.innerText()
  await write(page, 'shipping.title', '1 2 3')
  const row = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('edit-steps') ?? ''),
  ) as Row
  const [was, is] = [{ sections: '[]' }, { sections: '[1]' }]
  const removed = { kind: 'sections', of: { page: 'nowhere' }, before: was, after: is }
  const unknown = { ...removed, kind: 'constructor' }
  const words = JSON.stringify({ ...row, done: [...row.done, removed, unknown] })
  await page.evaluate((kept) => sessionStorage.setItem('edit-steps', kept), words)
  await reload(page)
  const left = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('edit-steps') ?? '').done.length)
  await undo.click()
  await expect(
    page.getByText('It is no longer there, or you may no longer change it.').first(),
  ).toBeVisible()
  await expect.poll(left).toBe(2)
  await undo.click()
  await expect.poll(left).toBe(1)
  await undo.click()
  await expect(title).toHaveText(before)
  await expect(undo).toBeDisabled()
})

test('[T04] links and colours of the footer are taken back and again in one row with the settings, are named where they are out of sight, and those of somebody else are left alone', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/shipping', owner)
  const footer = page.locator('.site-footer')
  const links = footer.locator('section').first().getByRole('link')
  const ground = () => footer.evaluate((each) => getComputedStyle(each).backgroundColor)
  const [before, plain] = [await links.allTextContents(), await ground()]
  const after = [...before.slice(1), 'Our news']
  const [undo, redo] = [undoOf(page), redoOf(page)]
  const expectOcean = () => expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')

  await test.step('they are saved', async () => {
    await footer.locator('section').first().locator('.edit-part').click()
    await dialog(page)
      .getByRole('button', { name: `Remove ${before[0]}` })
      .click()
    await dialog(page).getByRole('button', { name: 'Add Link' }).click()
    await field(page, 'title').fill('Our news')
    await field(page, 'titles.ar').fill('أخبارنا')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(links).toHaveText(after)
    // A message may lie over it.
    await page.locator('.footer-bottom .edit-part').last().press('Enter')
    await dialog(page).getByRole('button', { name: 'Ocean Depth' }).click()
    await dialog(page).getByRole('button', { name: 'Apply colours' }).click()
    await expectOcean()
    await penOf(page, 'company').press('Enter')
    await field(page, 'address').fill('Sjøgata 3')
    await save(page).click()
    await expect(address(page)).toContainText('Sjøgata 3')
  })
  await test.step('the row is kept where the page begins anew', async () => {
    await reload(page)
    await undo.click()
    await expect(address(page)).not.toContainText('Sjøgata 3')
    await expectOcean()
    await undo.click()
    await expect.poll(ground).toBe(plain)
    await undo.click()
    await expect(links).toHaveText(before)
    await expect(undo).toBeDisabled()
    await redo.click()
    await expect(links).toHaveText(after)
    await redo.click()
    await expectOcean()
    await undo.click()
    await expect.poll(ground).toBe(plain)
    for (const step of ['colours', 'company']) {
      await expect(redo, step).toBeEnabled()
      await redo.click()
    }
    await expect(address(page)).toContainText('Sjøgata 3')
  })
  await test.step('out of sight they are told by their names', async () => {
    await open(page, '/en/products')
    for (const names of [['Company'], ['Colours of the footer'], ['Footer', 'Quick links']]) {
      await undo.click()
      await expect(toldStep(page, 'Undone:', ...names)).toBeVisible()
    }
  })
  await test.step('before the reader’s eyes nobody has to say it', async () => {
    await open(page, '/en/faq')
    await footer.locator('.footer-bottom').scrollIntoViewIfNeeded()
    await redo.click()
    await expect(links).toHaveText(after)
    await redo.click()
    await expectOcean()
    await redo.click()
    await expect(address(page)).toContainText('Sjøgata 3')
    await expect(redo).toBeDisabled()
    await expect(toldStep(page, 'Done again:')).toHaveCount(0)
  })
  await test.step('somebody else’s links are left alone, and it is said', async () => {
    await undo.click()
    await expect(address(page)).not.toContainText('Sjøgata 3')
    await undo.click()
    await expect.poll(ground).toBe(plain)
    const other = await anotherAdmin(site, 'editor')
    const { sections } = (await (await other('GET', '/footer')).json()) as {
      sections: { key: string; rev: number }[]
    }
    const rev = sections.find(({ key }) => key === 'quicklinks')?.rev
    const theirs = { title: 'Theirs', titles: {}, url: '/faq', isExternal: false }
    await other('PUT', '/footer/quicklinks.links', { links: [theirs], rev })
    await undo.click()
    await expect(
      page.getByText('Somebody else saved this since. Nothing was undone.'),
    ).toBeVisible()
    await expect(links).toHaveText(['Theirs'])
  })
})

test('[T04] an announcement whose words in another language are taken back says in which; a text and a link’s title that are out of sight are named', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('nb')
  const undo = undoOf(page, said('Undo'))
  await editing(page, site, '/nb/faq', owner)
  await test.step('an announcement', async () => {
    await page.locator('.edit-announce').press('Enter')
    await dialog(page).getByRole('checkbox').first().check()
    for (const each of ['nb', 'ar']) await field(page, `announcement.texts.${each}`).fill('1 2 3')
    await saveForm(page)
    await penOf(page, 'announcement').press('Enter')
    await field(page, 'announcement.texts.ar').fill('4 5 6')
    await saveForm(page)
    await expect(page.locator('.announcement')).toContainText('1 2 3')
    await undo.click()
    await expect(toldStep(page, 'Angret:', said('Announcement'), 'العربية')).toBeVisible()
    await undo.click()
    await expect(page.locator('.announcement')).toHaveCount(0)
    await expect(undo).toBeDisabled()
  })
  await test.step('a text of the page and a link’s title', async () => {
    await open(page, '/nb/support')
    await write(page, 'support.title', '1 2 3')
    await page.locator('[data-mark^="text @footer/quicklinks"]').first().press('Enter')
    await fieldOf(page).fill('4 5 6')
    await fieldOf(page).press('Enter')
    await expect(page.locator('.site-footer section').first()).toContainText('4 5 6')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await undo.click()
    await expect(toldStep(page, 'Angret:', said('Footer link'))).toBeVisible()
    await page.locator('.footer-bottom').scrollIntoViewIfNeeded()
    await undo.click()
    await expect(toldStep(page, 'Angret:', said('Title'))).toBeVisible()
    await expect(undo).toBeDisabled()
  })
})

test('a saved menu is taken back as it was: its entries, their order, and titles that it had no words for; one that was outdated is outdated again', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const menu = async () => (await (await call('GET', '/menu')).json()) as EditableMenu
  await open(page, '/en/admin/menus')
  const saveMenu = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Menu saved')).toBeVisible()
  }
  await test.step('entries, their order and titles', async () => {
    const kept = ({ items }: EditableMenu) =>
      items.map(({ title, titles, url, children }) => [title, titles, url, children.length])
    const before = kept(await menu())
    const names = page.locator('.ws-link-row strong')
    const shown = await names.allTextContents()
    await page.getByRole('button', { name: `Move ${shown[0]} down` }).click()
    await page
      .getByRole('button', { name: /^Remove /u })
      .last()
      .click()
    await saveMenu()
    await expect.poll(async () => kept(await menu())).not.toEqual(before)
    await undoSaved(page, 'Menu saved')
    expect(kept(await menu())).toEqual(before)
    await expect(names).toHaveText(shown)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  })
  await test.step('a title that was outdated', async () => {
    const first = async () => (await menu()).items[0]
    const { id, titles, made } = (await first()) ?? {}
    await call('PUT', `/menu/${id}/title`, { language: 'nb', seen: titles?.['nb'], title: 'Nytt' })
    await open(page, '/en/admin/menus')
    const name = titles?.['en'] ?? ''
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    await page.locator('[name="titles.pl"]').fill('Całkiem nowe')
    await saveMenu()
    expect((await first())?.titles['pl']).toBe('Całkiem nowe')
    await undoSaved(page, 'Menu saved')
    const back = await first()
    expect(back?.titles['pl']).toBe(titles?.['pl'])
    expect(back?.made['pl']).toEqual(made?.['pl'])
  })
})

test('[G01] a setting is taken back by the message of its save, which stays for as long as it takes to reach it; where somebody saved it since, nothing is, and it is said', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/settings?group=company')
  const name = page.locator('[name=companyName]')
  const offered = toast(page, 'Settings saved').getByRole('button', { name: 'Undo' })
  const saveAs = async (words: string) => {
    await name.fill(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Settings saved')).toBeVisible()
  }
  await test.step('it is taken back', async () => {
    const before = await name.inputValue()
    await saveAs('The other dairy')
    await undoSaved(page, 'Settings saved')
    await expect(name).toHaveValue(before)
    await expect(toast(page, 'Settings saved')).toHaveCount(0)
  })
  await test.step('somebody else saved it since', async () => {
    await saveAs('Yet another dairy')
    const call = await anotherAdmin(site, 'owner')
    const settings = async () =>
      (await (await call('GET', '/settings')).json()) as { company: { companyName: string } }
    const { company } = await settings()
    await call('PUT', '/settings/company', { ...company, companyName: 'Theirs' })
    await offered.click()
    await expect(toast(page, 'Somebody else saved this since. Nothing was undone.')).toBeVisible()
    expect((await settings()).company.companyName).toBe('Theirs')
  })
  await test.step('the message stays for ten seconds', async () => {
    await page.clock.install()
    await open(page, '/en/admin/settings?group=company')
    await saveAs('Another dairy')
    await expect(offered).toBeVisible()
    await page.clock.runFor(8000)
    await expect(offered).toBeVisible()
    await page.clock.runFor(4000)
    await expect(offered).toHaveCount(0)
  })
})

test('the footer’s links and colours, and the header, are taken back by the messages of their saves', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const footer = async () =>
    (await (await call('GET', '/footer')).json()) as {
      colors: object | null
      sections: { links: { title: string }[] }[]
    }
  const before = await footer()
  await open(page, '/en/admin/footer')
  await page.getByRole('button', { name: 'Change colours' }).click()
  await dialog(page).getByRole('button', { name: 'Ocean Depth' }).click()
  await dialog(page).getByRole('button', { name: 'Apply colours' }).click()
  await undoSaved(page, 'Template Applied')
  expect((await footer()).colors).toEqual(before.colors)

  await page
    .getByRole('button', { name: /^Manage links/u })
    .first()
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Remove /u })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await undoSaved(page, 'Section Updated')
  const titles = ({ sections }: typeof before) =>
    sections.map(({ links }) => links.map(({ title }) => title))
  expect(titles(await footer())).toEqual(titles(before))

  await open(page, '/en/admin/header')
  const width = page.getByLabel('Width in px', { exact: true })
  const was = await width.inputValue()
  await width.fill('61')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await undoSaved(page, 'Saved')
  await expect(width).toHaveValue(was)
})

test('[T04] an undo takes back a schedule, brings back the draft that went with it, and the plan before; what is over is told, and is in the way of nothing else', async ({
  page,
  site,
}) => {
  const name = 'accessibility.lede'
  const line = 'Brie and rye'
  const waiting = async () => {
    const { rows } = await site.database.execute(`select kind, publish_at from content_pending
      join page_contents on id = page_content_id where value = '${line}' and content_key = 'lede'`)
    const hours = rows.map(
      ({ publish_at }) => publish_at && new Date(Number(publish_at)).getUTCHours(),
    )
    return rows.map(({ kind }, at) => [kind, hours[at]].filter(Boolean).join(' ')).join()
  }
  await editing(page, site, '/en/accessibility')
  const [undo, redo] = [undoOf(page), redoOf(page)]
  const before = await textOf(page, name).innerText()
  const year = new Date().getFullYear() + 1
  const schedule = async (hour: string) => {
    await openText(page, name)
    await page.locator('.edit-foot').getByRole('button', { name: 'Schedule' }).first().click()
    const form = page.locator('.edit-schedule')
    await form.getByLabel('Shown from').fill(`${year}-01-12T${hour}:00`)
    await form.getByRole('button', { name: 'Schedule' }).click()
    await closed(page)
  }
  const callOff = async () => {
    await openText(page, name)
    await chooseMore(page, 'Call the schedule off')
    // The page knows of it by then, and not the database alone.
    await closed(page)
  }
  await test.step('each step is taken back and again', async () => {
    await writeDraft(page, name, line)
    for (const hour of ['08', '09']) await schedule(hour)
    await expect.poll(waiting).toBe('scheduled 8')
    await callOff()
    await expect.poll(waiting).toBe('')
    for (const then of ['scheduled 8', 'scheduled 7', 'draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(textOf(page, name)).toHaveText(before)
    await expect(undo).toBeDisabled()
    for (const then of ['draft', 'scheduled 7', 'scheduled 8']) {
      await redo.click()
      await expect.poll(waiting).toBe(then)
    }
    await undo.click()
    await undo.click()
    await expect(textOf(page, name)).toHaveText(line)
  })
  const isOver = page.getByText('The planned time has passed. Choose a new time to plan it.')
  await test.step('what is over by this clock', async () => {
    const left = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('edit-steps') ?? '').undone.length)
    await page.clock.setFixedTime(Date.UTC(year, 0, 13))
    await redo.click()
    await expect(isOver.first()).toBeVisible()
    await redo.click()
    // What was thrown away after the two is left alone.
    await expect.poll(left).toBe(1)
    expect(await waiting()).toBe('draft')
    await page.clock.setFixedTime(Date.now())
  })
  await test.step('what is over by the server’s', async () => {
    await schedule('10')
    await callOff()
    const texts = '**/api/admin/content/texts/accessibility/lede'
    await page.route(texts, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), publishAt: 1 } }),
    )
    // The messages of before have gone.
    await expect(isOver).toHaveCount(0)
    await undo.click()
    await expect(isOver).toBeVisible()
    await page.unroute(texts)
    for (const then of ['draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(undo).toBeDisabled()
  })
})

test('[T04] what was done to the sections of a page is taken back and taken again, in one row with its texts', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  const [undo, redo] = [undoOf(page), redoOf(page)]
  const title = textOf(page, 'quality.section.2.title')
  const block = page.locator('[data-kind="call-to-action"]')
  await addSection(page, 'Steps')
  await addSection(page, 'Call to action')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])
  await write(page, 'quality.section.2.title', 'Ask us')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await toolsOf(page, 'Steps').getByRole('button', { name: 'Hide from the page' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2'])
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Call to action' })
  await settings.getByLabel('Background').selectOption('Tinted')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(block).toHaveAttribute('data-ground', 'tint')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => listOf(page)).toEqual([])

  await reload(page)
  await undo.click()
  await expect(title).toHaveText('Ask us')
  await undo.click()
  await expect(block).not.toHaveAttribute('data-ground', 'tint')
  await undo.click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])
  await page.keyboard.press('Control+z')
  await expect(title).not.toHaveText('Ask us')
  for (const keys of ['Control+z', 'Control+z']) await page.keyboard.press(keys)
  await expect.poll(() => listOf(page)).toEqual([])
  await expect(undo).toBeDisabled()

  // Adding it again gives it its number and its words again.
  for (const rest of [6, 5, 4, 3]) {
    await redo.click()
    await expect(redo, `${rest} more`).toBeEnabled()
  }
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await expect(title).toHaveText('Ask us')
  await reload(page)
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
})

test('[T04] where somebody else has changed the sections since, undo leaves them alone and says so; so is what never reached the server', async ({
  page,
  site,
}) => {
  const at = 'how-we-make'
  await editing(page, site, `/en/${at}`)
  const steps = toolsOf(page, 'Steps')
  const hide = steps.getByRole('button', { name: 'Hide from the page' })
  await addSection(page, 'Steps')
  const added = 'The section was added. Its texts are edited on the page.'
  await expect(page.getByRole('status').filter({ hasText: added })).toBeAttached()
  await expect.poll(() => listOf(page)).toEqual([`${at}:1`])
  const theirs = await anotherAdmin(site, 'editor')
  const addTheirs = async () => {
    const read = await (await theirs('GET', `/content/sections/${at}`)).json()
    const { sections, rev } = read as { sections: object[]; rev: number }
    const list = [...sections, { kind: 'text' }]
    await theirs('PUT', `/content/sections/${at}`, { sections: list, rev })
  }
  await addTheirs()
  await undoOf(page).click()
  await expect(
    toast(page, 'Somebody else changed the sections since. Nothing was undone.'),
  ).toBeVisible()
  await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`])

  await page.route('**/api/admin/content/sections/**', (route) => route.abort())
  await hide.click()
  await expect(toast(page, unreached)).toBeVisible()
  await page.unroute('**/api/admin/content/sections/**')
  await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`])

  await addTheirs()
  await hide.click()
  await expect(
    toast(page, 'Somebody else changed the sections meanwhile. Look at them and try again.'),
  ).toBeVisible()
  await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`, `${at}:3`])
  await steps.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => listOf(page)).toEqual([`${at}:2`, `${at}:3`])
  await toast(page, 'The section was removed.').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listOf(page)).toEqual([`${at}:1`, `${at}:2`, `${at}:3`])
})

const listOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))

const toolsOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true })

/** What is said of a step that was taken back, or again, with all that it is called. */
function toldStep(page: Page, saying: string, ...names: string[]): Locator {
  const words = names.map((name) => `(?=.*${name})`).join('')
  return toast(page, saying).filter({ hasText: new RegExp(`^${words}`, 'u') })
}

async function saveForm(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.locator('.dialog')).toHaveCount(0)
}

/** Presses 'Undo' on the message of a save, and waits until it is said that it was done. */
async function undoSaved(page: Page, message: string): Promise<void> {
  const offered = toast(page, message).getByRole('button', { name: 'Undo' })
  await expect(offered).toBeVisible()
  // What an undo before this one has said may still be there.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await offered.click()
  expect((await answered).ok()).toBe(true)
  await expect(toast(page, 'What was there before is back.').first()).toBeVisible()
}
