import type { Locator, Page } from '@playwright/test'
import { appConfig } from '#config'
import { addSection } from '#tests/support/add-section.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  editing,
  expectFootClearOf,
  fieldOf,
  giveUp,
  openEdited,
  openText,
  pencilOf,
  textOf,
  turnOn,
} from '#tests/support/edit-mode.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { withOldSource } from '#tests/support/old-sources.ts'
import { hasFocus, idle, open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const { tooltipMs, tooltipSkipMs } = appConfig.timings

const bar = (page: Page) => page.locator('.edit-bar')
const tip = (page: Page) => page.locator('.tooltip')
const bold = (page: Page) => page.locator('.edit-toolbar .edit-tool').first()
const italic = (page: Page) => page.locator('.edit-toolbar .edit-tool').nth(1)
const markOf = (page: Page, name: string) =>
  page.locator('.edit-mark', { has: pencilOf(page, name) })
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

test.describe('for who has fetched nothing yet', () => {
  // What is downloaded is the subject.
  test.use({ isCold: true })

  test('[B06] a visitor and a customer are offered nothing, and download nothing of it', async ({
    page,
    context,
    site,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await open(page, '/en/about')
    await expect(page.getByRole('switch')).toHaveCount(0)
    const asVisitor = files.filter((file) => /\.(?:js|css)$/u.test(file))
    files.length = 0
    await signedIn(context, site, { role: 'customer' })
    await reload(page)
    await expect(page.locator('.user-name')).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
    expect(asVisitor.length).toBeGreaterThan(0)
    for (const file of [...asVisitor, ...files]) expect(file).not.toMatch(/edit|rich|workspace/u)
  })

  test('[D2] a customer who opens the workspace at any of its addresses is told no, and downloads none of its files', async ({
    page,
    context,
    site,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const downloaded = () => files.splice(0).filter((file) => /\.(?:js|css)$/u.test(file))
    await signedIn(context, site, { role: 'owner' })
    await open(page, '/en/admin/menus')
    await page.waitForLoadState('networkidle')
    const ofStaff = downloaded()
    const links = page.getByRole('navigation').first().getByRole('link')
    const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(sections.length).toBeGreaterThan(11)
    await open(page, '/en/about')
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await signedIn(context, site, { role: 'customer' })
    await open(page, '/en/about')
    await page.waitForLoadState('networkidle')
    const ofShop = downloaded()
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status())
    })
    // The page that says no, and nothing of what it says no to.
    const page403 =
      /^\/assets\/(?:admin|admin\.functions|forbidden|no-access|not-found-page)-[\w-]+\.\w+$/u
    const more: Record<string, string[]> = {}
    for (const path of sections) {
      await open(page, path ?? '')
      await expect(page.getByRole('main')).toContainText('no access to the admin panel')
      const others = downloaded().filter((file) => !ofShop.includes(file) && !page403.test(file))
      if (others.length > 0) more[path ?? ''] = others
    }
    expect(more).toEqual({})
    expect(statuses).toEqual(sections.map(() => 403))
    expect(
      ofStaff.filter((file) => !ofShop.includes(file) && !page403.test(file)).length,
    ).toBeGreaterThan(9)
  })
})

test('[B06] [U06] an admin who is not active is offered nothing; for a viewer it is there, nothing opens, and on a small phone the bar that says why hides no row of the page', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor', isActiveAdmin: false })
  await open(page, '/en/about')
  await expect(page.locator('.user-name')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await context.clearCookies()
  await signedIn(context, site, { role: 'viewer' })
  await reload(page)
  const told = presenceTold(page)
  await page.getByRole('switch').click()
  await expect(bar(page)).toContainText('Your role lets you look, but not change anything here.')
  await expectNoPens(page)
  expect(told).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  for (const code of ['nb', 'ar'])
    await test.step(`on a phone, in ${code}`, async () => {
      await open(page, `/${code}/about`)
      await expect(page.locator('.edit-bar-note')).toBeVisible()
      await expectFootClearOf(page, bar(page))
    })
})

test('[U03] [U06] nobody is offered a pen that would be refused, and the bar says why', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'translator', languages: ['pl', 'uk'] })
  await test.step('in another language than those of a translator', async () => {
    await open(page, '/nb/about')
    const told = presenceTold(page)
    await page.getByRole('switch').click()
    await expect(bar(page)).toContainText(
      'Språkene dine: Polski og Українська. Tekster på dette språket (Norsk) kan du lese, men ikke endre.',
    )
    await expectNoPens(page)
    expect(told).toEqual([])
    await open(page, '/nb/admin/translations?language=en')
    await expect(page.getByRole('main')).toContainText(
      'Tekster på dette språket (English) kan du lese, men ikke endre.',
    )
    await expect(page.locator('.ws-pairs textarea:read-write')).toHaveCount(0)
    // A name that is read in the other direction keeps its own.
    await open(page, '/ar/admin/translations?language=en')
    await expect(page.getByRole('main')).toContainText(
      'يمكنك قراءة النصوص بهذه اللغة (⁨English⁩) دون تعديلها.',
    )
    await open(page, '/ar/about')
    await expect(bar(page)).toContainText(
      'لغاتك: Polski وУкраїнська. يمكنك قراءة النصوص بهذه اللغة (⁨العربية⁩) دون تعديلها.',
    )
    await open(page, '/nb/admin/translations?language=uk')
    await expect(page.locator('.ws-pairs textarea:read-write').first()).toBeVisible()
    await open(page, '/pl/about')
    await openText(page, 'about.title')
    await expect(page.locator('.edit-bar-note')).toHaveCount(0)
  })

  await test.step('without a second factor', async () => {
    await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
    await open(page, '/nb/quality')
    await expect(bar(page)).toContainText('Uten totrinnsbekreftelse kan du se, men ikke endre noe.')
    await expectNoPens(page)
    await expectNoFaults(page)
    await bar(page).getByRole('link').click()
    await expect(page).toHaveURL('/nb/account/security')
  })
})

test('[B06] a phone’s menu offers the switch, which is kept for the tab, through pages, reloads and languages; another tab is off', async ({
  page,
  context,
  site,
}) => {
  const control = page.getByRole('switch')
  await test.step('in the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signedIn(context, site, { role: 'editor' })
    await open(page, '/en/about')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit Mode' }).click()
    await expect(bar(page)).toBeVisible()
    await expect(pencilOf(page, 'about.title')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('through pages and reloads', async () => {
    await expect(control).toHaveAttribute('aria-checked', 'true')
    await reload(page)
    await expect(control).toHaveAttribute('aria-checked', 'true')
    await expect(bar(page)).toBeVisible()
    await page.locator('.site-header a[href="/en/shop"]').first().click()
    await expect(page).toHaveURL(/\/shop$/u)
    await expect(bar(page)).toBeVisible()
    await page.goBack()
  })

  await test.step('another tab is off, and shows no draft', async () => {
    const published = (await textOf(page, 'about.title').textContent()) ?? ''
    await (await openText(page, 'about.title')).fill('A draft of ours')
    await button(page.locator('.edit-actions'), 'Save as draft').click()
    await expect(textOf(page, 'about.title')).toHaveText('A draft of ours')
    const other = await context.newPage()
    await open(other, `${site.url}/en/about`)
    await expect(other.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    await expect(other.locator('.edit-bar')).toHaveCount(0)
    await expect(textOf(other, 'about.title')).toHaveText(published)
    await reload(page)
    await expect(textOf(page, 'about.title')).toHaveText('A draft of ours')
  })

  await test.step('in another language it begins where the page is', async () => {
    await page.locator('.edit-bar-language').click()
    await page.getByRole('menuitem', { name: 'العربية' }).click()
    await expect(page).toHaveURL(/\/ar\/about$/u)
    await expect(bar(page)).toBeVisible()
  })

  await control.click()
  await expect(bar(page)).toHaveCount(0)
  await reload(page)
  await expect(control).toHaveAttribute('aria-checked', 'false')
})

test('[T01] outlines stand on their texts, which show their names under the pointer and open by a pencil or by the keyboard alone; links in texts wait until the bar lets them lead', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  await test.step('outlines, after scrolling, resizing and going to another page', async () => {
    await expectOutlined(page, 'about.lede')
    await page.mouse.wheel(0, 300)
    await expectOutlined(page, 'about.lede')
    await page.setViewportSize({ width: 800, height: 700 })
    await expectOutlined(page, 'about.lede')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('.site-footer a[href="/en/quality"]').click()
    await expect(page).toHaveURL(/\/quality$/u)
    await expectOutlined(page, 'quality.title')
    await expect(pencilOf(page, 'about.title')).toHaveCount(0)
  })

  await test.step('names, and the pencil', async () => {
    const pencil = pencilOf(page, 'quality.title')
    await expect(pencil).toHaveCSS('opacity', '0')
    await textOf(page, 'quality.title').hover()
    await expect(pencil).toHaveCSS('opacity', '1')
    await expect(pencil).toHaveAccessibleName('Edit: Title')
    await pencil.click()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(pencil).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    const next = pencilOf(page, 'quality.lede')
    await expect(next).toBeFocused()
    await expect(next).toHaveCSS('opacity', '1')
  })

  await test.step('links in texts', async () => {
    await page.locator('.site-header a.logo').click()
    await expect(page).toHaveURL(/\/en$/u)
    await expect(pencilOf(page, 'home.hero.primary')).toBeAttached()
    await textOf(page, 'home.hero.primary').click()
    await expect(page).toHaveURL(/\/en$/u)
    await button(bar(page), 'More').click()
    await page.getByRole('menuitem', { name: 'Follow links' }).click()
    await textOf(page, 'home.hero.primary').click()
    await expect(page).toHaveURL(/\/products$/u)
  })
})

test('[T01] axe finds nothing with Edit Mode on, with a line and with a rich text open', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  for (const { code, colorScheme, width } of [
    { code: 'en', colorScheme: 'light', width: 1280 },
    { code: 'ar', colorScheme: 'dark', width: 1100 },
  ] as const)
    await test.step(`in ${code}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await openEdited(page, `/${code}/about`)
      await expectNoFaults(page, { rules: 'practice' })
      await openText(page, 'about.title')
      await expectNoFaults(page, { rules: 'practice' })
      await page.keyboard.press('Escape')
      await openText(page, 'about.body')
      await expect(page.getByRole('toolbar')).toBeVisible()
      await expectNoFaults(page, { rules: 'practice' })
      await giveUp(page)
    })
})

test('[B06] the session ends while a text is open: its words are kept, and are there after signing in', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  const person = await signedIn(context, site, { role: 'editor' })
  await givePassword(site, person)
  await open(page, '/nb/about')
  await turnOn(page)
  const field = await openText(page, 'about.title')
  await field.fill('Words of a long evening')
  await site.database.execute({
    sql: 'delete from sessions where user_id = ?',
    args: [person.id],
  })
  await page.keyboard.press('Enter')
  const ended = said('You are signed out. Sign in again; what you typed is kept.')
  await expect(page.locator('.edit-told')).toHaveText(ended)
  await expect(field).toHaveValue('Words of a long evening')
  await expect(page.locator('.session-ended')).toContainText(ended)
  await expect(field).toHaveValue('Words of a long evening')
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, '/nb/auth?next=%2Fabout')
  await page.getByLabel(said('E-mail')).fill(person.email)
  await page.getByLabel(said('Password'), { exact: true }).fill(goodPassword)
  await button(page.getByRole('main'), said('Sign In')).click()
  await page.waitForURL(/\/about$/u)
  // A password alone lets an editor read.
  const left = page.getByRole('alertdialog')
  await expect(left).toContainText(
    said('Without a second factor you can look, but not change anything.'),
  )
  await expect(left.getByRole('textbox')).toHaveValue('Words of a long evening')
  await site.database.execute({
    sql: 'update sessions set second_factor_at = created_at where user_id = ?',
    args: [person.id],
  })
  await reload(page)
  await expect(fieldOf(page)).toHaveValue('Words of a long evening')
})

test('[T04] a day of the slider is seen at its noon; a time that cannot be seen is refused and moves nothing, and the way back to now wins over a move before it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await editing(page, site, '/en/about')
  const slider = page.getByRole('slider', { name: 'See the site on a date' })
  await slider.fill('1')
  await expect(page.locator('.edit-date strong')).toContainText('12:00')
  await expect(slider).toHaveAttribute('aria-valuetext', /12:00/u)

  const at = bar(page).getByLabel('Date and time')
  await slider.fill('3')
  const back = button(bar(page), 'Back to now')
  await expect(back).toBeVisible()
  const day = await at.inputValue()
  await at.fill('12026-01-12T08:00')
  await at.blur()
  await expect(at).toHaveAccessibleDescription('Choose a time to come.')
  await expect(at).toHaveValue(day)
  await expect(slider).toHaveValue('3')

  await holdClock(page)
  await slider.fill('5')
  await back.click()
  await page.clock.runFor(1000)
  await expect(back).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(slider).toHaveValue('0')
  await expect(at).not.toHaveAccessibleDescription('Choose a time to come.')
})

test.describe('an editor abroad', () => {
  test.use({ timezoneId: 'Asia/Amman' })

  test('[T04] plans by the clock in Oslo, as the history and the date slider tell it', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1400, height: 800 })
    await editing(page, site, '/en/privacy')
    const year = new Date().getFullYear() + 1
    const foot = page.locator('.edit-foot')
    const field = await openText(page, 'privacy.title')
    await field.fill('Brie en')
    await button(foot, 'Schedule').first().click()
    const form = page.locator('.edit-schedule')
    const from = form.getByLabel('Shown from')
    await expect(from).toHaveAccessibleDescription('By the clock in Oslo.')
    await from.fill(`${year}-01-12T08:00`)
    await button(form, 'Schedule').click()
    await expect(field).toHaveCount(0)
    const { rows } = await site.database.execute(
      "select publish_at from content_pending where value = 'Brie en'",
    )
    expect(rows).toMatchObject([{ publish_at: Date.UTC(year, 0, 12, 7) }])

    await openText(page, 'privacy.title')
    const plan = page.locator('.edit-note[data-tone=planned]')
    await expect(plan).toContainText(/12 Jan \d{4}, 08:00/u)
    await button(foot, 'Schedule').first().click()
    await expect(from).toHaveValue(`${year}-01-12T08:00`)
    await button(page, 'Cancel').click()
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('.edit-date strong')).toContainText('12:00')
  })

  test('[T04] sees what comes and goes between two noons, long after the days of the slider, at its hour', async ({
    page,
    site,
  }) => {
    const said = await sayingsIn('ar')
    await page.setViewportSize({ width: 1920, height: 900 })
    await editing(page, site, '/ar/privacy')
    const day = `${new Date().getFullYear() + 2}-01-12`
    const title = textOf(page, 'privacy.title')
    const before = (await title.textContent()) ?? ''
    const field = await openText(page, 'privacy.title')
    await field.fill('Brie ar')
    await button(page.locator('.edit-foot'), said('Schedule')).first().click()
    const form = page.locator('.edit-schedule')
    await form.getByLabel(said('Shown from')).fill(`${day}T13:00`)
    await form.getByLabel(said('Shown until')).fill(`${day}T18:00`)
    await button(form, said('Schedule')).click()
    await expect(field).toHaveCount(0)

    const at = bar(page).getByLabel(said('Date and time'))
    await expect(at).toHaveAccessibleDescription(said('By the clock in Oslo.'))
    for (const [hour, seen] of [
      // Each is another than the one before it, which stands there until the page is read anew.
      ['13:00', 'Brie ar'],
      ['12:59', before],
      // In the words that stand in for what is taken down.
      ['18:00', 'Personvern'],
      ['17:59', 'Brie ar'],
    ] as const) {
      await at.fill(`${day}T${hour}`)
      await expect(title).toHaveText(seen)
    }
    await expect(bar(page).locator('.edit-date strong')).toContainText(/\d{4}.*5:59/u)
    await expect(page.getByRole('slider')).toHaveValue('90')
    await at.fill('2020-01-12T08:00')
    await at.blur()
    await expect(at).toHaveAccessibleDescription(said('Choose a time to come.'))
    await expect(at).toHaveValue(`${day}T17:59`)
    await expect(title).toHaveText('Brie ar')

    await page.setViewportSize({ width: 360, height: 740 })
    await button(bar(page), said('More')).click()
    await page.getByRole('menuitem', { name: said('See the site on a date') }).click()
    const inDialog = page.getByRole('dialog').getByLabel(said('Date and time'))
    await inDialog.fill('')
    await inDialog.blur()
    await expect(title).toHaveText(before)
  })
})

test('[T04] a missing translation is yellow and begun from the source; an outdated one is amber, shows what changed in the source, is called still correct, and keeps its buttons in the window', async ({
  page,
  site,
}) => {
  await site.database.execute(`update page_content_translations set content_value = ''
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'returns' and content_key = 'title')`)
  await withOldSource(site, { name: 'shipping.title', language: 'en', source: 'Gamle ord' })
  await withOldSource(site, { name: 'terms.body', language: 'en', source: '<p>Gamle ord</p>' })
  await editing(page, site, '/en/returns')
  await test.step('missing: gone when it is written', async () => {
    const mark = markOf(page, 'returns.title')
    await expect(mark).toHaveAttribute('data-tone', 'missing')
    await expect(page.locator('.edit-bar-counts')).toContainText('1 missing')
    const field = await openText(page, 'returns.title')
    await button(page, 'Start from Norsk').click()
    await expect(field).not.toHaveValue('')
    await field.fill('Send it back')
    await field.press('Enter')
    await expect(mark).not.toHaveAttribute('data-tone', 'missing')
    await expect(textOf(page, 'returns.title')).toHaveText('Send it back')
  })

  await test.step('outdated', async () => {
    await openEdited(page, '/en/shipping')
    const mark = markOf(page, 'shipping.title')
    await expect(mark).toHaveAttribute('data-tone', 'outdated')
    const field = await openText(page, 'shipping.title')
    await expect(page.locator('.edit-note del').first()).toContainText('Gamle')
    // Only the published words are called so: neither what is typed nor a draft would be left by it.
    const isCorrect = button(page, 'Still correct')
    await expect(isCorrect).toBeVisible()
    await field.fill('Half a thought')
    await expect(isCorrect).toHaveCount(0)
    await button(page, 'Save as draft').click()
    await openText(page, 'shipping.title')
    await expect(page.locator('.edit-note del').first()).toBeVisible()
    await expect(isCorrect).toHaveCount(0)
    await button(page.locator('.edit-foot'), 'More').click()
    await page.getByRole('menuitem', { name: 'Throw the draft away' }).click()
    await expect(field).toHaveCount(0)
    await openText(page, 'shipping.title')
    await isCorrect.click()
    await expect(mark).not.toHaveAttribute('data-tone', 'outdated')
  })

  await test.step('what changed in a long source scrolls by itself', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openEdited(page, '/en/terms')
    await openText(page, 'terms.body')
    const difference = page.getByRole('group', { name: 'What changed in Norsk' })
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await expect(difference).toHaveAttribute('tabindex', '0')
      const dock = page.locator('.edit-dock')
      for (const name of ['Still correct', 'Cancel', 'Save'])
        await expect(button(dock, name)).toBeInViewport({ ratio: 1 })
      const height = await dock.evaluate((element) => element.clientHeight)
      expect(height).toBeLessThan(size.height * 0.7)
    }
    await difference.focus()
    await page.keyboard.press('End')
    await expect.poll(() => difference.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  })
})

test('[T04] [A14] a machine’s translation is told apart from what is missing, outdated or done, and reviewed', async ({
  page,
  site,
}) => {
  await site.database.execute(`update page_content_translations set is_reviewed = 0, origin = 'ai'
    where language_code in ('en', 'ar') and page_content_id =
      (select id from page_contents where page_slug = 'farms' and content_key = 'title')`)
  await editing(page, site, '/en/farms')
  const mark = markOf(page, 'farms.title')
  await expect(pencilOf(page, 'farms.title')).toContainText('machine translation')
  await expect(page.locator('.edit-bar-counts')).toContainText('1 by machine')
  await expect(mark).toHaveAttribute('data-tone', 'machine')
  const list = await page.context().newPage()
  const state = list.getByRole('listitem').filter({ hasText: 'farms · title' }).locator('.ws-state')
  await list.goto(`${site.url}/en/admin/translations?language=en&q=farms`)
  await expect(state.first()).toHaveText('By a machine')
  // Its sign is of a colour of its own.
  await site.database.execute(`update page_content_translations set content_value = ''
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'farms' and content_key = 'lede')`)
  await list.reload()
  for (const tone of ['news', 'missing', 'good'])
    await expect(list.locator(`.ws-state[data-tone=${tone}]`).first()).toBeVisible()
  const colors = await list
    .locator('.ws-state')
    .evaluateAll((all) =>
      all.map((each) => [each.dataset['tone'], getComputedStyle(each, '::before').backgroundColor]),
    )
  const byTone = new Map(colors.map(([tone = '', color = '']) => [tone, color]))
  expect([...byTone.keys()]).toEqual(expect.arrayContaining(['news', 'missing', 'good']))
  expect(new Set(byTone.values()).size).toBe(byTone.size)

  const field = await openText(page, 'farms.title')
  const words = await field.inputValue()
  const isReviewed = page.getByRole('button', { name: 'Mark as reviewed' })
  await expect(isReviewed).toBeVisible()
  await field.fill('Half a thought')
  await expect(isReviewed).toHaveCount(0)
  await field.fill(words)
  await isReviewed.click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(page.locator('.edit-bar-counts')).not.toContainText('by machine')
  await expect(pencilOf(page, 'farms.title')).not.toContainText('machine')
  await expect(mark).toHaveAttribute('data-tone', 'done')
  await open(page, '/ar/farms')
  await expect(mark).toHaveAttribute('data-tone', 'machine')
  // What the pointer is over is outlined as such.
  await page.mouse.move(0, 0)
  await expect(page.locator('.edit-mark[data-near]')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const outlines = await page
      .locator('.edit-mark')
      .evaluateAll((all) =>
        all.map(
          (each) => [each.dataset['tone'], getComputedStyle(each, '::before').borderColor] as const,
        ),
      )
    const [machine, done] = ['machine', 'done'].map((tone) => new Map(outlines).get(tone))
    expect(machine).toMatch(/\S/u)
    expect(done).toMatch(/\S/u)
    expect(machine).not.toBe(done)
  }
  // The default language's words are made from none.
  await open(page, '/nb/farms')
  await expect(mark).toBeAttached()
  await expect(page.locator('.edit-mark[data-tone]')).toHaveCount(0)
})

test('[T01] where what is done with a text comes to nothing the keyboard stays at it', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy', { role: 'owner' })
  const opened = page.locator('.edit-open')
  const told = page.locator('.edit-told')
  const saves = '**/api/admin/content/texts/privacy/*'
  for (const way of ['Save', 'Save as draft', 'Schedule'])
    await test.step(way, async () => {
      const field = await openText(page, 'privacy.title')
      await field.fill('Never heard of')
      if (way === 'Schedule') await press(button(opened, 'Schedule'))
      await page.route(saves, (route) => route.abort())
      const pressed = button(opened, way).last()
      await press(pressed)
      await expect(told).toBeVisible()
      await expect.soft(pressed).toBeFocused()
      await page.unroute(saves)
      await giveUp(page)
    })

  await test.step('a rich text, saved by its keys', async () => {
    const field = await openText(page, 'privacy.body')
    await field.press('Control+End')
    await page.keyboard.type(' More of it')
    await page.route(saves, (route) => route.abort())
    await page.keyboard.press('Control+Enter')
    await expect(told).toBeVisible()
    await expect.soft(field).toBeFocused()
    await page.unroute(saves)
    await giveUp(page)
  })

  await test.step('something else', async () => {
    await openText(page, 'privacy.lede')
    await page.route('**/privacy/lede/unpublish', (route) => route.abort())
    const more = button(opened, 'More')
    await press(more)
    await hasFocus(page.getByRole('menu'))
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Take the text down' })).toHaveAttribute(
      'data-highlighted',
    )
    // A menu takes the keyboard in frames of its own; no hand chooses before the last of them.
    await idle(page)
    await page.keyboard.press('Enter')
    await expect(told).toBeVisible()
    await expect(more).toBeFocused()
  })
})

test('[T03] whoever publishes the drafts of a page stays on the button; whoever makes preview links and ends them is never at the start of the page', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/cookies', { role: 'owner' })
  const field = await openText(page, 'cookies.lede')
  await field.fill('A draft of it')
  await button(page.locator('.edit-open'), 'Save as draft').click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await press(button(page, 'Publish 1'))
  await expect(button(page, 'Publish')).toBeDisabled()
  await expect(button(page, 'Publish')).toBeFocused()

  await button(page, 'Preview link').click()
  const dialog = page.getByRole('dialog', { name: 'Preview link' })
  await press(button(dialog, 'Make a link'))
  await expect(button(dialog, 'Make a link')).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const links = dialog.getByRole('listitem')
  await press(links.getByRole('button'))
  await expect(links).toHaveCount(0)
  await expect(button(dialog, 'Make a link')).toBeVisible()
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
})

test('a section that is moved or removed by the keyboard, on the page and in the list, does not take the keyboard with it; where its settings come to nothing it stays on the button', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms', { role: 'owner' })
  const sections = '**/api/admin/content/sections/*'
  const unreachable = page.getByText('We cannot reach the server. Nothing was changed.')
  for (const where of ['on the page', 'in the list'])
    await test.step(where, async () => {
      const isInList = where === 'in the list'
      if (isInList) await openEdited(page, '/en/quality')
      for (const kind of ['Call to action', 'Steps', 'Questions']) await addSection(page, kind)
      const list = page.getByRole('dialog', { name: 'Sections of this page' })
      if (isInList) await button(page, 'Sections of this page').click()
      const toolsOf = (name: string) =>
        isInList
          ? list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
          : page.getByRole('group', { name, exact: true })
      const order = () =>
        page
          .locator('[data-section][data-kind]')
          .evaluateAll((all) => all.map((each) => each.dataset['kind']))
      const first = await order()
      await press(button(toolsOf('Steps'), 'Move down'))
      await expect.poll(order).not.toEqual(first)
      await expect(button(toolsOf('Steps'), 'Move down')).toBeFocused()
      await press(button(toolsOf('Questions'), 'Remove'))
      await expect(toolsOf('Questions')).toHaveCount(0)
      await expect(toolsOf('Steps').locator(':focus')).toHaveCount(1)
      await press(button(toolsOf('Steps'), 'Remove'))
      await expect(toolsOf('Steps')).toHaveCount(0)
      await expect(toolsOf('Call to action').locator(':focus')).toHaveCount(1)

      await page.route(sections, (route) => route.abort())
      const remove = button(toolsOf('Call to action'), 'Remove')
      await press(remove)
      await expect(unreachable).toBeVisible()
      await expect(remove).toBeFocused()
      await page.unroute(sections)
      await page.keyboard.press('Control+z')
      await expect(toolsOf('Steps')).toHaveCount(1)
      await expect(remove).toBeFocused()
    })

  await test.step('settings', async () => {
    await openEdited(page, '/en/about')
    await addSection(page, 'Call to action')
    await button(
      page.getByRole('group', { name: 'Call to action', exact: true }),
      'Settings',
    ).click()
    const dialog = page.getByRole('dialog', { name: 'Call to action' })
    await dialog.getByLabel('Background').selectOption('Tinted')
    await page.route(sections, (route) => route.abort())
    await press(button(dialog, 'Save'))
    await expect(unreachable).toBeVisible()
    await expect(button(dialog, 'Save')).toBeFocused()
  })
})

test('[T04] on a small phone the fields of a schedule and its button are in view, with a keyboard too', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  for (const code of ['en', 'ar'])
    await test.step(`in ${code}`, async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      await openEdited(page, `/${code}/about`)
      await openText(page, 'about.body')
      await page
        .locator('.edit-foot')
        .getByRole('button', { name: code === 'en' ? 'Schedule' : 'جدولة' })
        .click()
      const form = page.locator('.edit-schedule')
      const fields = form.locator('input')
      const send = form.getByRole('button')
      for (const part of [fields.first(), fields.last(), send])
        await expect(part).toBeInViewport({ ratio: 1 })
      // What a keyboard leaves.
      await page.setViewportSize({ width: 360, height: 360 })
      for (const field of [fields.last(), fields.first()]) {
        await field.focus()
        await expect(field).toBeInViewport({ ratio: 1 })
        await expect(send).toBeInViewport({ ratio: 1 })
        const [above, below] = await Promise.all([field.boundingBox(), send.boundingBox()])
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      }
      await giveUp(page)
    })
})

test('[G07] [B11] a name is shown after 700 ms, the next one at once, after 300 ms away it is waited for again; a pointer that goes on before 700 ms, or presses, is told nothing, and may go to what is told', async ({
  page,
  site,
}) => {
  expect([tooltipMs, tooltipSkipMs]).toEqual([700, 300])
  await withToolbar(page, site)
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()

  await italic(page).hover()
  await expect(tip(page)).toHaveText('Italic')
  await expect(tip(page)).toBeVisible()
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipSkipMs - 10)
  await bold(page).hover()
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()

  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipSkipMs)
  await expect(tip(page)).toBeHidden()
  await italic(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Italic')

  // A page that scrolls a little meanwhile keeps nothing back.
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipSkipMs)
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()

  // Who goes on before then is told nothing.
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipSkipMs)
  await expect(tip(page)).toBeHidden()
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeHidden()

  await bold(page).hover()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeVisible()
  // Its place is reckoned a frame after it is there.
  await page.clock.runFor(50)
  await tip(page).hover()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()
  await bold(page).click()
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeHidden()
})

test('[G07] the keyboard is told at once, within the window, and nothing is said twice', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  for (const { code, width } of [
    { code: 'en', width: 1280 },
    { code: 'ar', width: 360 },
  ])
    await test.step(`in ${code}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `/${code}/admin/menus`)
      const buttons = page.locator('.ws-link-row').first().locator('.ws-row-button')
      await expect(buttons.last()).toBeVisible()
      await buttons.nth(1).focus()
      await page.keyboard.press('Tab')
      const focused = page.locator('.ws-row-button:focus')
      await expect(tip(page)).toHaveText((await focused.getAttribute('aria-label')) ?? '')
      await expect(tip(page)).toBeVisible()
      await expect(tip(page)).toHaveAttribute('aria-hidden', 'true')
      // It is there before its place has been reckoned.
      await expect(async () => {
        const [box, at] = [await tip(page).boundingBox(), await focused.boundingBox()]
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect(box?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0))
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(tip(page)).toBeHidden()
    })
})

test('[B06] [B11] the switch of Edit Mode, which shows no words, tells its name before it is on and after', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/about')
  const control = page.getByRole('switch', { name: 'Edit Mode' })
  await expect(control).toBeVisible()
  await idle(page)
  await holdClock(page)
  for (const isOn of [false, true]) {
    await expect(control).toBeChecked({ checked: isOn })
    await control.hover()
    await page.clock.runFor(tooltipMs)
    await expect(tip(page)).toHaveText('Edit Mode')
    await expect(tip(page)).toBeVisible()
    if (isOn) return
    await control.click()
    await expect(tip(page)).toBeHidden()
    await page.mouse.move(2, 400)
  }
})

/** Presses it as a keyboard does. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

/** What this page tells those who edit of itself, from here on. */
function presenceTold(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/content/presence')) told.push(request.url())
  })
  return told
}

/** That nothing on the page opens, though its texts were read. */
async function expectNoPens(page: Page): Promise<void> {
  await page.locator('.edit-bar-counts').click()
  await expect(page.locator('.edit-texts button').first()).toBeDisabled()
  await expect(page.locator('.edit-texts button:enabled')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.edit-texts')).toHaveCount(0)
  const pens = page.locator('.edit-mark, .edit-section, .edit-part, .edit-announce, .edit-open')
  await page.getByRole('heading', { level: 1 }).dblclick()
  await expect(pens).toHaveCount(0)
}

/** That the outline of a text stands where the text does. */
async function expectOutlined(page: Page, name: string): Promise<void> {
  const meets = async () => {
    const text = await textOf(page, name).boundingBox()
    const mark = await markOf(page, name).boundingBox()
    return [text?.x, text?.y, text?.width].map((at, index) =>
      Math.abs((at ?? 0) - ([mark?.x, mark?.y, mark?.width][index] ?? -99)),
    )
  }
  await expect.poll(async () => Math.max(...(await meets()))).toBeLessThan(1)
}

/** With a rich text open and its clock held. */
async function withToolbar(page: Page, site: Site): Promise<void> {
  await editing(page, site, '/en/privacy')
  await pencilOf(page, 'privacy.body').press('Enter')
  await expect(bold(page)).toBeVisible()
  await expect(page.locator('.edit-open .tiptap')).toBeFocused()
  await page.mouse.move(2, 2)
  // What the text scrolled to come into view it has.
  await idle(page)
  await holdClock(page)
}
