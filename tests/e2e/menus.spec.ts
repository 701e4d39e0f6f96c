import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { newLine } from '#tests/support/menu.ts'
import {
  carry,
  closeLine,
  depthsOf,
  entryPlaces,
  expectCarriedInwards,
  grips,
  lineOf,
  lines,
  names,
  openMenus,
  title,
  url,
  withNewLine,
} from '#tests/support/menus-page.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })

test('[B02] an entry is added, put under another and saved by keyboard alone, and visitors see it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await withNewLine(page, 'en')
  const before = await names(page).allTextContents()
  // The row is the last of a long page: whoever added it is in it.
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toBeInViewport()
  await page.keyboard.type('Recipes')
  await url(page).fill('javascript:1')
  await button(page, 'Edit Recipes').press('Enter')
  await expect(url(page)).toHaveCount(0)
  await button(page, 'Save').press('Enter')
  await expect(url(page)).toBeFocused()
  await expect(url(page)).toBeInViewport()
  await expect(page.getByText('This is not a valid address.')).toHaveCount(1)
  await page.keyboard.type('/no-such-page')
  await expect(page.getByText('This is not a valid address.')).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.locator('[name=icon]').fill('cooking')
  await button(page, 'cooking-pot').click()
  await page.getByLabel('Colour of the icon').fill('#a02f14')
  await button(page, 'Move Recipes in').press('Enter')
  await expect(lines(page).last()).toHaveAttribute('data-depth', '1')
  await button(page, 'Move Recipes out').press('Enter')
  const up = button(page, 'Move Recipes up')
  while ((await up.getAttribute('aria-disabled')) !== 'true') {
    await up.press('Enter')
    await expect(up).toBeFocused()
  }
  await expect(names(page).first()).toHaveText('Recipes')
  await button(page, 'Save').press('Enter')
  await expect(page.getByText('Menu saved')).toBeVisible()
  await expect(lines(page).first()).toContainText('No such page')
  await expect(names(page)).toHaveText(['Recipes', ...before.slice(0, -1)])
  await page.goto('/en/faq')
  await expect(page.locator('.main-menu').getByRole('link').first()).toHaveText('Recipes')
})

test('[B02] an entry that is carried with its links by the keyboard is told its true place, and is in view with the focus where it was put down', async ({
  page,
  context,
  site,
}) => {
  // The list is longer than the window.
  await page.setViewportSize({ width: 1280, height: 560 })
  const words = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await openMenus(page, 'nb')
  const entries = await entryPlaces(page)
  const at = entries.findIndex(({ place }, each) => (entries[each + 1]?.place ?? 0) > place + 1)
  const { name, place: begun } = entries[at] ?? { name: '', place: NaN }
  const size = (entries[at + 1]?.place ?? 0) - begun
  const count = await lines(page).count()
  const told = (message: string, place: number, options?: { timeout: number }) =>
    expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(
      words(message)
        .replace('{name}', name)
        .replace('{place}', `${place}`)
        .replace('{count}', `${count}`),
      options,
    )
  const over = '{name} is over place {place} of {count}.'
  // A key that comes before the places have been measured moves nothing: it is pressed again.
  const soon = { timeout: 300 }
  await grips(page)
    .nth(begun - 1)
    .focus()
  await page.keyboard.press('Space')
  await told('{name} is picked up, place {place} of {count}.', begun)
  // Over its own links it stands where it stood.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await told(over, begun, soon)
  }).toPass()
  const last = count - size + 1
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(lines(page).last()).toBeInViewport(soon)
    await told(over, last, soon)
  }).toPass()
  await page.keyboard.press('Space')
  await told('{name} was put down at place {place} of {count}.', last)
  expect((await entryPlaces(page)).at(-1)).toEqual({ name, place: last })
  const put = grips(page).nth(last - 1)
  await expect(put).toBeFocused()
  await expect
    .poll(() =>
      put.evaluate((grip) => {
        const { left, top, width, height } = grip.getBoundingClientRect()
        return grip.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)
})

test('[B02] entries are carried by the mouse, up, inwards and with what stands under them, and saved so, from either side', async ({
  page,
  context,
  site,
}) => {
  // The whole list is in view: what lies beyond the window is reached by scrolling, which takes its time.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await signedIn(context, site, { role: 'editor' })

  await test.step('inwards and outwards, where the page is read from the left', async () => {
    await withNewLine(page, 'en')
    await title(page).fill('From the left')
    await closeLine(page)
    const last = (await lines(page).count()) - 1
    await expectCarriedInwards(page, { name: 'From the left', at: last, inwards: 60 })
    await button(page, 'Cancel').click()
    await expect(lineOf(page, 'From the left')).toHaveCount(0)
  })

  await withNewLine(page, 'ar')
  await title(page).fill('Carried')
  await closeLine(page)
  const rest = (await names(page).allTextContents()).slice(0, -1)
  const line = lineOf(page, 'Carried')
  const last = rest.length
  await test.step('up, down, inwards and among the links of an entry', async () => {
    await carry(page, { from: last, to: 0 })
    await expect(names(page)).toHaveText(['Carried', ...rest])
    await expect(line).toHaveAttribute('data-depth', '0')
    await carry(page, { from: 0, to: last })
    await expect(names(page)).toHaveText([...rest, 'Carried'])
    await expectCarriedInwards(page, { name: 'Carried', at: last, inwards: -60 })
    // Among the links of an entry it is one of them.
    const among = /011/u.exec((await depthsOf(page)).join(''))?.index ?? -1
    expect(among).toBeGreaterThanOrEqual(0)
    await carry(page, { from: last, to: among + 2 })
    await expect(names(page)).toHaveText(rest.toSpliced(among + 2, 0, 'Carried'))
    await expect(line).toHaveAttribute('data-depth', '1')
  })

  await test.step('an entry goes to the end, its links with it, and is saved so', async () => {
    const depths = await depthsOf(page)
    const branch = depths.findIndex((depth, at) => depth === '0' && depths[at + 1] === '1')
    const size = depths.indexOf('0', branch + 1) - branch
    const all = await names(page).allTextContents()
    const block = all.slice(branch, branch + size)
    expect(block.length).toBeGreaterThan(1)
    await carry(page, { from: branch, to: last, told: last - size + 1 })
    const wanted = [...all.toSpliced(branch, size), ...block]
    await expect(names(page)).toHaveText(wanted)

    await page.locator('.ws-section-actions button').last().click()
    await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
    await reload(page)
    await expect(names(page)).toHaveText(wanted)
    await expect(line).toHaveAttribute('data-depth', '1')
    await page.goto('/ar/faq')
    await expect(page.locator('.main-menu .menu-link').last()).toHaveText(block[0] ?? '')
    await expect(page.locator('.main-menu .menu-panel', { hasText: 'Carried' })).toHaveCount(1)
  })
})

test('[B02] where an entry goes is said; removed ones come back with Undo, Cancel gives all changes up, and nothing that was typed is left without a question', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  const named = (message: string, name: string) => said(message).replace('{name}', name)
  const fresh = said('New Link')
  await signedIn(context, site, { role: 'editor' })
  await withNewLine(page, 'nb')
  const before = await names(page).allTextContents()

  await test.step('where an entry goes is said', async () => {
    const entries = page.locator('.ws-link-row[data-depth="0"] strong')
    const under = (await entries.nth(-2).textContent()) ?? ''
    const isSaid = (message: string) => {
      const words = named(message, fresh)
        .replace('{place}', `${before.length}`)
        .replace('{count}', `${before.length}`)
        .replace('{under}', under)
      return expect(page.getByRole('status').getByText(words, { exact: true })).toBeAttached()
    }
    await button(page, named('Move {name} in', fresh)).press('Enter')
    await isSaid('{name}: place {place} of {count}, under {under}')
    await button(page, named('Move {name} out', fresh)).press('Enter')
    await isSaid('{name}: place {place} of {count}')
  })

  await test.step('a removed one comes back with Undo', async () => {
    const [branch = ''] = before
    await button(page, named('Remove {name}', branch)).click()
    await expect(names(page).filter({ hasText: branch })).toHaveCount(0)
    const removed = said('<0>{name}</0> is removed once you save.')
    await expect(page.locator('.ws-removed')).toContainText(
      removed.replace('<0>{name}</0>', branch),
    )
    // Its lines went with it: the keyboard is in the first that is left.
    const first = (await names(page).first().textContent()) ?? ''
    await expect(button(page, named('Carry {name}', first))).toBeFocused()
    await button(page, said('Undo')).click()
    await expect(names(page)).toHaveText(before)
  })

  await test.step('what was typed is not left without a question', async () => {
    const elsewhere = page.getByRole('link', { name: said('Footer') })
    await elsewhere.first().click()
    const asked = page.getByRole('alertdialog', { name: said('Leave without saving?') })
    await expect(asked).toContainText(said('What you typed here has not been saved yet.'))
    await asked.getByRole('button', { name: said('Stay') }).click()
    await expect(names(page)).toHaveText(before)
  })

  await test.step('Cancel gives all changes up', async () => {
    const remove = page.locator('.ws-row-buttons button:last-child')
    const isEmpty = page.getByText(said('The menu is empty.'))
    while (!(await isEmpty.isVisible())) await remove.first().click()
    await button(page, said('Cancel')).click()
    await expect(names(page)).toHaveText(before.slice(0, -1))
    await expect(isEmpty).toHaveCount(0)
    await expect(button(page, said('Save'))).toBeDisabled()
  })
})

test('[B02] an icon’s colour that is hardly seen is told at its field; an entry is given its time, and its line says from when', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await withNewLine(page, 'nb')

  await test.step('an icon’s colour that is hardly seen on light or on dark pages is told', async () => {
    await page.locator('[name=icon]').fill('wheat')
    await button(page, 'wheat').click()
    const color = page.locator('[name=iconColor]')
    const warning = page.locator('.ws-color .ws-warning')
    const onLight = said('Hard to see on light pages: contrast {ratio}:1, and 3:1 is the least.')
    const onDark = said('Hard to see on dark pages: contrast {ratio}:1, and 3:1 is the least.')
    await color.fill('#ffe9a8')
    await expect(warning).toHaveText(onLight.replace('{ratio}', '1,1'))
    await color.fill('#12301f')
    await expect(warning).toContainText(onDark.split('{')[0] ?? '')
    for (const good of ['#c2410c', 'var(--primary)', '']) {
      await color.fill(good)
      await expect(warning).toHaveCount(0)
    }
  })

  await test.step('an entry is given its time, and its line says from when', async () => {
    const until = page.locator('[name=endsAt]')
    await title(page).fill('Jul')
    const note = lineOf(page, 'Jul').locator('.ws-link-note')
    await until.fill('2020-12-24T16:00')
    await expect(note).toHaveText(said('Its time is over.'))
    await until.fill('2099-12-24T16:00')
    const untilThen = said('Until <0/>').replace('<0/>', '.*2099')
    await expect(note).toHaveText(new RegExp(`^${untilThen}`, 'u'))
    await page.getByLabel('Vises fra').fill('2099-12-01T08:00')
    await until.fill('2099-11-01T08:00')
    await button(page, 'Lagre').click()
    await expect(until).toHaveAttribute('aria-invalid', 'true')
    await expect(until).toBeFocused()
    // A year that is half typed stands as it was typed.
    await until.fill('0202-12-24T16:00')
    await expect(until).toHaveValue('0202-12-24T16:00')
    await until.fill('2100-01-01T08:00')
    await button(page, 'Lagre').click()
    await expect(note).toHaveText(/^Fra .*2099/u)
    const times = { starts_at: Date.UTC(2099, 11, 1, 7), ends_at: Date.UTC(2100, 0, 1, 7) }
    await expect.poll(() => timesOf(site, 'Jul')).toEqual([{ ...times, is_shown: 0 }])
  })
})

test('[B02] [F03] an address that leads nowhere is told while it is typed, and counted in the footer; all that is wrong with a menu is told at once, each at its row', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })

  await test.step('an address that leads nowhere is told while it is typed; a title needs no second one in the language of the site', async () => {
    const answerPlaces = await holdCalls(page, '**/api/admin/places')
    await withNewLine(page, 'nb')
    await title(page).fill('Brie 2026')
    await url(page).fill('/brie-2026')
    // What is typed before the addresses of the site have come is looked at once they have.
    answerPlaces()
    const dead = page.getByText('Ingen side på dette nettstedet har denne adressen.')
    await expect(dead).toBeVisible()
    await expect(lines(page).last()).toContainText('Siden finnes ikke')
    await url(page).fill('/products?sort=name')
    await expect(dead).toHaveCount(0)
    await expect(lines(page).last()).not.toContainText('Siden finnes ikke')
    await expect(page.locator('.ws-title-missing')).toHaveCount(4)
    await expect(page.locator('.ws-title-missing [lang=nb]')).toHaveCount(0)
    await button(page, 'Avbryt').click()
  })

  await test.step('all that is wrong with a menu is told at once, each at its row', async () => {
    const [first = '', second = ''] = await names(page).allTextContents()
    const refusal = said('This is not a valid address.')
    const edit = (name: string) =>
      lineOf(page, name)
        .getByRole('button', { name: said('Edit {name}').replace('{name}', name) })
        .click()
    const kept: string[] = []
    for (const name of [first, second]) {
      await edit(name)
      kept.push(await url(page).inputValue())
      await url(page).fill('javascript:alert(1)')
    }
    await button(page, 'Lagre').click()
    await expect(url(page)).toBeFocused()
    await expect(lineOf(page, first).locator('.ws-link-fields')).toContainText(refusal)
    await expect(lineOf(page, second)).toContainText(refusal)
    await url(page).fill(kept[0] ?? '')
    await expect(lineOf(page, first)).not.toContainText(refusal)
    await expect(lineOf(page, second)).toContainText(refusal)
    await edit(second)
    await expect(lineOf(page, second).locator('.ws-link-fields')).toContainText(refusal)
    await expect(page.getByText(refusal)).toHaveCount(1)
    await url(page).fill(kept[1] ?? '')
    await expect(page.getByText(refusal)).toHaveCount(0)
    await expect(button(page, 'Avbryt')).toHaveCount(0)
  })

  await test.step('links of the footer that lead nowhere are counted', async () => {
    await site.database.execute(`update footer_links set url = '/brie-2026' where id in
      (select id from footer_links where section_key = 'support' order by sort_order limit 2)`)
    await open(page, '/nb/admin/footer')
    await expect(page.locator('.ws-dead')).toHaveText('2 lenker går til sider som ikke finnes')
  })
})

test('[T02] a page of the factory’s own is found for a link in a text; an address that leads nowhere is told, and one that is none', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/terms')
  const field = await openText(page, 'terms.body')
  await field.press('Control+End')
  await button(page, 'Lenke').click()
  const address = page.getByRole('textbox', { name: 'Side, produkt eller adresse' })
  await address.fill('/brie-2026')
  await expect(page.getByText('Ingen side på dette nettstedet har denne adressen.')).toBeVisible()
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  const said = await sayingsIn('nb')
  await expect(page.getByText(said('This is not a valid address.'))).toBeVisible()
  await address.fill('shipping')
  await page
    .locator('.edit-links')
    .getByRole('button', { name: / \/shipping$/u })
    .click()
  await expect(field.locator('a').last()).toHaveAttribute('href', '/shipping')
})

test('without a connection the menu stays as it was typed, and goes out once; one that somebody else has saved is shown beside one’s own, and nothing is lost', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await withNewLine(page, 'nb')

  await test.step('without a connection it stays as it was typed, and goes out once', async () => {
    await title(page).fill('Mine')
    await messagesAreLoaded(page)
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
    })
    await context.setOffline(true)
    await button(page, 'Lagre').click()
    // The message goes by itself; the line stays.
    await expect(toast(page, said('Error'))).toContainText(said('The menu could not be saved.'))
    await expect(page.locator('.ws-told')).toHaveText(
      said('We cannot reach the server. Your changes are kept here. Try again in a moment.'),
    )
    await expect(names(page).last()).toHaveText('Mine')
    await context.setOffline(false)
    await button(page, 'Lagre').click()
    await expect(toast(page, said('Menu saved'))).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  await test.step('one that somebody else has saved is shown beside one’s own', async () => {
    // The message of the save before is no longer there.
    await withNewLine(page, 'nb')
    const call = await anotherAdmin(site, 'owner')
    const menu = async () => (await (await call('GET', '/menu')).json()) as EditableMenu
    const items = [{ ...newLine, title: 'Theirs', children: [] }]
    const { rev } = await menu()
    expect((await call('PUT', '/menu', { items, rev })).status).toBe(200)
    await button(page, 'Lagre').click()
    const choice = page.locator('.ws-stale')
    const shown = ['Somebody else saved this meanwhile', 'Theirs, saved meanwhile']
    for (const words of [...shown, 'Yours, not saved yet', 'New Link'])
      await expect(choice).toContainText(said(words))
    for (const name of ['Theirs', 'Mine']) await expect(choice).toContainText(name)
    await expect(choice.getByRole('button', { name: said('Take theirs') })).toBeEnabled()
    await choice.getByRole('button', { name: said('Keep mine') }).click()
    await expect(toast(page, said('Menu saved'))).toBeVisible()
    const titles = (await menu()).items.map((item) => item.title)
    expect(titles).toContain('Mine')
    expect(titles).not.toContain('Theirs')
  })
})

test('what is changed at the end of a long form is saved from there, from a phone and where the page is read from the right', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  for (const [code, width] of [
    ['nb', 360],
    ['ar', 1280],
  ] as const)
    await test.step(`${code}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const said = await sayingsIn(code)
      await openMenus(page, code)
      await lines(page).first().getByRole('button', { expanded: false }).click()
      const hidden = page.getByLabel(said('Hidden from visitors'))
      await hidden.check()
      const save = button(page, said('Save'))
      await expect(save).toBeInViewport({ ratio: 1 })
      // Nothing lies over it, and it lies over nothing that was chosen.
      await expect(hidden).toBeInViewport()
      await save.click()
      await expect(page.getByText(said('Menu saved'))).toBeVisible()
      await page.getByRole('button', { name: said('Undo') }).click()
      await expect(page.getByText(said('What was there before is back.'))).toBeVisible()
    })
})

test('[B02] what is typed while a new entry is being saved stays, and is saved as the same entry', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const call = await anotherAdmin(site, 'owner')
  const idOf = async (name: string) => {
    const { items } = (await (await call('GET', '/menu')).json()) as EditableMenu
    return items.filter((item) => item.title === name).map(({ id }) => id)
  }
  await withNewLine(page, 'nb')
  await title(page).fill('Ny')
  const release = await holdCalls(page, '**/api/admin/menu')
  await button(page, 'Lagre').click()
  await title(page).fill('Nyere')
  release()
  await expect(page.locator('[data-sonner-toast][data-type=success]')).toHaveCount(1)
  const first = await idOf('Ny')
  expect(first).toHaveLength(1)
  await button(page, 'Lagre').click()
  await expect(button(page, 'Lagre')).toBeDisabled()
  await expect.poll(() => idOf('Nyere')).toEqual(first)
})

async function timesOf(site: Site, name: string) {
  const { rows } = await site.database.execute({
    sql: 'select starts_at, ends_at, is_shown from menu_items where title = ?',
    args: [name],
  })
  return rows.map((row) => ({ ...row }))
}
