import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { messagesIn, speakPseudo } from '#tests/support/pseudo-language.ts'
import { publicPaths } from '#tests/support/routes.ts'
import { fieldOf, pencilOf, turnOn } from '#tests/support/edit-mode.ts'
import { productId } from '#tests/support/shopper.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

let site: Site
/** What the server words by itself: refusals, states, days. Its catalogue has no pseudo-language. */
let served: RegExp[]

test.beforeEach(async ({ site: current }) => {
  if (site === current) return
  site = current
  await speakPseudo(site.database)
  served = sentencesOf([...(await messagesIn('server')).values()])
})

/** Figures' own words: units, item and order numbers, days, months and countries as browsers name them, keys, addresses of mail. */
const figures = [
  /[\w.-]+@[\w.]+/gu,
  /PF-[\d-]+/gu,
  /\b(?:kr|kg|kB|g|ml|cl|dl|l|kJ|kcal|am|pm|AM|PM)\b/gu,
  /\bNorway\b/gu,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/gu,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/gu,
  /(?<=\d) at (?=\d\d:)/gu,
  /\bthis minute\b|\b\d+ minutes? ago\b/gu,
  /\balt\+T\b|\bCtrl K\b|\bEsc\b/gu,
]

/** What the workspace shows as it is kept: addresses on the site, keys of texts, languages by their code. */
const kept = [
  /^\/[\w/-]*(?:\?[\w=&-]+)?$/u,
  /^[\w-]+ · [\w.]+$/u,
  /^(?:nb|en|ar|pl|uk)$/u,
  // Colours, and what a file that was added is called.
  /^#[\da-f]{6}$/u,
  /^(?:øø\.csv|CSV)$/u,
  // What a new link is called until somebody gives it words of its own (ledger F03).
  /New Link/u,
]

/** Every one of the server's messages as a whole text, with whatever its arguments hold. */
function sentencesOf(messages: string[]): RegExp[] {
  return messages
    .map((message) => message.replaceAll(/<[^>]*>/gu, '').split(/\{[^{}]*\}/u))
    .filter((parts) => parts.some((part) => /[a-z]{2}/iu.test(part)))
    .map((parts) => new RegExp(`^\\s*${parts.map(asWritten).join('(.+)')}\\s*$`, 'u'))
}

/** What is left of a text once the server's own words are taken from it: all of it, unless it is one of its messages. */
function beyondServed(text: string): string {
  const parts = served.map((sentence) => sentence.exec(text)).find((match) => match !== null)
  // An argument may be a message itself: a day, a state.
  return parts ? parts.slice(1).map(beyondServed).join(' ') : text
}

function asWritten(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
}

/** Texts and names of the page with a plain letter in them: nobody could translate those. */
async function literalsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      // Where scripts run, the inside of a noscript is no page but its source.
      if (!node.parentElement?.matches('script, style, noscript'))
        found.push(node.textContent ?? '')
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  return [...new Set(texts)].filter((text) => {
    const rest = figures.reduce((left, known) => left.replaceAll(known, ' '), beyondServed(text))
    return /[a-z]{2}/iu.test(rest)
  })
}

test('[L06] so many own words come from an address of their revision, once', async ({ page }) => {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/words/')) asked.push(pathname)
  })
  const html = await (await page.request.get(`${site.url}/en/about`)).text()
  // Asked for in the head already: the page need not wait for its script to ask.
  const preloaded = /<link rel="preload" href="(\/api\/words\/[^"]+)" as="fetch"/u.exec(html)?.[1]
  expect(preloaded).toMatch(/^\/api\/words\/[\w-]+\/en\/\d+(?:\.\d+)+\/\w+$/u)
  await open(page, `${site.url}/en/about`)
  expect(asked).toEqual([preloaded])
  // The words of a drawer are in no page: only what was fetched can hold them.
  expect(html.includes('Ýóúŕ ćàŕť íś éɱƥťý')).toBe(false)
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Ýóúŕ ćàŕť íś éɱƥťý')
})

test('[L05] a literal on a page is found', async ({ page }) => {
  await open(page, `${site.url}/en/about`)
  expect(await literalsOn(page)).toEqual([])
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.append(Object.assign(document.createElement('p'), { textContent: 'Buy now' }))
    // Made of words that the server's messages are made of, too.
    main?.append(Object.assign(document.createElement('p'), { textContent: 'Received goods To' }))
    main?.append(Object.assign(document.createElement('img'), { alt: 'A picture' }))
  })
  expect(await literalsOn(page)).toEqual(['Buy now', 'Received goods To', 'A picture'])
})

test('[L05] [L06] no page holds interface text outside the catalogues, as sent and as it comes alive', async ({
  page,
  browser,
}) => {
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const sent = await unscripted.newPage()
  const found: Record<string, string[]> = {}
  for (const path of publicPaths) {
    // What was typed is nobody's to translate.
    const typed = path.replace(/search=\w+/u, 'search=%C3%B8%C3%B8')
    const address = `${site.url}/en${path === '/' ? '' : typed}`
    await sent.goto(address)
    await open(page, address)
    const literals = [...(await literalsOn(sent)), ...(await literalsOn(page))]
    if (literals.length > 0) found[path] = literals
  }
  await unscripted.close()
  expect(found).toEqual({})
})

test('[L05] nor does what opens on them, on the way to an order', async ({ page }) => {
  page.setDefaultTimeout(10_000)
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    const literals = await literalsOn(page)
    if (literals.length > 0) found[what] = literals
  }
  await open(page, `${site.url}/en/shop`)
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
  await open(page, `${site.url}/en/cart`)
  await expect(page.locator('main .quantity').first()).toBeVisible()
  await look('cart')
  await open(page, `${site.url}/en/shop`)
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('drawer')

  await open(page, `${site.url}/en/checkout`)
  await look('checkout')
  await page.locator('button[type="submit"][form="order"]').click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  await look('refused checkout')
  await page.locator('input[name="buyerKind"][value="business"]').check({ force: true })
  await look('business')
  await page.locator('input[name="buyerKind"][value="private"]').check({ force: true })
  await page.locator('#checkout-email').fill('123@123.no')
  await page.locator('#checkout-name').fill('Åå Øø')
  await page.locator('#checkout-phone').fill('400 00 000')
  const free = page.locator('label', { has: page.locator('input[name="fromMinute"]:enabled') })
  await free.first().click()
  await page.locator('#checkout-terms').check()
  await page.locator('button[type="submit"][form="order"]').click()
  await page.waitForURL(/order-success/u)
  await expect(page.locator('.order-facts')).toBeVisible()
  await look('order')
  await page.locator('main .btn-plain').last().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('cancel')
  expect(found).toEqual({})
})

/** Signs somebody in whose name nobody could translate. */
async function signInAs(context: BrowserContext, role: 'editor' | 'owner') {
  const { id } = await signedIn(context, site, { role })
  await site.database.execute({ sql: "update users set name = 'Åå Øø' where id = ?", args: [id] })
}

test('[L05] nor does the workspace, in any of its sections', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signInAs(context, 'owner')
  const found: Record<string, string[]> = {}
  await open(page, `${site.url}/en/admin`)
  const links = page.getByRole('navigation').first().getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) {
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const literals = await wordsOn(page)
    if (literals.length > 0) found[path ?? ''] = literals
  }
  expect(found).toEqual({})
})

/** Literals but for what is kept, and for translations' sources, which stand beside them in another language. */
async function wordsOn(page: Page): Promise<string[]> {
  const { rows } = await site.database.execute(
    "select content_value as words from page_content_translations where language_code = 'nb'",
  )
  const written = rows.map(({ words }) => String(words))
  const sources = new Set([
    ...written,
    // Rich texts are shown as they are read: run by run.
    ...written.filter((words) => words.startsWith('<')).flatMap((html) => html.split(/<[^>]*>/u)),
    ...(await recorded()),
    ...(await named(page)),
  ])
  return (await literalsOn(page)).filter(
    (text) => !sources.has(text) && !kept.some((known) => known.test(text)),
  )
}

/** What the log holds of what was done, as it holds it. */
async function recorded(): Promise<string[]> {
  const { rows } = await site.database.execute('select * from audit_log')
  return rows.flatMap(({ action, entity, entity_id: id, request_id: request, data }) => [
    ...[action, entity, id, request].map(String),
    ...Object.entries(JSON.parse(String(data)) as object)
      .flat()
      .map(String),
  ])
}

/** Languages as browsers name them, and icons by the names that they are looked for by. */
async function named(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const options = [...document.querySelectorAll<HTMLOptionElement>('option')]
    const icons = [...document.querySelectorAll('.ws-icon-choice')]
    return [
      ...options.map(({ value, text }) =>
        /^[a-z]{2,3}$/u.test(value) && names.of(value) === text ? text : '',
      ),
      ...icons.map(({ ariaLabel }) =>
        ariaLabel && /^[a-z][a-z\d-]+$/u.test(ariaLabel) ? ariaLabel : '',
      ),
    ]
  })
}

test('[L05] nor do the sheets of the workspace, one of each kind', async ({ page, context }) => {
  test.setTimeout(300_000)
  await signInAs(context, 'owner')
  await open(page, `${site.url}/en/admin/media`)
  await page.locator('.ws-section-actions input[type=file]').setInputFiles({
    name: 'øø.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ø;å'),
  })
  await expect(page.locator('.media-card')).toHaveCount(1)
  const found: Record<string, string[]> = {}
  const seen = new Set<string>()
  const links = page.getByRole('navigation').first().getByRole('link')
  const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const collections = ['questions', 'locations', 'resellers', 'people', 'certificates']
  const lists = [
    ...sections,
    ...collections.map((name) => `/en/admin/collections?collection=${name}`),
  ]
  for (const list of lists) {
    await page.goto(`${site.url}${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
      await page.goto(address.href)
      await expect(page.locator('.ws-sheet')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const literals = await wordsOn(page)
      if (literals.length > 0) found[what] = literals
    }
  }
  expect(found).toEqual({})
  expect(seen.size).toBeGreaterThan(11)
})

test('[L05] nor do its dialogs and the groups of the settings', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signInAs(context, 'owner')
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    const literals = await wordsOn(page)
    if (literals.length > 0) found[what] = literals
  }
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.locator('.float-head button').click()
    await expect(dialog).toBeHidden()
  }
  await open(page, `${site.url}/en/admin/footer`)
  const parts = page.locator('.ws-part')
  await parts.first().getByRole('button').click()
  await expect(dialog.locator('.ws-link-row').first()).toBeVisible()
  await look('links of the footer')
  await close()
  await parts.last().getByRole('button').click()
  await expect(dialog.locator('[name=linkColor]')).toBeVisible()
  await look('colours of the footer')
  await close()
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await look('palette')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(`${site.url}/en/admin/settings`)
  const groups = page.locator('.settings-groups a')
  const paths = await groups.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBe(5)
  for (const path of paths) {
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(path ?? '')
  }
  await open(page, `${site.url}/en/admin/settings?group=look`)
  await page.locator('main fieldset button, main [role=group] button').first().click()
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  await look('pictures to choose from')
  await close()

  await open(page, `${site.url}/en/admin/menus`)
  await page.locator('.ws-section-actions button').first().click()
  await expect(page.locator('.ws-icon-choice').first()).toBeVisible()
  await look('fields of a menu entry')
  await page.getByRole('navigation').first().getByRole('link').last().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('leaving unsaved')
  expect(found).toEqual({})
})

test('[L05] nor does Edit Mode, with a line and a rich text open', async ({ page, context }) => {
  await signInAs(context, 'editor')
  await open(page, `${site.url}/en/terms`)
  await turnOn(page)
  const found: Record<string, string[]> = {}
  for (const name of ['terms.title', 'terms.body']) {
    await pencilOf(page, name).press('Enter')
    await expect(fieldOf(page)).toBeVisible()
    const literals = await literalsOn(page)
    if (literals.length > 0) found[name] = literals
    await page.keyboard.press('Escape')
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
  expect(found).toEqual({})
})
