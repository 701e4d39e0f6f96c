import type { Locator, Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openText, turnOn } from '#tests/support/edit-mode.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { cards, chooser, enter } from '#tests/support/library-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { expectNoArrow, roomIn } from '#tests/support/phone-forms.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { pressLetter } from '#tests/support/press-letter.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { nextSlug, openMade, save, sheet } from '#tests/support/savings.ts'
import { goodPassword, signedIn } from '#tests/support/signed-in.ts'
import {
  colleague,
  expectInvited,
  sendPicture,
  signedInOwner,
} from '#tests/support/workspace-page.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or do something' })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
/** What everyone in the workspace sees of the shop and the site. */
const siteSections = [
  'Products',
  'Categories',
  'Pages',
  'Collections',
  'Menus',
  'Footer',
  'Media',
  'Languages',
  'Translations',
  'Newsletter',
]

test('[U03] each role finds its sections, and a section of others is refused within the frame', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'viewer' })
  await open(page, '/en/admin')
  await expect(nav(page).getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'Quotes',
    'Messages',
    'Sellers',
    'Customers',
    ...siteSections
      .toSpliced(5, 0, 'Header')
      .toSpliced(2, 0, 'Restaurants', 'Dishes', 'Shop settings'),
    'AI test',
    'Settings',
    'Health',
    'People and roles',
    'Audit log',
  ])
  await expect(page.locator('.site-header, footer.site-footer')).toHaveCount(0)
  await nav(page).getByRole('link', { name: 'People and roles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('People and roles')
  await expect(page.getByRole('link', { name: 'Invite somebody' })).toHaveCount(0)

  await page.context().clearCookies()
  await signedIn(page.context(), site, { role: 'editor' })
  const answer = await page.goto('/en/admin/people')
  expect(answer?.status()).toBe(403)
  await expect(nav(page).getByRole('link')).toHaveText(['Today', ...siteSections, 'Audit log'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role does not open this')
})

test('the command palette goes anywhere by the keyboard, and remembers where; it finds people, pages by title and files by name, and says when it cannot', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  await colleague(site, 'Solveig Palett')
  await page.context().route('**/api/admin/media?*', (route) => {
    const url = route.request().url()
    if (url.includes('q=lost')) return route.abort()
    const refused = { code: 'too_many', message: 'Too many at once.', retryable: true, ref: 'x' }
    if (url.includes('q=hasty')) return route.fulfill({ status: 429, json: refused })
    return route.continue()
  })
  await open(page, '/en/admin')
  const item = await sendPicture(page, 'goat-portrait.png')
  const field = palette(page).getByRole('combobox')

  await test.step('it goes anywhere by the keyboard, and remembers where', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill('audit')
    await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Audit log')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(palette(page)).toHaveCount(0)

    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('Audit log')
    await field.fill('solveig pal')
    await expect(palette(page).getByRole('option')).toContainText(['Solveig Palett'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Solveig Palett')
    await expect(palette(page)).toHaveCount(0)

    await page.keyboard.press('Control+k')
    await field.fill('zzz nothing')
    await expect(palette(page).getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(sheet(page)).toBeVisible()
  })

  await test.step('it finds pages by title and files by name, and says when it cannot', async () => {
    await page.keyboard.press('Control+k')
    await field.fill('goat-por')
    const files = palette(page).getByRole('group', { name: 'Files' })
    await expect(files).toContainText('goat-portrait.png')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/admin/media?open=${item}`)
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('goat-portrait.png')
    await expect(palette(page)).toHaveCount(0)

    await page.keyboard.press('Control+k')
    const told = palette(page).getByRole('status')
    await field.fill('lost and gone')
    await expect(told).toHaveText('We cannot reach the server: not everything was searched.')
    await field.fill('hasty and gone')
    await expect(told).toHaveText('Too many at once.')
    await field.fill('farms and boats')
    const pages = palette(page).getByRole('group', { name: 'Pages' })
    await expect(pages).toContainText('/farms-and-boats')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/farms-and-boats')
    await expect(page.locator('.edit-bar')).toBeVisible()
  })
})

test('what is open stands beside the list, in the address, and closes by going back', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  await colleague(site, 'Bodil Side')
  await colleague(site, 'Bodil Ark')
  await open(page, '/en/admin/people?sort=name')
  // However long the answer takes, the list stays, and so does the word that is being typed.
  await holdClock(page)
  const isAsked = page.waitForRequest('**/api/admin/people?*')
  const answer = await holdCalls(page, '**/api/admin/people?*')
  const field = page.getByRole('searchbox')
  await field.fill('Bodil')
  await page.clock.runFor(400)
  await isAsked
  await page.clock.runFor(5000)
  await expect(page.locator('.ws-top')).toHaveAttribute('data-reading')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(field).toBeFocused()
  answer()
  await page.clock.resume()
  await expect(page).toHaveURL('/en/admin/people?sort=name&q=Bodil')
  await expect(page.locator('.ws-row-link')).toHaveText(['Bodil Ark', 'Bodil Side'])
  await page.getByRole('link', { name: 'Bodil Ark' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Bodil Side')
  await expect(page).toHaveURL(/sort=name&q=Bodil&open=/u)
  await page.getByRole('link', { name: 'Bodil Ark' }).click()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Bodil Ark')
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL('/en/admin/people?sort=name&q=Bodil')

  // The keyboard is on the row again, unless it went on to something else.
  const row = page.getByRole('link', { name: 'Bodil Side' })
  const other = page.getByRole('link', { name: 'Bodil Ark' })
  await row.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await row.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await other.focus()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(other).toBeFocused()

  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('link', { name: 'Bodil Side' }).click()
  await expect(page.getByRole('dialog', { name: 'Bodil Side' })).toBeVisible()
  await expect(page.locator('.ws-sheet:focus, .ws-sheet :focus')).toHaveCount(1)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isOut = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('.ws-sheet') === null,
    )
    expect(isOut).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
})

test('[U03] an invitation leads from the mail into the admin panel; what was typed of it is not left without a word', async ({
  page,
  site,
  browser,
}) => {
  await signedInOwner(page, site)
  const email = 'nina.ny@example.no'
  await open(page, '/en/admin/people')

  await test.step('what was typed is not left without a word', async () => {
    await page.getByRole('link', { name: 'Invite somebody' }).click()
    await sheet(page).getByLabel('Name').fill('Nina Ny')
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await nav(page).getByRole('link', { name: 'Audit log' }).click()
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect(sheet(page).getByLabel('Name')).toHaveValue('Nina Ny')
    await nav(page).getByRole('link', { name: 'Audit log' }).click()
    await asked.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/en/admin/audit')
    await expect(asked).toHaveCount(0)
  })

  await test.step('an invitation is sent', async () => {
    await nav(page).getByRole('link', { name: 'People and roles' }).click()
    await page.getByRole('link', { name: 'Invite somebody' }).click()
    await sheet(page).getByLabel('E-mail').fill(email)
    await sheet(page).getByLabel('Name').fill('Nina Ny')
    await sheet(page).getByLabel('Role').selectOption({ label: 'Editor' })
    await sheet(page).getByLabel('Your password').fill(goodPassword)
    await sheet(page).getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await expect(page.getByRole('row', { name: /Nina Ny/u })).toContainText('Invited')
  })

  await test.step('it leads from the mail into the admin panel', () =>
    expectInvited(browser, site, email))
})

test('[U03] a new role is seen with the next request of its person', async ({
  page,
  site,
  browser,
}) => {
  await signedInOwner(page, site)
  const other = await browser.newContext({ baseURL: site.url })
  const { email } = await signedIn(other, site, { role: 'editor' })
  const theirs = await other.newPage()
  await open(theirs, '/en/admin')
  await expect(nav(theirs).getByRole('link')).toHaveText(['Today', ...siteSections, 'Audit log'])

  await open(page, `/en/admin/people?q=${encodeURIComponent(email)}`)
  await page.locator('.ws-row-link').click()
  await sheet(page).getByLabel('Role').selectOption({ label: 'Manager' })
  await sheet(page).getByLabel('Your password').fill('not the password')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByText('The password is wrong.')).toBeVisible()
  await sheet(page).getByLabel('Your password').fill(goodPassword)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Manager/u })).toBeVisible()

  await nav(theirs).getByRole('link', { name: 'Audit log' }).click()
  await expect(nav(theirs).getByRole('link', { name: 'People and roles' })).toBeVisible()
  await other.close()
})

test('the sheet stands at the end of the line, from either side; the palette opens by the same key in any letters', async ({
  page,
  site,
}) => {
  await signedInOwner(page, site)
  for (const [code, side] of [
    ['en', 'right'],
    ['ar', 'left'],
  ] as const)
    await test.step(code, async () => {
      await open(page, `/${code}/admin/people`)
      await page.locator('.ws-row-link').first().click()
      const width = page.viewportSize()?.width ?? 0
      const end = async () => {
        const box = await sheet(page).boundingBox()
        return side === 'right' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x
      }
      await expect.poll(end).toBe(side === 'right' ? width : 0)
      await pressLetter(page, { key: 'ن', code: 'KeyK' })
      await expect(page.locator('.palette').getByRole('combobox')).toBeFocused()
    })
})

test('whoever presses a button of a page that goes then is on what stands in its place, on the last field, or on the next row', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const slug = nextSlug()
  await openMade(page, slug)

  await test.step('whoever publishes, plans or takes a page down is on the button that stands there then', async () => {
    await enter(button(sheet(page), 'Publish'))
    await expect(button(sheet(page), 'Take down')).toBeFocused()
    await enter(button(sheet(page), 'Take down'))
    await expect(button(sheet(page), 'Publish')).toBeFocused()
    const plan = button(sheet(page), 'Schedule')
    await enter(plan.first())
    await enter(plan.last())
    await expect(button(sheet(page), 'Cancel the schedule')).toBeVisible()
    await expect(plan).toBeFocused()
    await enter(button(sheet(page), 'Cancel the schedule'))
    await expect(plan).toBeFocused()
  })

  await test.step('whoever saves or gives up a form whose buttons go then is on its last field', async () => {
    const last = sheet(page).getByLabel('Search engines may show it')
    await passes(sheet(page).getByLabel('Title', { exact: true }), () => expect(last).toBeFocused())
    await open(page, '/en/admin/languages?open=pl')
    await passes(sheet(page).getByLabel('Name in English'), () =>
      expect(sheet(page).locator('form :focus')).toHaveCount(1),
    )
  })

  await test.step('whoever removes a redirect is on the next one', async () => {
    const call = await anotherAdmin(site, 'owner')
    for (const fromPath of ['/one.html', '/two.html'])
      await call('POST', '/content/redirects', { fromPath, to: '/quality' })
    await open(page, '/en/admin/pages?open=redirects')
    await enter(button(page, 'Remove the redirect from /one.html'))
    await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    await expect(button(page, 'Remove the redirect from /one.html')).toHaveCount(0)
    await expect(button(page, 'Remove the redirect from /two.html')).toBeFocused()
  })
})

test('whoever saves the menu, a translation or settings, gives them up, or chooses between theirs and mine, stays beside what was pressed', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })

  await test.step('whoever saves the menu or gives its draft up stays at its buttons', async () => {
    await open(page, '/en/admin/menus')
    await button(page, 'Add Link').click()
    await page.locator('[name=title]').fill('Given up')
    await enter(button(page, 'Cancel'))
    await expect(button(page, 'Cancel')).toHaveCount(0)
    await expect(save(page)).toBeFocused()
    await button(page, 'Add Link').click()
    await page.locator('[name=title]').fill('Kept')
    await enter(save(page))
    await expect(page.getByText('Menu saved')).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await expect(save(page)).toBeFocused()
    // As it was saved: a removal is forgotten where the menu is read anew meanwhile.
    await reload(page)
    await button(page, 'Edit Kept').click()
    await enter(button(page, 'Remove Kept'))
    await enter(page.locator('.ws-removed').getByRole('button'))
    await expect(page.locator('.ws-section :focus')).toHaveCount(1)
  })

  await test.step('whoever saves a translation stays in its row', async () => {
    await open(page, '/en/admin/translations?area=pages&lang=pl')
    const textarea = page.locator('textarea')
    const row = page.locator('.ws-pair').filter({ has: textarea }).first()
    await row.locator('textarea').fill('Words that are new')
    await enter(button(row, 'Save'))
    await expect(button(row, 'Save')).toHaveCount(0)
    await expect(row.locator('textarea')).toBeFocused()
  })

  const field = page.locator('.settings-form input[type=text]').first()
  await test.step('whoever gives settings up is on a button that is seen, where something of no look stands beside it', async () => {
    await open(page, '/en/admin/settings?group=company')
    await field.fill('Given up')
    // As what fills forms in for its person puts into them.
    await page.locator('.ws-form-foot').evaluate((foot) => {
      const unseen = document.createElement('input')
      unseen.hidden = true
      foot.append(unseen)
    })
    await enter(button(page, 'Cancel'))
    await expect(button(page, 'Cancel')).toHaveCount(0)
    await expect(save(page)).toBeFocused()
  })

  await test.step('whoever chooses between theirs and mine is on what stands beside the choice', async () => {
    await reload(page)
    await field.fill('Mine')
    const call = await anotherAdmin(site, 'owner')
    const { company } = (await (await call('GET', '/settings')).json()) as {
      company: Record<string, unknown>
    }
    const theirs = { ...company, companyName: 'Theirs' }
    expect((await call('PUT', '/settings/company', theirs)).status).toBe(200)
    await save(page).click()
    await enter(button(page, 'Take theirs'))
    await expect(button(page, 'Take theirs')).toHaveCount(0)
    await expect(page.locator('.settings-form :focus')).toHaveCount(1)
  })
})

test('[B08] a header that is as it was saved has nothing to save, and one that is not is given up with one press', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/header')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await page.locator('[name=headerLogoWidth]').press('Enter')
  await page.locator('[name=headerLogoWidth]').fill('40')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false')
  await button(page, 'Cancel').click()
  await expect(page.locator('[name=headerLogoWidth]')).toHaveValue('32')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([])
})

test('on a phone the buttons of a product with a long name stay beside each other, and a picture’s place says what it is for', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'owner' })
  for (const code of ['nb', 'ar'])
    await test.step(code, async () => {
      const said = await sayingsIn(code)
      await page.setViewportSize({ width: 1280, height: 720 })
      await open(page, `/${code}`)
      // It stays on from one page to the next.
      if (code === 'nb') await turnOn(page)
      await page
        .getByRole('group', { name: said('Top of the page'), exact: true })
        .getByRole('button', { name: said('Settings') })
        .click()
      const dialog = page.getByRole('dialog')
      const row = dialog.locator('.edit-set-list > li').first()
      await expect(row).toBeVisible()
      await page.setViewportSize({ width: 360, height: 780 })
      await row.locator('bdi').evaluate((name) => name.replaceChildren('Knekkebrød '.repeat(6)))
      const tops = await row
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(tops).toHaveLength(2)
      expect(tops[1]).toBe(tops[0])
      await expectNoArrow(page, dialog)
    })
  await open(page, '/ar/admin/settings?group=look')
  await expect(page.locator('.picture-field-box').first().locator('.icon')).toBeVisible()
})

test('[T03] on a small phone a dialog whose title is one long word has its way out in it; [T04] the ring of the button that opens a schedule is seen whole', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'editor' })
  for (const code of ['nb', 'ar'])
    await test.step(code, async () => {
      const words = await sayingsIn(code)
      await page.setViewportSize({ width: 1280, height: 740 })
      await open(page, `/${code}/terms`)
      // It stays on from one page to the next.
      if (code === 'nb') await turnOn(page)
      await expect(page.locator('.edit-bar')).toBeVisible()
      await page.setViewportSize({ width: 360, height: 740 })
      await page
        .locator('.edit-bar')
        .getByRole('button', { name: words('More') })
        .press('Enter')
      await page.getByRole('menuitem', { name: words('Preview link') }).click()
      const close = page.getByRole('dialog').getByRole('button', { name: words('Close') })
      await expect(close).toBeFocused()
      expect(await roomIn(close, '[role=dialog]')).toBeGreaterThanOrEqual(0)
      await close.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await openText(page, 'terms.title')
      const foot = page.locator('.edit-open .edit-foot')
      const schedule = foot.getByRole('button', { name: words('Schedule') }).first()
      await schedule.press('Enter')
      await expect(foot.locator('.edit-schedule')).toBeVisible()
      await expect(schedule).toBeFocused()
      expect(await roomIn(schedule, '.edit-foot')).toBeGreaterThanOrEqual(0)
    })
})

test('[D11] the keyboard is at the picture again once its sheet is closed, after a reload too, and at the one beside it once it is deleted', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/media')
  await expect(chooser(page)).toBeAttached()
  const before = await cards(page).count()
  const files = [1, 2, 3].map(async (number) => ({
    name: `${number}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(await pictureOf('png', { width: 100 + number, height: 60 })),
  }))
  await chooser(page).setInputFiles(await Promise.all(files))
  await expect(cards(page)).toHaveCount(before + 3)
  const openAt = async (at: number) => {
    await cards(page).nth(at).press('Enter')
    await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
  }
  await openAt(1)
  await page.keyboard.press('Escape')
  await expect(cards(page).nth(1)).toBeFocused()

  await openAt(1)
  await reload(page)
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(cards(page).nth(1)).toBeFocused()

  for (const [at, heir] of [
    [1, 1],
    [before + 1, before],
  ] as const) {
    const count = await cards(page).count()
    await openAt(at)
    await button(sheet(page), 'Delete').press('Enter')
    const asked = page.getByRole('alertdialog')
    await button(asked, 'Delete').press('Enter')
    await expect(cards(page)).toHaveCount(count - 1)
    await expect(sheet(page)).toHaveCount(0)
    await expect(asked).toHaveCount(0)
    await expect(cards(page).nth(heir)).toBeFocused()
  }
})

/** Something is typed and given up, and typed and saved; each time the button goes and the keyboard is where it is to be. */
async function passes(typed: Locator, expectFocus: () => Promise<void>): Promise<void> {
  const page = typed.page()
  for (const name of ['Cancel', 'Save']) {
    await typed.fill('Other words')
    await enter(button(sheet(page), name))
    await expect(button(sheet(page), name)).toHaveCount(0)
    await expectFocus()
  }
}
