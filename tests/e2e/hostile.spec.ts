import { expect, type Page } from '@playwright/test'
import { newId } from '#domain/ids.ts'
import { blockKinds } from '#domain/sections.ts'
import { elsewhere, fieldOf, pencilOf } from '#tests/support/edit-mode.ts'
import { editingHostile, test } from '#tests/support/hostile-browser.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { hostileWords } from '#tests/support/hostile-site.ts'
import { hasFocus, open } from '#tests/support/open-page.ts'
import { ownOrder, saveAddress } from '#tests/support/own-things.ts'
import { newPerson } from '#tests/support/people.ts'
import { accountPaths, publicPaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { pictureOn } from '#tests/support/site-picture.ts'
import { openWhole } from '#tests/support/whole-page.ts'

/** Whatever a name is put into by mistake, it runs. */
const everyWay = `"><img src=x onerror=alert(1)><script>alert(1)</script>`

test('[I6] nothing runs on the public pages, whatever their texts say', async ({ page }) => {
  test.setTimeout(300_000)
  for (const code of ['nb', 'ar'])
    await test.step(`in ${code}`, async () => {
      for (const path of publicPaths) {
        await page.goto(`/${code}${path === '/' ? '' : path}`)
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
      await open(page, `/${code}`)
      // What loaders bring, and what opens over a page.
      await page.getByRole('banner').locator('.main-menu .menu-link').first().click()
      await expect(page.locator('.product-grid li').first()).toBeVisible()
      await page.locator('.product-grid a').first().click()
      await expect(page.locator('.product-page, main h1').first()).toBeVisible()
      await expect(async () => {
        await page.locator('.header-search input').fill('')
        await page.locator('.header-search input').fill('PF-1001')
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 })
      }).toPass()
    })
})

test('[I6] nothing runs on the pages of an account, nor where passkeys and browsers are named', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site, { role: 'customer' })
  await saveAddress(page, site)
  const token = await ownOrder(site, id)
  const list = await hostileList(site, id)
  for (const path of [...accountPaths, `/account/lists/${list}`, `/order-success/${token}`])
    for (const code of ['nb', 'ar'])
      await test.step(`/${code}${path}`, async () => {
        await openWhole(page, `/${code}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (/orders|addresses|lists/u.test(path))
          await expect(page.getByRole('main')).toContainText(/alert|evil/u)
      })
  await test.step('passkeys and browsers', async () => {
    const count = await nameKeysAndBrowsers(site, id)
    expect(count).toBeGreaterThan(20)
    await open(page, '/en/account/security')
    // This browser is one more.
    await expect(page.locator('.own-sessions li')).toHaveCount(2 * count + 1)
    const named = await page.getByRole('main').innerText()
    expect(named.split('alert(1)').length).toBeGreaterThan(count)
  })
})

test('[I6] nothing runs in the workspace: its sections, sheets, groups and dialogs', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(300_000)
  await signedIn(context, site, { role: 'owner' })
  await page.goto('/en/admin')
  const sections = page.getByRole('navigation').first().getByRole('link')
  await expect(sections.first()).toBeVisible()
  const lists = await sections.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(lists.length).toBeGreaterThan(6)
  const seen = new Set<string>()
  for (const list of lists) {
    await openWhole(page, list ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = page.locator('main a[href*="open="], main nav a[href*="="]')
    const found = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    for (const href of found) {
      const { pathname, searchParams } = new URL(href, site.url)
      const opened = searchParams.get('open')
      // Of rows the first, of groups each.
      const what = opened && !/^(?:new|redirects|files)/u.test(opened) ? `${pathname} row` : href
      if (seen.has(what)) continue
      seen.add(what)
      await openWhole(page, href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (opened) await expect(page.locator('.ws-sheet')).toBeVisible()
    }
  }
  expect(seen.size).toBeGreaterThan(15)
  const dialog = page.getByRole('dialog')
  for (const part of [0, -1]) {
    await open(page, '/en/admin/footer')
    await page.locator('.ws-part').nth(part).getByRole('button').click()
    await expect(dialog.locator('.ws-link-row, [name=linkColor]').first()).toBeVisible()
  }
  await open(page, '/en/admin/menus')
  const row = page.locator('.ws-link-row').first()
  await row.locator('.ws-row-buttons button').nth(-2).click()
  await expect(row.locator('.ws-link-fields')).toBeVisible()
  await open(page, '/en/admin')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('alert')
  await expect(dialog.getByRole('group', { name: 'Pages' })).toBeVisible()
})

test('[I6] [T02] nothing runs where texts are edited, where drafts are shown, opened and compared, and a former version comes back', async ({
  page,
  site,
}) => {
  const versions = page.getByRole('dialog').locator('.edit-versions li')
  await test.step('the rich text of a page, and its history', async () => {
    await editingHostile(page, site, '/en/quality', 'editor')
    const written = page.locator('main .prose[data-content]').first()
    const name = (await written.getAttribute('data-content')) ?? ''
    await pencilOf(page, name).press('Enter')
    await expect(page.locator('.edit-open .tiptap')).toBeVisible()
    await page.getByRole('button', { name: 'History' }).press('Enter')
    await expect(versions).toHaveCount(2)
  })
  await test.step('drafts', async () => {
    // Edit Mode stays on from one page to the next.
    await open(page, '/pl/terms')
    const counts = page.locator('.edit-bar-counts')
    await expect(counts).toContainText(/[1-9]/u)
    await counts.press('Enter')
    await expect(page.locator('.edit-texts li').first()).toBeVisible()
    await hasFocus(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    for (const name of ['terms.title', 'terms.body']) {
      await pencilOf(page, name).press('Enter')
      await expect(page.locator('.edit-open')).toBeVisible()
      await page.locator('.edit-foot .edit-tool').first().press('Enter')
      await expect(versions).toHaveCount(2)
      await versions.getByRole('button').first().press('Enter')
      await expect(page.locator('.edit-open')).toHaveCount(0)
    }
  })
})

test('[I6] nothing runs in the dialogs and drawers of Edit Mode, in the list of a page’s sections and in the settings of each', async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog')
  const look = async () => {
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await test.step('dialogs and drawers', async () => {
    await editingHostile(page, site, '/en/terms', 'owner')
    const more = page.locator('.edit-bar .edit-tool').last()
    const items = page.getByRole('menuitem')
    await expect(more).toBeVisible()
    for (const at of [0, 1, 2, 3]) {
      await more.press('Enter')
      await expect(items.first()).toBeVisible()
      await items.nth(at).click()
      await look()
    }
    for (const part of ['[data-mark^="setting company"]', '[data-mark^="setting announcement"]']) {
      await page.locator(part).first().press('Enter')
      await look()
    }
    for (const at of [0, -1]) {
      await page.locator('.site-footer .edit-part').nth(at).press('Enter')
      await look()
    }
    await page.locator('[data-mark^="text @footer"]').first().press('Enter')
    await expect(page.locator('.edit-open')).toBeVisible()
  })
  await test.step('sections', async () => {
    await open(page, '/uk/about')
    const list = page.locator('.edit-bar .edit-tool:has([href$="#layout-grid"])')
    const settings = dialog.locator('button:has([href$="#sliders-horizontal"])')
    await list.press('Enter')
    await expect(settings.first()).toBeVisible()
    // One of each kind: of the second ones the addresses are refused, and they open as they come.
    expect(await settings.count()).toBe(2 * blockKinds.length)
    for (const [at, kind] of blockKinds.entries()) {
      await settings.nth(at).press('Enter')
      await expect(dialog.locator('form.edit-settings')).toBeVisible()
      await page.waitForLoadState('networkidle')
      if (kind === 'products') await expect(dialog.locator('.edit-set-list li')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await list.press('Enter')
      await expect(settings.first()).toBeVisible()
    }
  })
})

test('[I6] nothing runs beside an open text: planned words, other people, links, pictures, and both texts of a conflict', async ({
  page,
  site,
}) => {
  const pictures = await peopleAndPictures(site)
  await editingHostile(page, site, '/uk/terms', 'owner')
  for (const [name, theirs] of [
    ['terms.title', everyWay],
    ['terms.body', hostileHtml.slice(0, 150).join('<hr>')],
  ] as const)
    await test.step(name, async () => {
      await pencilOf(page, name).press('Enter')
      await expect(fieldOf(page)).toBeFocused()
      // Of some of these texts nothing is left that could be seen.
      await expect(page.locator('.edit-note[data-tone=planned] .edit-words')).toBeAttached()
      await expect(page.locator('.edit-others')).toContainText('alert')
      if (name === 'terms.body') await lookBesideRichText(page, pictures)
      await elsewhere(site, { name, language: 'uk', words: theirs })
      await fieldOf(page).press('Control+Home')
      await page.keyboard.insertText(everyWay)
      await page.locator('.edit-actions .btn-primary').click()
      const conflict = page.getByRole('alertdialog')
      await expect(conflict.locator('.word-difference')).toContainText('alert')
      await expect(
        conflict.locator(name === 'terms.body' ? '.edit-rich' : '.edit-words'),
      ).toContainText('alert')
      await page.waitForLoadState('networkidle')
      await conflict.locator('.edit-choices button').first().click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
    })
})

/** Puts both pictures into the open text, and looks for a page to lead to. */
async function lookBesideRichText(page: Page, [one, other]: { id: string }[]): Promise<void> {
  const dialog = page.getByRole('dialog')
  const tool = (icon: string) => page.locator(`.edit-toolbar .edit-tool:has([href$="#${icon}"])`)
  await tool('image').click()
  await expect(dialog.locator('.media-card', { hasText: everyWay })).toHaveCount(2)
  await dialog.locator(`.media-card:has(img[src*="${other?.id}"])`).click()
  await expect(dialog.locator('.media-describe')).toContainText(everyWay)
  await dialog.locator('.media-describe-foot button').last().click()
  await dialog.locator(`.media-card:has(img[src*="${one?.id}"])`).click()
  await expect(fieldOf(page).locator('img[alt*=alert]').first()).toBeVisible()
  await tool('link').click()
  await page.locator('.edit-links input').fill('alert')
  await expect(page.locator('.edit-links li')).toHaveCount(8)
  await page.locator('.edit-links input').press('Escape')
}

/** Two pictures, of which the first is described, and two people who have the texts of a page open, all with hostile names. */
async function peopleAndPictures(site: Site): Promise<{ id: string }[]> {
  const pictures = [await pictureOn(site, 'a.png'), await pictureOn(site, 'b.png', 901)]
  const others = [await newPerson(site.database), await newPerson(site.database)]
  await site.database.batch([
    ...others.flatMap(({ id }, at) => [
      { sql: 'update users set name = ? where id = ?', args: [everyWay, id] },
      {
        sql: `insert into editor_presence (factory_id, user_id, window_id, page_slug, content_key, language_code, at)
          select factory_id, id, id, 'terms', ?, 'uk', 9e15 from users where id = ?`,
        args: [at === 0 ? 'title' : 'body', id],
      },
    ]),
    ...pictures.map((picture) => ({
      sql: 'update media set name = ?, search_text = ? where id = ?',
      args: [everyWay, everyWay, picture.id],
    })),
    {
      sql: `insert into media_texts (media_id, language_code, alt_text) values (?, 'uk', ?)`,
      args: [pictures[0]?.id ?? '', everyWay],
    },
  ])
  return pictures
}

/** A saved list of this person with a product on it; the words of all that is theirs are hostile from here on. */
async function hostileList(site: Site, userId: string): Promise<string> {
  const list = newId()
  await site.database.batch([
    {
      sql: `insert into saved_lists (id, user_id, name, created_at, updated_at) values (?, ?, '', 0, 0)`,
      args: [list, userId],
    },
    {
      sql: `insert into saved_list_items (id, list_id, product_id, options_key, selected_attributes, quantity, created_at)
        select id, ?, id, '', '{}', 1, 0 from products limit 1`,
      args: [list],
    },
    ...['addresses', 'orders', 'order_lines', 'saved_lists', 'users'].flatMap(hostileWords),
  ])
  return list
}

/** Gives this person passkeys and browsers with hostile names: how many of each. */
async function nameKeysAndBrowsers(site: Site, userId: string): Promise<number> {
  const every = `from hostile where number % 7 = 0`
  await site.database.batch([
    {
      sql: `insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at)
            select 'hostile ' || number, ?, '', 0, '[]', text, 0, 0 ${every}`,
      args: [userId],
    },
    {
      sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, device)
            select 'hostile ' || number, ?, 0, 9e15, 9e15, number, text ${every}`,
      args: [userId],
    },
  ])
  const { rows } = await site.database.execute(`select count(*) as count ${every}`)
  return Number(rows[0]?.['count'])
}
