import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { namedPath } from '#tests/support/built-names.ts'
import { editing, fieldOf, openText, pencilOf, textOf, turnOn } from '#tests/support/edit-mode.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'

const bar = (page: Page) => page.locator('.edit-bar')

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

test.describe('for who has fetched nothing yet', () => {
  // What is downloaded is the subject.
  test.use({ isCold: true })

  test('[B06] a visitor and a customer are offered nothing, and download nothing of it', async ({
    page,
    context,
    site,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(namedPath(new URL(request.url()).pathname)))
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
    page.on('request', (request) => files.push(namedPath(new URL(request.url()).pathname)))
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

test('[B06] an admin who is not active is offered nothing; for a viewer it is there, and nothing opens', async ({
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
})

for (const { code, onPage, inEnglish, noFactor } of [
  {
    code: 'nb',
    onPage:
      'Språkene dine: Polski og Українська. Tekster på dette språket (Norsk) kan du lese, men ikke endre.',
    inEnglish: 'Tekster på dette språket (English) kan du lese, men ikke endre.',
    noFactor: 'Uten totrinnsbekreftelse kan du se, men ikke endre noe.',
  },
  {
    code: 'ar',
    onPage: 'لغاتك: Polski وУкраїнська. يمكنك قراءة النصوص بهذه اللغة (⁨العربية⁩) دون تعديلها.',
    inEnglish: 'يمكنك قراءة النصوص بهذه اللغة (⁨English⁩) دون تعديلها.',
    noFactor: 'من دون عامل ثان يمكنك الاطلاع دون تعديل أي شيء.',
  },
])
  test(`[U03] [U06] in ${code} nobody is offered a pen that would be refused, and the bar says why`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'translator', languages: ['pl', 'uk'] })
    await open(page, `/${code}/about`)
    const told = presenceTold(page)
    await page.getByRole('switch').click()
    await expect(bar(page)).toContainText(onPage)
    await expectNoPens(page)
    expect(told).toEqual([])
    await open(page, `/${code}/admin/translations?language=en`)
    await expect(page.getByRole('main')).toContainText(inEnglish)
    await expect(page.locator('.ws-pairs textarea:read-write')).toHaveCount(0)
    await open(page, `/${code}/admin/translations?language=uk`)
    await expect(page.locator('.ws-pairs textarea:read-write').first()).toBeVisible()
    await open(page, '/pl/about')
    await openText(page, 'about.title')
    await expect(page.locator('.edit-bar-note')).toHaveCount(0)

    await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
    await open(page, `/${code}/quality`)
    await expect(bar(page)).toContainText(noFactor)
    await expectNoPens(page)
    await expectNoFaults(page)
    await bar(page).getByRole('link').click()
    await expect(page).toHaveURL(`/${code}/account/security`)
  })

for (const code of ['en', 'ar'])
  test(`[B06] in ${code} the switch is kept for the tab, through pages and reloads, and another tab is off`, async ({
    page,
    context,
    site,
  }) => {
    await editing(page, site, `/${code}/about`)
    await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
    await reload(page)
    await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
    await expect(page.locator('.edit-bar')).toBeVisible()
    await page.locator(`.site-header a[href="/${code}/shop"]`).first().click()
    await expect(page).toHaveURL(/\/shop$/u)
    await expect(page.locator('.edit-bar')).toBeVisible()

    await page.goBack()
    const published = (await textOf(page, 'about.title').textContent()) ?? ''
    await (await openText(page, 'about.title')).fill(`${code} draft`)
    // In the foot of the open text: cancel, keep as a draft, save.
    await page.locator('.edit-actions .btn-outline').click()
    await expect(textOf(page, 'about.title')).toHaveText(`${code} draft`)
    const other = await context.newPage()
    await open(other, `${site.url}/${code}/about`)
    await expect(other.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    await expect(other.locator('.edit-bar')).toHaveCount(0)
    await expect(textOf(other, 'about.title')).toHaveText(published)
    await reload(page)
    await expect(textOf(page, 'about.title')).toHaveText(`${code} draft`)

    await page.getByRole('switch').click()
    await expect(page.locator('.edit-bar')).toHaveCount(0)
    await reload(page)
    await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  })

test('[B06] Edit Mode in another language begins where the page is', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  await page.locator('.edit-bar-language').click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/about$/u)
  await expect(page.locator('.edit-bar')).toBeVisible()
})

test('[B06] on a phone the user menu offers it', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/about')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Mode' }).click()
  await expect(page.locator('.edit-bar')).toBeVisible()
  await expect(pencilOf(page, 'about.title')).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('[T01] a text shows its name under the pointer, and is opened by the pencil or by the keyboard alone', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
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

test('[T01] the outlines stand on their texts after scrolling, resizing and going to another page', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const meets = async (name: string) => {
    const text = await textOf(page, name).boundingBox()
    const mark = await page.locator('.edit-mark', { has: pencilOf(page, name) }).boundingBox()
    return [text?.x, text?.y, text?.width].map((at, index) =>
      Math.abs((at ?? 0) - ([mark?.x, mark?.y, mark?.width][index] ?? -99)),
    )
  }
  const isOnIt = (name: string) =>
    expect.poll(async () => Math.max(...(await meets(name)))).toBeLessThan(1)
  await isOnIt('about.lede')
  await page.mouse.wheel(0, 300)
  await isOnIt('about.lede')
  await page.setViewportSize({ width: 800, height: 700 })
  await isOnIt('about.lede')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.locator('.site-footer a[href="/en/quality"]').click()
  await expect(page).toHaveURL(/\/quality$/u)
  await isOnIt('quality.title')
  await expect(pencilOf(page, 'about.title')).toHaveCount(0)
})

test('[T01] links in texts wait while Edit Mode is on, until the bar lets them lead', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en')
  await textOf(page, 'home.hero.primary').click()
  await expect(page).toHaveURL(/\/en$/u)
  await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Follow links' }).click()
  await textOf(page, 'home.hero.primary').click()
  await expect(page).toHaveURL(/\/products$/u)
})

for (const { code, colorScheme, width } of [
  { code: 'en', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 1100 },
] as const)
  test.describe(`in ${code}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    test('[T01] axe finds nothing with Edit Mode on, with a line and with a rich text open', async ({
      page,
      site,
    }) => {
      await editing(page, site, `/${code}/about`)
      await expectNoFaults(page, { rules: 'practice' })
      await openText(page, 'about.title')
      await expectNoFaults(page, { rules: 'practice' })
      await page.keyboard.press('Escape')
      await openText(page, 'about.body')
      await expect(page.getByRole('toolbar')).toBeVisible()
      await expectNoFaults(page, { rules: 'practice' })
    })
  })

for (const code of ['nb', 'ar'] as const)
  test(`[B06] in ${code} the session ends while a text is open: its words are kept, and are there after signing in`, async ({
    page,
    context,
    site,
  }) => {
    const said = await sayingsIn(code)
    const person = await signedIn(context, site, { role: 'editor' })
    await givePassword(site, person)
    await open(page, `/${code}/about`)
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
    await open(page, `/${code}/auth?next=%2Fabout`)
    await page.getByLabel(said('E-mail')).fill(person.email)
    await page.getByLabel(said('Password'), { exact: true }).fill(goodPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: said('Sign In'), exact: true })
      .click()
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

test('[T04] a day of the slider is seen at its noon, and says so', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  const slider = page.getByRole('slider', { name: 'See the site on a date' })
  await slider.fill('1')
  await expect(page.locator('.edit-date strong')).toContainText('12:00')
  await expect(slider).toHaveAttribute('aria-valuetext', /12:00/u)
})

for (const code of ['nb', 'ar'])
  test(`[T04] in ${code} a time that cannot be seen is refused and moves nothing, and the way back to now wins over a move before it`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await page.setViewportSize({ width: 1920, height: 900 })
    await editing(page, site, `/${code}/about`)
    const at = bar(page).getByLabel(said('Date and time'))
    const slider = page.getByRole('slider')
    await slider.fill('3')
    const back = bar(page).getByRole('button', { name: said('Back to now') })
    await expect(back).toBeVisible()
    const day = await at.inputValue()
    await at.fill('12026-01-12T08:00')
    await at.blur()
    await expect(at).toHaveAccessibleDescription(said('Choose a time to come.'))
    await expect(at).toHaveValue(day)
    await expect(slider).toHaveValue('3')

    await holdClock(page)
    await slider.fill('5')
    await back.click()
    await page.clock.runFor(1000)
    await expect(back).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(slider).toHaveValue('0')
    await expect(at).not.toHaveAccessibleDescription(said('Choose a time to come.'))
  })
