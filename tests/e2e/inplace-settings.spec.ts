import type { Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { another, editing, pencilOf, publicText } from '#tests/support/edit-mode.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { typeAndEscape } from '#tests/support/type-and-escape.ts'

const penOf = (page: Page, name: string) => page.locator(`[data-mark="setting ${name} 1"]`)
const dialog = (page: Page) => page.locator('.dialog').first()
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
const save = (page: Page) => dialog(page).locator('.ws-form-foot .btn-primary')
const address = (page: Page) => page.locator('.footer-company address')
const bar = (page: Page) => page.locator('.announcement')
const owner = { role: 'owner' } as const

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

for (const code of ['nb', 'ar'])
  test(`[T01] in ${code} an announcement is written where it will stand, changed there, and taken back`, async ({
    page,
    site,
  }) => {
    const prefix = code === 'nb' ? '' : `/${code}`
    await editing(page, site, `${prefix}/faq`, owner)
    const place = page.locator('.edit-announce')
    await expect(place).toBeVisible()
    await place.press('Enter')
    await dialog(page).getByRole('checkbox').first().check()
    // The language that is shown comes first, as the page has it.
    await expect(
      dialog(page).locator('input[name^="announcement.texts."]').first(),
    ).toHaveAttribute('lang', code)
    await field(page, 'announcement.texts.nb').fill('Stengt i påsken')
    await field(page, 'announcement.texts.ar').fill('مغلق في عيد الفصح')
    await save(page).click()
    const shown = code === 'nb' ? 'Stengt i påsken' : 'مغلق في عيد الفصح'
    await expect(bar(page)).toContainText(shown)
    await expect(place).toBeHidden()
    await expect(penOf(page, 'announcement')).toBeFocused()
    await publicText(page, `${prefix}/terms`, shown)

    await bar(page).locator('p').dblclick()
    await field(page, `announcement.texts.${code}`).fill(`${shown}!`)
    await save(page).click()
    await expect(bar(page)).toContainText(`${shown}!`)
    await page.locator('.edit-bar .edit-tool').first().click()
    await expect(bar(page)).not.toContainText(`${shown}!`)
    await page.locator('.edit-bar .edit-tool').first().click()
    await expect(bar(page)).toHaveCount(0)
    await expect(place).toBeVisible()
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

test('[T01] the logo is chosen where it stands; who may not change the settings sees no pen there', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/faq', owner)
  await expect(page.getByRole('button', { name: /^Edit: Logo/u })).toBeAttached()
  await penOf(page, 'logo').press('Enter')
  await expect(dialog(page).getByRole('group', { name: 'Logo' })).toBeVisible()
  await expectNoFaults(page, { rules: 'guidelines' })
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  for (const role of ['translator', 'editor'] as const) {
    await signedIn(page.context(), site, { role })
    await open(page, `${site.url}/en/shipping`)
    await expect(page.locator('[data-mark^="footer"]').first()).toBeAttached()
    await expect(page.locator('[data-mark^="setting"], .edit-announce')).toHaveCount(0)
  }
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

test('[T04] links and colours of the footer are taken back and taken again, in one row with the settings', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/shipping', owner)
  const links = page.locator('.site-footer section').first().getByRole('link')
  const footer = page.locator('.site-footer')
  const ground = () => footer.evaluate((each) => getComputedStyle(each).backgroundColor)
  const [before, plain] = [await links.allTextContents(), await ground()]
  const undo = page.locator('.edit-bar').getByRole('button', { name: 'Undo' })
  const redo = page.locator('.edit-bar').getByRole('button', { name: 'Redo' })

  await page.locator('.site-footer section').first().locator('.edit-part').click()
  await dialog(page)
    .getByRole('button', { name: `Remove ${before[0]}` })
    .click()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await field(page, 'title').fill('Our news')
  await field(page, 'titles.ar').fill('أخبارنا')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  const after = [...before.slice(1), 'Our news']
  await expect(links).toHaveText(after)
  // A message may lie over it.
  await page.locator('.footer-bottom .edit-part').last().press('Enter')
  await dialog(page).getByRole('button', { name: 'Ocean Depth' }).click()
  await dialog(page).getByRole('button', { name: 'Apply colours' }).click()
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await penOf(page, 'company').press('Enter')
  await field(page, 'address').fill('Sjøgata 3')
  await save(page).click()
  await expect(address(page)).toContainText('Sjøgata 3')

  // The row is kept where the page begins anew.
  await reload(page)
  await undo.click()
  await expect(address(page)).not.toContainText('Sjøgata 3')
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await undo.click()
  await expect.poll(ground).toBe(plain)
  await undo.click()
  await expect(links).toHaveText(before)
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(links).toHaveText(after)
  await redo.click()
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await undo.click()
  await expect.poll(ground).toBe(plain)
  await undo.click()
  await expect(links).toHaveText(before)

  // Somebody else's links are left alone, and it is said.
  await redo.click()
  await expect(links).toHaveText(after)
  const other = await anotherAdmin(site, 'editor')
  const { sections } = (await (await other('GET', '/footer')).json()) as {
    sections: { key: string; rev: number }[]
  }
  const rev = sections.find(({ key }) => key === 'quicklinks')?.rev
  const theirs = { title: 'Theirs', titles: {}, url: '/faq', isExternal: false }
  await other('PUT', '/footer/sections/quicklinks', { links: [theirs], rev })
  await undo.click()
  await expect(page.getByText('Somebody else saved this since. Nothing was undone.')).toBeVisible()
  await expect(links).toHaveText(['Theirs'])
})

test.describe('with a database that goes away', () => {
  let site: Site
  let proxy: DatabaseProxy
  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[T01] [T04] the form stays open with what was typed, and a step that could not be taken back is taken back later', async ({
    page,
  }) => {
    await editing(page, site, '/nb/faq', owner)
    for (const { code, words, told } of [
      {
        code: 'nb',
        words: 'Melkeveien 1',
        told: 'Vi får ikke kontakt med tjeneren akkurat nå. Ingenting er gått tapt. Prøv igjen om litt.',
      },
      {
        code: 'ar',
        words: 'Stormveien 1',
        told: 'تعذر الوصول إلى الخادم الآن. لم يفقد شيء، أعد المحاولة بعد قليل.',
      },
    ]) {
      await open(page, `${site.url}/${code}/faq`)
      await penOf(page, 'company').press('Enter')
      await field(page, 'address').fill(words)
      proxy.mode = 'down'
      await save(page).click()
      await expect(dialog(page).locator('.ws-told')).toHaveText(told)
      await expect(field(page, 'address')).toHaveValue(words)
      proxy.mode = 'pass'
      await save(page).click()
      await expect(address(page)).toContainText(words)
    }

    const said = await sayingsIn('ar')
    const undo = page.locator('.edit-bar').getByRole('button', { name: said('Undo') })
    proxy.mode = 'down'
    await undo.click()
    await expect(
      page.getByText(said('That could not be saved. Nothing was changed.')),
    ).toBeVisible()
    await expect(address(page)).toContainText('Stormveien 1')
    proxy.mode = 'pass'
    await undo.click()
    await expect(address(page)).toContainText('Melkeveien 1')
    // What was saved in the other language is in the same row.
    await undo.click()
    await expect(address(page)).not.toContainText('Melkeveien 1')
    await expect(undo).toBeDisabled()
  })
})
