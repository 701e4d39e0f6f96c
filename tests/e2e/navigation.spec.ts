import type { Locator, Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newLine } from '#tests/support/menu.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const lines = (page: Page) => page.locator('.ws-link-row')
const names = (page: Page) => lines(page).locator('strong')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

const lineOf = (page: Page, name: string) =>
  lines(page).filter({ has: page.locator('strong').getByText(name, { exact: true }) })

/** Carries the line at a place by its handle to another place, and so far along the line, as a mouse does. It is told where it stands then, which is further up where links go with it. */
async function carry(page: Page, from: number, to: number, along = 0, told = to): Promise<void> {
  const grips = lines(page).locator('.ws-grip')
  await grips.nth(from).scrollIntoViewIfNeeded()
  const [start, there] = await Promise.all([
    grips.nth(from).boundingBox(),
    grips.nth(to).boundingBox(),
  ])
  const x = (start?.x ?? 0) + (start?.width ?? 0) / 2
  const y = (start?.y ?? 0) + (start?.height ?? 0) / 2
  const down = (there?.y ?? 0) - (start?.y ?? 0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + (down < 0 ? -8 : 8))
  const carried = page.locator('.ws-link-row[data-carried]')
  await expect(carried).toHaveCount(1)
  await page.mouse.move(x + along / 2, y + down / 2)
  await page.mouse.move(x + along, y + down)
  // Where it would be put down is said as well as shown. A move can come before the places have been measured.
  const said = page.locator('[id^="DndLiveRegion"]')
  const isOver = new RegExp(String.raw`^\D*${told + 1}\D`, 'u')
  await expect(async () => {
    await page.mouse.move(x + along, y + down - 2)
    await page.mouse.move(x + along, y + down)
    await expect(said).toContainText(isOver, { timeout: 2000 })
    // A button that comes up before the last move is drawn puts the line down where it was then.
    const [across = NaN, up = NaN] = await offsetOf(carried)
    expect([Math.abs(across - along) < 2, Math.abs(up - down) < 2]).toEqual([true, true])
  }).toPass()
  await page.mouse.up()
  await expect(carried).toHaveCount(0)
}

/** How far a carried line is from its place, in CSS px. */
function offsetOf(row: Locator): Promise<number[]> {
  return row.evaluate((element) =>
    ['--carried-x', '--carried-y'].map((name) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
    ),
  )
}

/** How far in the lines stand, in their order. */
function depthsOf(page: Page): Promise<(string | undefined)[]> {
  return lines(page).evaluateAll((each) => each.map(({ dataset }) => dataset['depth']))
}

/** Opens the section, and begins a new line of the menu. */
async function withNewLine(page: Page, code = 'en'): Promise<void> {
  await open(page, `/${code}/admin/menus`)
  await expect(lines(page).first()).toBeVisible()
  const count = await lines(page).count()
  await page.locator('.ws-section-actions button').first().click()
  await expect(lines(page)).toHaveCount(count + 1)
}

test('[B02] an entry is added, put under another and saved by keyboard alone; visitors see it, until it is hidden', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await withNewLine(page)
  const before = await names(page).allTextContents()
  // The row is the last of a long page: whoever added it is in it.
  await expect(page.locator('[name=title]')).toBeFocused()
  await expect(page.locator('[name=title]')).toBeInViewport()
  await page.keyboard.type('Recipes')
  await page.locator('[name=url]').fill('javascript:1')
  await page.getByRole('button', { name: 'Edit Recipes' }).press('Enter')
  await expect(page.locator('[name=url]')).toHaveCount(0)
  await save(page).press('Enter')
  await expect(page.locator('[name=url]')).toBeFocused()
  await expect(page.locator('[name=url]')).toBeInViewport()
  await expect(page.getByText('This is not a valid address.')).toHaveCount(1)
  await page.keyboard.type('/no-such-page')
  await expect(page.getByText('This is not a valid address.')).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.locator('[name=icon]').fill('cooking')
  await page.getByRole('button', { name: 'cooking-pot' }).click()
  await page.getByLabel('Colour of the icon').fill('#a02f14')
  await page.getByRole('button', { name: 'Move Recipes in' }).press('Enter')
  await expect(lines(page).last()).toHaveAttribute('data-depth', '1')
  await page.getByRole('button', { name: 'Move Recipes out' }).press('Enter')
  const up = page.getByRole('button', { name: 'Move Recipes up' })
  while ((await up.getAttribute('aria-disabled')) !== 'true') {
    await up.press('Enter')
    await expect(up).toBeFocused()
  }
  await expect(names(page).first()).toHaveText('Recipes')
  await save(page).press('Enter')
  await expect(page.getByText('Menu saved')).toBeVisible()
  await expect(lines(page).first()).toContainText('No such page')
  await expect(names(page)).toHaveText(['Recipes', ...before.slice(0, -1)])
  await page.goto('/en/faq')
  await expect(page.locator('.main-menu').getByRole('link').first()).toHaveText('Recipes')
})

for (const code of ['en', 'ar'])
  test(`[B02] entries are carried by the mouse, up, inwards and with what stands under them, and saved so, in ${code}`, async ({
    page,
    context,
    site,
  }) => {
    // The whole list is in view: what lies beyond the window is reached by scrolling, which takes its time.
    await page.setViewportSize({ width: 1280, height: 1800 })
    await signedIn(context, site, { role: 'editor' })
    await withNewLine(page, code)
    const own = `Carried ${code}`
    await page.locator('[name=title]').fill(own)
    // Its fields stand between the rows as long as they are open.
    await lines(page).last().locator('.ws-row-button[aria-expanded]').click()
    const rest = (await names(page).allTextContents()).slice(0, -1)
    const line = lineOf(page, own)
    const last = rest.length

    await carry(page, last, 0)
    await expect(names(page)).toHaveText([own, ...rest])
    await expect(line).toHaveAttribute('data-depth', '0')
    await carry(page, 0, last)
    await expect(names(page)).toHaveText([...rest, own])
    await expect(line).toHaveAttribute('data-depth', '0')
    const inwards = code === 'ar' ? -60 : 60
    await carry(page, last, last, inwards)
    await expect(line).toHaveAttribute('data-depth', '1')
    await carry(page, last, last, -inwards)
    await expect(line).toHaveAttribute('data-depth', '0')
    // Among the links of an entry it is one of them.
    const among = /011/u.exec((await depthsOf(page)).join(''))?.index ?? -1
    expect(among).toBeGreaterThanOrEqual(0)
    await carry(page, last, among + 2)
    await expect(names(page)).toHaveText(rest.toSpliced(among + 2, 0, own))
    await expect(line).toHaveAttribute('data-depth', '1')

    // An entry goes to the end, and its links with it.
    const depths = await depthsOf(page)
    const branch = depths.findIndex((depth, at) => depth === '0' && depths[at + 1] === '1')
    const size = depths.indexOf('0', branch + 1) - branch
    const all = await names(page).allTextContents()
    const block = all.slice(branch, branch + size)
    expect(block.length).toBeGreaterThan(1)
    await carry(page, branch, last, 0, last - size + 1)
    const wanted = [...all.toSpliced(branch, size), ...block]
    await expect(names(page)).toHaveText(wanted)

    await page.locator('.ws-section-actions button').last().click()
    const saved = page.locator('[data-sonner-toast][data-type=success]')
    await expect(saved).toBeVisible()
    await reload(page)
    await expect(names(page)).toHaveText(wanted)
    await expect(lineOf(page, own)).toHaveAttribute('data-depth', '1')
    await page.goto(`/${code}/faq`)
    const entries = page.locator('.main-menu .menu-link')
    await expect(entries.last()).toHaveText(block[0] ?? '')
    await expect(page.locator('.main-menu .menu-panel', { hasText: own })).toHaveCount(1)
  })

for (const code of ['nb', 'ar'] as const)
  test.describe(`in ${code}`, () => {
    const toast = (page: Page, words: string) =>
      page.locator('[data-sonner-toast]').filter({ hasText: words })

    test('[B02] an icon’s colour that is hardly seen on light or on dark pages is told at its field', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      await signedIn(context, site, { role: 'editor' })
      await withNewLine(page, code)
      await page.locator('[name=icon]').fill('wheat')
      await page.getByRole('button', { name: 'wheat', exact: true }).click()
      const color = page.locator('[name=iconColor]')
      const warning = page.locator('.ws-color .ws-warning')
      await color.fill('#ffe9a8')
      await expect(warning).toHaveText(
        said('Hard to see on light pages: contrast {ratio}:1, and 3:1 is the least.').replace(
          '{ratio}',
          code === 'nb' ? '1,1' : '1.1',
        ),
      )
      await color.fill('#12301f')
      const onDark = said('Hard to see on dark pages: contrast {ratio}:1, and 3:1 is the least.')
      await expect(warning).toContainText(onDark.split('{')[0] ?? '')
      for (const good of ['#c2410c', 'var(--primary)', '']) {
        await color.fill(good)
        await expect(warning).toHaveCount(0)
      }
    })

    test('[B02] where an entry goes is said; removed ones come back with Undo, Cancel gives all changes up, and nothing that was typed is left without a question', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      const button = (message: string, name = '') =>
        page.getByRole('button', { name: said(message).replace('{name}', name), exact: true })
      const fresh = said('New Link')
      await signedIn(context, site, { role: 'editor' })
      await withNewLine(page, code)
      const before = await names(page).allTextContents()
      const entries = page.locator('.ws-link-row[data-depth="0"] strong')
      const under = (await entries.nth(-2).textContent()) ?? ''
      const isSaid = (message: string) =>
        expect(
          page
            .getByRole('status')
            .getByText(
              said(message)
                .replace('{name}', fresh)
                .replace('{place}', `${before.length}`)
                .replace('{count}', `${before.length}`)
                .replace('{under}', under),
              { exact: true },
            ),
        ).toBeAttached()
      await button('Move {name} in', fresh).press('Enter')
      await isSaid('{name}: place {place} of {count}, under {under}')
      await button('Move {name} out', fresh).press('Enter')
      await isSaid('{name}: place {place} of {count}')

      const [branch = ''] = before
      await button('Remove {name}', branch).click()
      await expect(names(page).filter({ hasText: branch })).toHaveCount(0)
      const removed = said('<0>{name}</0> is removed once you save.')
      await expect(page.locator('.ws-removed')).toContainText(
        removed.replace('<0>{name}</0>', branch),
      )
      // Its lines went with it: the keyboard is in the first that is left.
      const first = (await names(page).first().textContent()) ?? ''
      await expect(button('Carry {name}', first)).toBeFocused()
      await button('Undo').click()
      await expect(names(page)).toHaveText(before)

      await page
        .getByRole('link', { name: said('Footer') })
        .first()
        .click()
      const asked = page.getByRole('alertdialog', { name: said('Leave without saving?') })
      await expect(asked).toContainText(said('What you typed here has not been saved yet.'))
      await asked.getByRole('button', { name: said('Stay') }).click()
      await expect(names(page)).toHaveText(before)

      const remove = page.locator('.ws-row-buttons button:last-child')
      const isEmpty = page.getByText(said('The menu is empty.'))
      while (!(await isEmpty.isVisible())) await remove.first().click()
      await button('Cancel').click()
      await expect(names(page)).toHaveText(before.slice(0, -1))
      await expect(isEmpty).toHaveCount(0)
      await expect(button('Save')).toBeDisabled()
    })

    test('[B02] all that is wrong with a menu is told at once, each at its row', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      await signedIn(context, site, { role: 'editor' })
      await open(page, `/${code}/admin/menus`)
      await expect(lines(page).first()).toBeVisible()
      const [first = '', second = ''] = await names(page).allTextContents()
      const refusal = said('This is not a valid address.')
      const url = page.locator('[name=url]')
      const edit = (name: string) =>
        lineOf(page, name)
          .getByRole('button', { name: said('Edit {name}').replace('{name}', name) })
          .click()
      const kept: string[] = []
      for (const name of [first, second]) {
        await edit(name)
        kept.push(await url.inputValue())
        await url.fill('javascript:alert(1)')
      }
      await page.getByRole('button', { name: said('Save'), exact: true }).click()
      await expect(url).toBeFocused()
      await expect(lineOf(page, first).locator('.ws-link-fields')).toContainText(refusal)
      await expect(lineOf(page, second)).toContainText(refusal)
      await url.fill(kept[0] ?? '')
      await expect(lineOf(page, first)).not.toContainText(refusal)
      await expect(lineOf(page, second)).toContainText(refusal)
      await edit(second)
      await expect(lineOf(page, second).locator('.ws-link-fields')).toContainText(refusal)
      await expect(page.getByText(refusal)).toHaveCount(1)
      await url.fill(kept[1] ?? '')
      await expect(page.getByText(refusal)).toHaveCount(0)
    })

    test('without a connection the menu stays as it was typed, and goes out once; one that somebody else has saved is shown beside one’s own, and nothing is lost', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      const [mine, theirs] = [`Mine ${code}`, `Theirs ${code}`]
      await signedIn(context, site, { role: 'editor' })
      await withNewLine(page, code)
      await page.locator('[name=title]').fill(mine)
      await messagesAreLoaded(page)
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
      })
      await context.setOffline(true)
      const saveIt = page.getByRole('button', { name: said('Save'), exact: true })
      await saveIt.click()
      const unreached = said(
        'We cannot reach the server. Your changes are kept here. Try again in a moment.',
      )
      await expect(page.locator('.ws-told')).toHaveText(unreached)
      await expect(toast(page, said('Error'))).toContainText(said('The menu could not be saved.'))
      await expect(names(page).last()).toHaveText(mine)
      await context.setOffline(false)
      await saveIt.click()
      await expect(toast(page, said('Menu saved'))).toBeVisible()
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)

      await withNewLine(page, code)
      const call = await anotherAdmin(site, 'owner')
      const menu = async () => (await (await call('GET', '/menu')).json()) as EditableMenu
      const items = [{ ...newLine, title: theirs, children: [] }]
      const { rev } = await menu()
      expect((await call('PUT', '/menu', { items, rev })).status).toBe(200)
      await saveIt.click()
      const choice = page.locator('.ws-stale')
      for (const words of ['Somebody else saved this meanwhile', 'Theirs, saved meanwhile'])
        await expect(choice).toContainText(said(words))
      for (const words of [theirs, said('Yours, not saved yet'), mine, said('New Link')])
        await expect(choice).toContainText(words)
      await expect(choice.getByRole('button', { name: said('Take theirs') })).toBeEnabled()
      await choice.getByRole('button', { name: said('Keep mine') }).click()
      await expect(toast(page, said('Menu saved'))).toBeVisible()
      const titles = (await menu()).items.map(({ title }) => title)
      expect(titles).toContain(mine)
      expect(titles).not.toContain(theirs)
    })
  })

for (const { code, colorScheme, width } of [
  { code: 'en', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const)
  test.describe(`in ${code}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    test(`axe finds nothing in the menu's editor, and nothing overflows, in ${code}`, async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await withNewLine(page, code)
      await expect(page.locator('[name=title]')).toBeInViewport()
      // From the start: axe takes a row that is half under the bar at the top for one too small to press.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoFaults(page, { rules: 'guidelines', within: '.ws-section' })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  })

for (const { code, from, later, saveIt } of [
  { code: 'nb', from: 'Vises fra', later: /^Fra .*2099/u, saveIt: 'Lagre' },
  { code: 'ar', from: 'يُعرض من', later: /^من .*2099/u, saveIt: 'حفظ' },
])
  test(`[B02] in ${code} an entry is given its time, and its line says from when`, async ({
    page,
    context,
    site,
  }) => {
    const said = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    await withNewLine(page, code)
    const button = page.getByRole('button', { name: saveIt, exact: true })
    const until = page.locator('[name=endsAt]')
    await page.locator('[name=title]').fill(`Jul ${code}`)
    const note = lineOf(page, `Jul ${code}`).locator('.ws-link-note')
    await until.fill('2020-12-24T16:00')
    await expect(note).toHaveText(said('Its time is over.'))
    await until.fill('2099-12-24T16:00')
    await expect(note).toHaveText(
      new RegExp(`^${said('Until <0/>').replace('<0/>', '.*2099')}`, 'u'),
    )
    await page.getByLabel(from).fill('2099-12-01T08:00')
    await until.fill('2099-11-01T08:00')
    await button.click()
    await expect(until).toHaveAttribute('aria-invalid', 'true')
    await expect(until).toBeFocused()
    // A year that is half typed stands as it was typed.
    await until.fill('0202-12-24T16:00')
    await expect(until).toHaveValue('0202-12-24T16:00')
    await until.fill('2100-01-01T08:00')
    await button.click()
    await expect(note).toHaveText(later)
    await expect
      .poll(async () => {
        const { rows } = await site.database.execute({
          sql: 'select starts_at, ends_at, is_shown from menu_items where title = ?',
          args: [`Jul ${code}`],
        })
        return rows.map((row) => ({ ...row }))
      })
      .toEqual([
        {
          starts_at: Date.UTC(2099, 11, 1, 7),
          ends_at: Date.UTC(2100, 0, 1, 7),
          is_shown: 0,
        },
      ])
    await expectNoFaults(page)
  })
