import type { Page } from '@playwright/test'
import { buyAs } from '#tests/support/checkout-page.ts'
import { paste } from '#tests/support/clipboards.ts'
import { elsewhere, fieldOf, openText, pencilOf, textOf, turnOn } from '#tests/support/edit-mode.ts'
import { takenAway } from '#tests/support/gone-pages.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { literalsOn } from '#tests/support/literals.ts'
import { standingOut, withLongWords } from '#tests/support/long-words.ts'
import { makePage } from '#tests/support/made-page.ts'
import { hasFocus, idle, open } from '#tests/support/open-page.ts'
import { expect, signInAs, test } from '#tests/support/pseudo-site.ts'
import { publicPaths } from '#tests/support/routes.ts'
import { productId } from '#tests/support/shopper.ts'
import { pictureOn } from '#tests/support/site-picture.ts'
import { followWhole } from '#tests/support/whole-page.ts'
import { wordsOn } from '#tests/support/workspace-literals.ts'

test('[A02] [L06] so many own words come from an address of their revision, once; a page that is gone says so beside them', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/words/')) asked.push(pathname)
  })
  const html = await (await page.request.get(`${site.url}/en/about`)).text()
  // Asked for in the head already: the page need not wait for its script to ask.
  const preloaded = /<link rel="preload" href="(\/api\/words\/[^"]+)" as="fetch"/u.exec(html)?.[1]
  expect(preloaded).toMatch(/^\/api\/words\/[\w-]+\/en\/\d+(?:\.\d+)+\/\w+$/u)
  await open(page, '/en/about')
  expect(asked).toEqual([preloaded])
  // The words of a drawer are in no page: only what was fetched can hold them.
  expect(html.includes('Ýóúŕ ćàŕť íś éɱƥťý')).toBe(false)
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Ýóúŕ ćàŕť íś éɱƥťý')

  // Of no letters: the workspace shows it as it is.
  await takenAway(site, '/1-2-3')
  await open(page, '/en/1-2-3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is gone')
})

test('[L05] [L06] no page holds interface text outside the catalogues, as sent and as it comes alive; a literal is found', async ({
  page,
  browser,
  site,
  look,
}) => {
  await test.step('literals are found', async () => {
    await open(page, '/en/about')
    await page.evaluate(() => {
      const main = document.querySelector('main')
      main?.append(Object.assign(document.createElement('p'), { textContent: 'Buy now' }))
      // Made of words that the server's messages are made of, too.
      main?.append(Object.assign(document.createElement('p'), { textContent: 'Received goods To' }))
      main?.append(Object.assign(document.createElement('img'), { alt: 'A picture' }))
    })
    expect(await literalsOn(page)).toEqual(['Buy now', 'Received goods To', 'A picture'])
  })
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const sent = await unscripted.newPage()
  for (const path of publicPaths) {
    // What was typed is nobody's to translate.
    const typed = path.replace(/search=\w+/u, 'search=%C3%B8%C3%B8')
    const address = `${site.url}/en${path === '/' ? '' : typed}`
    await sent.goto(address)
    expect.soft(await literalsOn(sent), `${path} as sent`).toEqual([])
    await open(page, address)
    await look(path)
  }
  await unscripted.close()
})

test('[L05] nor does what opens on them, on the way to an order', async ({ page, site, look }) => {
  page.setDefaultTimeout(10_000)
  await open(page, '/en/shop')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('butter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look('search')
  await search.fill('zzzzzz')
  await expect(page.locator('.search-status')).toContainText('zzzzzz')
  await search.fill('')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('.phone-menu button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('menu')
  await hasFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.locator('main button.add-button').first().click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await look('toast')
  for (const key of ['cultured-butter', 'blueberry-jam'])
    await page.request.post(`${site.url}/api/cart/lines`, {
      headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
      data: { productId: await productId(site.database, key), quantity: 3 },
    })
  await open(page, '/en/cart')
  await expect(page.locator('main .quantity').first()).toBeVisible()
  await look('cart')
  await open(page, '/en/shop')
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('drawer')

  await open(page, '/en/checkout')
  await look('checkout')
  const order = page.locator('button[type="submit"][form="order"]')
  await order.click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  await look('refused checkout')
  await buyAs(page, 'business')
  await look('business')
  await buyAs(page, 'private')
  await page.locator('#checkout-email').fill('123@123.no')
  await page.locator('#checkout-name').fill('Åå Øø')
  await page.locator('#checkout-phone').fill('400 00 000')
  const free = page.locator('label', { has: page.locator('input[name="fromMinute"]:enabled') })
  await free.first().click()
  await page.locator('#checkout-terms').check()
  await order.click()
  await page.waitForURL(/order-success/u)
  await expect(page.locator('.order-facts')).toBeVisible()
  await look('order')
  await page.locator('main .btn-plain').last().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('cancel')
})

test.describe('the workspace', () => {
  test.setTimeout(300_000)
  test.beforeEach(async ({ context, site }) => signInAs(context, site, 'owner'))

  test('[L05] no section of the workspace holds interface text outside the catalogues, nor do its sheets, one of each kind', async ({
    page,
    site,
    lookAtWork,
  }) => {
    await open(page, '/en/admin/media')
    await page.locator('.ws-section-actions input[type=file]').setInputFiles({
      name: 'øø.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('ø;å'),
    })
    await expect(page.locator('.media-card')).toHaveCount(1)
    const links = page.getByRole('navigation').first().getByRole('link')
    const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(sections.length).toBeGreaterThan(6)
    const collections = ['questions', 'locations', 'resellers', 'people', 'certificates']
    const seen = new Set<string>()
    for (const list of [
      ...sections,
      ...collections.map((name) => `/en/admin/collections?collection=${name}`),
    ]) {
      await followWhole(page, list ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await lookAtWork(list ?? '')
      const hrefs = await page
        .locator('main a[href*="open="]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const href of hrefs) {
        const address = new URL(href, site.url)
        const opened = address.searchParams.get('open') ?? ''
        // Of rows the first.
        const kind = /^(?:new|redirects|files)/u.test(opened) ? opened : 'row'
        const what = `${address.pathname} ${address.searchParams.get('collection') ?? ''} ${kind}`
        if (seen.has(what)) continue
        seen.add(what)
        await followWhole(page, address.pathname + address.search)
        await expect(page.locator('.ws-sheet')).toBeVisible()
        await lookAtWork(what)
      }
    }
    expect(seen.size).toBeGreaterThan(11)
  })

  test('[L05] nor do its dialogs and the groups of the settings', async ({ page, lookAtWork }) => {
    const dialog = page.getByRole('dialog')
    const close = async () => {
      await dialog.locator('.float-head button').click()
      await expect(dialog).toBeHidden()
    }
    await open(page, '/en/admin/footer')
    const parts = page.locator('.ws-part')
    await parts.first().getByRole('button').click()
    await expect(dialog.locator('.ws-link-row').first()).toBeVisible()
    await lookAtWork('links of the footer')
    await close()
    await parts.last().getByRole('button').click()
    await expect(dialog.locator('[name=linkColor]')).toBeVisible()
    await lookAtWork('colours of the footer')
    await close()
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await lookAtWork('palette')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.goto('/en/admin/settings')
    const groups = page.locator('.settings-groups a')
    const paths = await groups.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths.length).toBe(7)
    for (const path of paths) {
      await followWhole(page, path ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await lookAtWork(path ?? '')
    }
    await open(page, '/en/admin/settings?group=look')
    await page.locator('main fieldset button, main [role=group] button').first().click()
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lookAtWork('pictures to choose from')
    await close()

    await open(page, '/en/admin/menus')
    await page.locator('.ws-section-actions button').first().click()
    await expect(page.locator('.ws-icon-choice').first()).toBeVisible()
    await lookAtWork('fields of a menu entry')
    await page.getByRole('navigation').first().getByRole('link').last().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await lookAtWork('leaving unsaved')
  })
})

test.describe('Edit Mode', () => {
  test.beforeEach(async ({ page, context, site }) => {
    await signInAs(context, site, 'owner')
    await open(page, '/en/terms')
    await turnOn(page)
  })

  test('[L05] nor do a line and a rich text as an editor has them open, nor the dialogs and drawers of Edit Mode', async ({
    page,
    context,
    site,
    look,
    lookAtWork,
  }) => {
    test.setTimeout(180_000)
    const dialog = page.getByRole('dialog')
    const lookAndClose = async (what: string) => {
      await expect(dialog).toBeVisible()
      await page.waitForLoadState('networkidle')
      await lookAtWork(what)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    const more = page.locator('.edit-bar .edit-tool').last()
    const items = page.getByRole('menuitem')
    await more.click()
    await expect(items.first()).toBeVisible()
    // All but the way out, and whether links are followed.
    const dialogs = (await items.count()) - 2
    expect(dialogs).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    for (let at = 0; at < dialogs; at += 1) {
      await more.click()
      await items.nth(at).click()
      await lookAndClose(`menu ${at}`)
    }
    for (const part of ['company', 'logo']) {
      await page.locator(`[data-mark^="setting ${part} "]`).first().press('Enter')
      await lookAndClose(part)
    }
    await page.locator('.edit-announce').press('Enter')
    await lookAndClose('announcement')
    const parts = page.locator('.site-footer .edit-part')
    for (const at of [0, -1]) {
      await parts.nth(at).press('Enter')
      await lookAndClose(`footer ${at}`)
    }
    await opened(page, 'terms.title')
    await page.locator('.edit-foot .edit-tool').first().press('Enter')
    await lookAndClose('history')
    await page.goto('/en')
    await expect(page.locator('.edit-bar')).toBeVisible()
    await page.locator('.edit-section-add').first().press('Enter')
    await lookAndClose('kinds of sections')

    await signInAs(context, site, 'editor')
    await open(page, '/en/terms')
    for (const name of ['terms.title', 'terms.body']) {
      await opened(page, name)
      await look(`${name} as an editor has it open`)
      await page.keyboard.press('Escape')
      await expect(page.locator('.edit-open')).toHaveCount(0)
    }
  })

  test('[L05] [T04] nor does the dialog with both texts and their merge, of a line and of a rich text', async ({
    page,
    site,
    lookAtWork,
  }) => {
    for (const [name, theirs, mine] of [
      ['terms.title', 'Øø 1', 'Øø 2'],
      ['terms.body', '<p>Øø 1</p>', 'Øø 2 '],
    ] as const) {
      const field = await opened(page, name)
      await elsewhere(site, { name, language: 'en', words: theirs })
      await field.press('Control+Home')
      await page.keyboard.insertText(mine)
      await page.locator('.edit-actions .btn-primary').click()
      const conflict = page.getByRole('alertdialog')
      await expect(conflict).toBeVisible()
      await lookAtWork(name)
      await conflict.locator('.edit-choices button').first().click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
    }
  })

  test('[L05] [D11] nor do the pickers of pictures and links, and the form of a schedule', async ({
    page,
    site,
  }) => {
    const isFile = (text: string) => text !== 'øø.png'
    const look = async (what: string) =>
      expect.soft((await wordsOn(page, site)).filter(isFile), what).toEqual([])
    await pictureOn(site, 'øø.png')
    await opened(page, 'terms.body')
    const tool = (icon: string) => page.locator(`.edit-toolbar .edit-tool:has([href$="#${icon}"])`)
    await tool('image').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.media-card').first()).toBeVisible()
    await look('pictures to choose from')
    await dialog.locator('.media-card').first().press('Enter')
    const asked = dialog.locator('.media-describe')
    await asked.locator('button').first().press('Enter')
    await expect(asked.locator('.field-error').first()).toBeVisible()
    await look('what a picture shows')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await fieldOf(page).focus()
    await page.keyboard.insertText('Øø ')
    await page.locator('.edit-foot [aria-expanded]:has([href$="#calendar-clock"])').press('Enter')
    const form = page.locator('.edit-schedule')
    await expect(form).toBeVisible()
    await form.locator('input').first().fill('2020-01-01T10:00')
    await form.locator('button[type=submit]').click()
    await expect(form.locator('.field-error').first()).toBeVisible()
    await look('schedule')
    await tool('link').click()
    const links = page.locator('.edit-links')
    await links.getByRole('combobox').or(links.getByRole('textbox')).fill('øø')
    await page.waitForLoadState('networkidle')
    await look('links to choose from')
  })

  test('[L05] [A02] [T03] nor do the history of a title, the dialog of a page that nobody sees yet, the list of sections and the settings of one', async ({
    page,
    site,
    lookAtWork,
  }) => {
    const dialog = page.getByRole('dialog')
    await site.database.batch(formerTitles, 'write')
    for (const kind of ['menu', 'footer']) {
      await page.locator(`[data-mark^="text @${kind}"]`).first().press('Enter')
      await expect(fieldOf(page)).toBeFocused()
      await page.locator('.edit-open .edit-tool:has([href$="#history"])').press('Enter')
      await expect(dialog.locator('.edit-versions > li button').first()).toBeVisible()
      await lookAtWork(`history of a title, ${kind}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await fieldOf(page).press('Escape')
      await expect(page.locator('.edit-open')).toHaveCount(0)
    }

    const words = { languageCode: 'en', slug: 'nye-varer', title: 'Øø' }
    expect(await makePage(page, words)).toBe(201)
    await open(page, '/en/nye-varer')
    await page.locator('.edit-bar-page').click()
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lookAtWork('a page that nobody sees yet')

    await open(page, '/en')
    await page.locator('.edit-bar .edit-tool:has([href$="#layout-grid"])').click()
    await expect(dialog.locator('.edit-sections > li').first()).toBeVisible()
    await lookAtWork('sections')
    await dialog.locator('button:has([href$="#sliders-horizontal"])').first().click()
    const choice = dialog.locator('form.edit-settings select').first()
    await expect(choice.locator('option')).not.toHaveCount(1)
    await lookAtWork('settings of a section')
    await choice.selectOption({ index: 1 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await lookAtWork('before the settings of a section are lost')
  })

  test('[L05] [T01] nor do messages, the question before words are lost, and a link for people without an account', async ({
    page,
    lookAtWork,
  }) => {
    const toasts = page.locator('[data-sonner-toast][data-removed=false]')
    const field = await opened(page, 'terms.body')
    await paste(page, '<p style="color:red">Øø</p>')
    await expect(toasts).toHaveCount(1)
    await lookAtWork('what a paste has lost')
    await page.getByRole('switch').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await lookAtWork('before words are lost')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await field.press('Escape')
    await expect(toasts.getByRole('button').first()).toBeVisible()
    await lookAtWork('words that can be brought back')
    await page.locator('.edit-bar-preview').click()
    await page.locator('.edit-preview button').first().click()
    await expect(page.locator('.edit-preview input')).toBeVisible()
    await expect(page.locator('.edit-preview-list li')).toHaveCount(1)
    await lookAtWork('a link for people without an account')
  })

  test('[L06] [T01] Edit Mode stays as it is when the page is read again, and so do the words that came from an address', async ({
    page,
    lookAtWork,
  }) => {
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) refused.push(response.url())
    })
    await expect(page.locator('head link[href*="/api/words/"]')).toHaveCount(1)
    const bar = page.locator('.edit-bar')
    await bar.evaluate((element) => element.setAttribute('data-same', ''))
    const field = await openText(page, 'terms.title')
    await field.fill('1 2 3')
    const isRead = page.waitForResponse('**/api/shell*')
    await field.press('Enter')
    await isRead
    await idle(page)
    await expect(textOf(page, 'terms.title')).toHaveText('1 2 3')
    await expect(bar).toHaveAttribute('data-same')
    await lookAtWork('the page, read again')
    expect(refused).toEqual([])
  })

  test('[L05] [T05] nor does what could not be read', async ({ page, lookAtWork }) => {
    const texts = 'content/texts?'
    const ofLinks = [`${texts}page=%40menu*`, `${texts}page=%40footer*`]
    const reads = [`${texts}**`, 'content/sections/**', ...ofLinks]
    const pathOf = (read: string) => `**/api/admin/${read}`
    for (const read of reads) await page.route(pathOf(read), (route) => route.abort())
    await page.clock.install()
    await open(page, page.url())
    const trouble = page.locator('.edit-failed p')
    const again = page.locator('.edit-failed button')
    const told: string[] = []
    for (const read of reads) {
      await passUntil(page, trouble, 500)
      const said = await trouble.innerText()
      expect(told).not.toContain(said)
      told.push(said)
      await lookAtWork(`${read} could not be read`)
      await page.unroute(pathOf(read))
      await again.click()
      await expect(trouble.filter({ hasText: said })).toHaveCount(0)
    }
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('[A04] a word that is longer than its line stands out of no page', async ({ page, site }) => {
  await withLongWords(site, 'nb', 'ar')
  const paths = [
    ...['', '/products', '/categories/meieri', '/about', '/quality', '/contact', '/faq'],
    ...['/locations', '/resellers', '/privacy', '/support', '/cart'],
  ]
  for (const code of ['nb', 'ar'])
    for (const path of paths) {
      await page.goto(`/${code}${path}`)
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await standingOut(page), `/${code}${path} at ${width} px`).toEqual([])
      }
    }
})

/** Opens a text of the page by its pencil, and answers its field. */
async function opened(page: Page, name: string) {
  await pencilOf(page, name).press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  return fieldOf(page)
}

/** Two former versions of each title of menu and footer. */
const formerTitles = [
  ['menu_title_versions', 'menu_item_id', 'menu_items'],
  ['footer_title_versions', 'footer_link_id', 'footer_links'],
].map(
  ([versions, link, links]) => `insert into ${versions}
    (id, language_code, title, is_reviewed, origin, source_title, at, author, ${link})
    select 'øø ' || id || at, 'en', 'Øø ' || at, 1, 'human', 'Åå', at, null, id
    from ${links}, (select 1 as at union select 2)`,
)
