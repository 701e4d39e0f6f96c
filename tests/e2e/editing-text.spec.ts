import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { appConfig } from '#config'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { expectCaretInView } from '#tests/support/caret-room.ts'
import { clipboards, paste, pasteEach, wordFoot, wordHead } from '#tests/support/clipboards.ts'
import { watchForCuts } from '#tests/support/cut-words.ts'
import {
  doubleClick,
  editing,
  fieldOf,
  giveUp,
  openEdited,
  openText,
  pencilOf,
  publicText,
  saveLine,
  textOf,
  turnOn,
} from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { withOldSource, withOldSources } from '#tests/support/old-sources.ts'
import { idle, open, reload } from '#tests/support/open-page.ts'
import { pressLetter } from '#tests/support/press-letter.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const saves = '**/api/admin/content/texts/**'
const openFrame = (page: Page) => page.locator('.edit-open')
const saveButton = (page: Page) => page.locator('.edit-actions .btn-primary')
const told = (page: Page) => page.locator('.edit-told')
const inBar = (page: Page, name: string) =>
  page.locator('.edit-bar').getByRole('button', { name, exact: true })

test('[T01] the tools of a long text stand in a row as wide as the window at its foot, in the place of the bar; those of a short one under it', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  for (const [code, width, height] of [
    ['en', 1280, 800],
    ['ar', 1280, 800],
    ['ar', 360, 740],
  ] as const)
    await test.step(`${code}, ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await openEdited(page, `/${code}/privacy`)
      await openText(page, 'privacy.body')
      const dock = page.locator('.edit-dock', { has: page.getByRole('toolbar') })
      const box = () => dock.boundingBox()
      await expect.poll(async () => (await box())?.x).toBe(0)
      const { width: wide, height: high, y } = (await box()) ?? { width: 0, height: 0, y: 0 }
      expect([wide, Math.round(y + high)]).toEqual([width, height])
      await expect(page.locator('.edit-bar')).toBeHidden()
      await giveUp(page)
      await expect(page.locator('.edit-bar')).toBeVisible()
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openEdited(page, '/en/privacy')
  await openText(page, 'privacy.lede')
  await expect(page.locator('.edit-bar')).toBeVisible()
})

test('[T01] [T04] a line is not saved without words, is saved by Enter for visitors to read, and given up by Escape, from where it can be brought back', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('nb')
  const name = 'quality.title'
  await editing(page, site, '/nb/quality')
  await test.step('without words it is told so, and that goes with the next letter', async () => {
    const field = await openText(page, name)
    const nothing = page
      .getByRole('alert')
      .getByText(said('Without words there is nothing to save.'))
    for (const typed of ['', '  ', '\u200B\u2060']) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(nothing).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.press('a')
      await expect(nothing).toHaveCount(0)
    }
    await giveUp(page)
  })

  await test.step('written in place, saved by Enter, shown at once and to visitors', async () => {
    const field = await openText(page, name)
    await expect(saveButton(page)).toBeDisabled()
    await field.fill('Smør, brød og bær')
    await expect(saveButton(page)).toBeEnabled()
    await saveLine(field)
    await expect(textOf(page, name)).toHaveText('Smør, brød og bær')
    await expect(pencilOf(page, name)).toBeFocused()
    await reload(page)
    await expect(textOf(page, name)).toHaveText('Smør, brød og bær')
    await publicText(page, '/nb/quality', 'Smør, brød og bær')
  })

  await test.step('Escape gives up, and what was typed can be brought back', async () => {
    const field = await openText(page, name)
    await field.fill('Salt og røyk')
    await giveUp(page)
    await expect(textOf(page, name)).toHaveText('Smør, brød og bær')
    const toast = page
      .locator('[data-sonner-toast]')
      .filter({ hasText: said('Your changes were not saved.') })
    await toast.getByRole('button', { name: said('Bring them back') }).click()
    await expect(fieldOf(page)).toHaveValue('Salt og røyk')
  })
})

test('[T01] while a text is saved its buttons rest and that is told; a save that nobody answers stays open with its words, says so, and is sent again as the same call', async ({
  page,
  context,
  site,
}) => {
  const name = 'cookies.title'
  await editing(page, site, '/en/cookies')
  await test.step('on its way', async () => {
    const field = await openText(page, name)
    await field.fill('Butter, bread and berries')
    const answer = await holdCalls(page, saves, 'PUT')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    const status = page.getByRole('status')
    await expect(status.filter({ hasText: 'Saving…' })).toBeAttached()
    await expect(field).not.toBeEditable()
    answer()
    await expect(status.filter({ hasText: 'Saved.' })).toBeAttached()
    await expect(textOf(page, name)).toHaveText('Butter, bread and berries')
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('not answered', async () => {
    const field = await openText(page, name)
    await field.fill('Salt and smoke')
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      const isSave = request.method() === 'PUT' && request.url().includes('/content/texts/')
      if (isSave) keys.push(request.headers()['idempotency-key'])
    })
    await context.setOffline(true)
    await field.press('Enter')
    await expect(told(page)).toHaveText(
      'We cannot reach the server. Your text is kept here. Try again in a moment.',
    )
    await expect(field).toHaveValue('Salt and smoke')
    await expect(field).toBeEditable()
    await context.setOffline(false)
    await saveButton(page).click()
    await expect(openFrame(page)).toHaveCount(0)
    await expect(textOf(page, name)).toHaveText('Salt and smoke')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})

test('[T01] [T04] words of one’s own whose answer was lost are not called somebody else’s, and are gone on from after the page is loaded again', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  for (const name of ['privacy.title', 'privacy.body'])
    await test.step(`not somebody else’s: ${name}`, async () => {
      const field = await openText(page, name)
      await field.press('Control+a')
      await page.keyboard.type('Milk & “bread”')
      const hear = await loseAnswers(page, name)
      await saveButton(page).click()
      await expect(told(page)).toBeVisible()
      await hear()
      await field.press('Control+End')
      await page.keyboard.type(', and more')
      await saveButton(page).click()
      await expect(openFrame(page)).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(textOf(page, name)).toHaveText('Milk & “bread”, and more')
    })

  await test.step('what was saved unheard is where one goes on from', async () => {
    const field = await openText(page, 'privacy.lede')
    await field.fill('Saved unheard')
    const hear = await loseAnswers(page, 'privacy.lede')
    await field.press('Enter')
    await expect(told(page)).toBeVisible()
    await hear()
    page.on('dialog', (dialog) => void dialog.accept())
    await reload(page)
    const again = fieldOf(page)
    await expect(again).toHaveValue('Saved unheard')
    await again.fill('Saved unheard, and heard')
    await saveLine(again)
    await expect(textOf(page, 'privacy.lede')).toHaveText('Saved unheard, and heard')
  })
})

test('[T04] Shift+Enter begins a line where a text may have several; a footer’s text is edited as any other, and is there on a page that is loaded', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/resellers')
  const field = await openText(page, 'resellers.lede')
  await field.fill('One')
  await field.press('Shift+Enter')
  await field.pressSequentially('Two')
  await expect(field).toHaveValue('One\nTwo')
  await saveLine(field)
  await expect(textOf(page, 'resellers.lede')).toContainText('One')
  await expect(textOf(page, 'resellers.lede')).toContainText('Two')

  const support = textOf(page, 'footer.support.title')
  await support.scrollIntoViewIfNeeded()
  const inFooter = await openText(page, 'footer.support.title')
  await inFooter.fill('We help')
  await inFooter.press('Enter')
  await expect(support).toHaveText('We help')
  await reload(page)
  await expect(support).toHaveText('We help')
})

test('[T04] [T05] what was saved is taken back and taken again, by keys and in the bar, where the keyboard stays', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const text = textOf(page, 'about.lede')
  const [undo, redo] = [inBar(page, 'Undo'), inBar(page, 'Redo')]
  const before = await text.innerText()
  const write = async (words: string) => {
    const field = await openText(page, 'about.lede')
    await field.fill(words)
    await saveLine(field)
    await expect(text).toHaveText(words)
  }
  await test.step('two steps, by keys and in the bar', async () => {
    await write('Our shop')
    await write('Our dairy')
    // Whoever presses again before the first is done means the one before it.
    for (const keys of ['Control+z', 'Control+z']) await page.keyboard.press(keys)
    await expect(text).toHaveText(before)
    for (const keys of ['Control+Shift+Z', 'Control+Shift+Z']) await page.keyboard.press(keys)
    await expect(text).toHaveText('Our dairy')
    await undo.click()
    await expect(text).toHaveText('Our shop')
    await undo.click()
    await expect(text).toHaveText(before)
    await reload(page)
    await expect(text).toHaveText(before)
  })

  await test.step('whoever does so by the buttons of the bar stays on them', async () => {
    await write('For a while')
    await press(undo)
    await expect(text).toHaveText(before)
    await expect(undo).toBeDisabled()
    await expect(undo).toBeFocused()
    await press(redo)
    await expect(text).toHaveText('For a while')
    await expect(redo).toBeDisabled()
    await expect(redo).toBeFocused()
    // By its keys it is taken back from wherever one is.
    const pencil = pencilOf(page, 'about.title')
    await pencil.focus()
    await page.keyboard.press('Control+z')
    await expect(text).toHaveText(before)
    await expect(pencil).toBeFocused()
  })
})

test('[T04] an undo that went half its way says so and is finished later; one that went none, or would overwrite others, changes nothing', async ({
  page,
  site,
}) => {
  const name = 'resellers.title'
  await editing(page, site, '/en/resellers')
  const title = textOf(page, name)
  const before = await title.innerText()
  await (await openText(page, name)).fill('Brie 1')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(title).toHaveText('Brie 1')
  const field = await openText(page, name)
  await field.fill('Brie 2')
  await field.press('Enter')
  await expect(title).toHaveText('Brie 2')
  await expect(openFrame(page)).toHaveCount(0)
  const undo = inBar(page, 'Undo')
  const toast = page.locator('[data-sonner-toast]')
  const lose = (what: string) =>
    page.route(saves, (route) =>
      route.request().postData()?.includes(what) ? route.abort() : route.continue(),
    )

  await lose('"publish"')
  await undo.click()
  await expect(
    toast.filter({ hasText: 'That could not be saved. Nothing was changed.' }),
  ).toBeVisible()
  await page.unroute(saves)
  await lose('"draft"')
  await undo.click()
  await expect(
    toast.filter({ hasText: 'Only a part of that was done. Try again to finish it.' }),
  ).toBeVisible()
  await publicText(page, `${site.url}/en/resellers`, before)
  await page.unroute(saves)
  await undo.click()
  await expect(title).toHaveText('Brie 1')

  const at = `language_code = 'en' and page_content_id =
    (select id from page_contents where page_slug = 'resellers' and content_key = 'title')`
  await site.database.execute(
    `update page_content_translations set content_value = 'Rug', rev = rev + 1 where ${at}`,
  )
  await undo.click()
  await expect(
    toast.filter({ hasText: 'Somebody else changed this text since. Nothing was undone.' }),
  ).toBeVisible()
  const { rows } = await site.database.execute(
    `select content_value from page_content_translations where ${at}`,
  )
  expect(rows).toMatchObject([{ content_value: 'Rug' }])
})

test('[T01] a heading opens in the lines that it had, and every one is seen', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb')
  for (const code of ['nb', 'ar', 'en']) {
    await openEdited(page, `/${code}`)
    const heading = textOf(page, 'home.hero.title')
    const cutIn = await watchForCuts(page)
    for (const width of [360, 1280])
      await test.step(`in ${code} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const { height, wrap } = await heading.evaluate((each) => ({
          height: each.getBoundingClientRect().height,
          wrap: getComputedStyle(each).textWrap,
        }))
        const field = await openText(page, 'home.hero.title')
        await expect.soft(field).toHaveCSS('text-wrap', wrap)
        const opened = await field.evaluate((each) => each.getBoundingClientRect().height)
        expect.soft(Math.abs(opened - height)).toBeLessThan(12)
        expect.soft(await cutIn()).toEqual([])
        await giveUp(page)
      })
  }
})

test('[T01] who scrolls while the page is read again after a save stays there, and another page begins at its top', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  const field = await openText(page, 'terms.title')
  await field.fill('Æ Ø Å')
  // The moment in which the router has noted the place, and has not drawn the page yet.
  await page.evaluate(() => {
    const ask = globalThis.fetch
    globalThis.fetch = (...asked) => {
      if (String(asked[0]).includes('/api/shell')) scrollTo({ top: 200, behavior: 'instant' })
      return ask(...asked)
    }
  })
  const isRead = page.waitForResponse('**/api/shell*')
  await field.press('Enter')
  await isRead
  await expect(openFrame(page)).toHaveCount(0)
  await idle(page)
  const at = () => page.evaluate(() => Math.round(scrollY))
  expect(await at()).toBe(200)
  await page.getByRole('switch').click()
  await expect(page.locator('.edit-bar')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/en/privacy')
  await expect.poll(at).toBe(0)
})

/** Search engines read these, and the home page has no heading of its own: they are opened from the bar. Lists have a place of their own in the workspace. */
const notOnThePage =
  /(?:\.metaTitle|\.metaDescription|^home\.title|^home\.lede|^newsletter\.list\..*)$/u
/** Pages that are more than their texts, sorted. */
const ofPrograms = ['categories', 'checkout', 'products', 'shop']

test('[T01] every text of every page of the site is marked where it stands; so are the headings of lists and of the checkout, which visitors read as they are edited', async ({
  page,
  site,
}) => {
  const { rows } = await site.database.execute(
    `select page_slug as page, group_concat(content_key) as keys from page_contents
      where page_slug <> 'footer' and is_active = 1 group by page_slug`,
  )
  expect(rows.length).toBeGreaterThan(15)
  await editing(page, site, '/nb/about')
  const lost: string[] = []
  const edited: string[] = []
  for (const row of rows) {
    const slug = String(row['page'])
    await open(page, `${site.url}/nb/${slug === 'home' ? '' : slug}`)
    await expect(page.locator('.edit-bar')).toBeVisible()
    await expect(page.locator(`[data-content^="${slug}."]`).first(), slug).toBeAttached()
    const marked = await page
      .locator(`[data-content^="${slug}."]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-content')))
    for (const key of String(row['keys']).split(',')) {
      const name = `${slug}.${key}`
      if (!notOnThePage.test(name) && !marked.includes(name)) lost.push(name)
    }
    if (!ofPrograms.includes(slug)) continue
    await test.step(`the heading of ${slug}`, async () => {
      const field = await openText(page, `${slug}.title`)
      await field.fill('Brie')
      await saveLine(field)
      await expect(textOf(page, `${slug}.title`)).toHaveText('Brie')
      await expect(fieldOf(page)).toHaveCount(0)
      await publicText(page, `${site.url}/nb/${slug}`, '>Brie</h1>')
      edited.push(slug)
    })
  }
  expect(edited.toSorted()).toEqual(ofPrograms)
  expect(lost).toEqual([])
})

test('[T02] headings, emphasis, lists, links, tables and code are written in place', async ({
  page,
  site,
}) => {
  const name = 'privacy.body'
  await editing(page, site, '/en/privacy')
  const field = await openText(page, name)
  const button = (at: number) => page.getByRole('toolbar').getByRole('button').nth(at)
  const use = async (at: number) => {
    await button(at).click()
    await expect(field).toBeFocused()
  }
  await field.press('Control+a')
  await field.press('Delete')
  await use(2)
  await page.keyboard.type('Milk')
  await page.keyboard.press('Enter')
  await use(0)
  await page.keyboard.type('Bold')
  await use(0)
  await page.keyboard.type(' and ')
  await use(9)
  await page.keyboard.type('code')
  await use(9)
  await page.keyboard.press('Enter')
  await use(4)
  await page.keyboard.type('One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await button(7).click()
  await page.locator('.edit-links input').fill('/products')
  await page.locator('.edit-links input').press('Enter')
  await use(8)
  await page.keyboard.type('Head')
  const html = await savedHtml(page, name)
  expect(html).toContain('<h2>Milk</h2>')
  expect(html).toContain('<p><strong>Bold</strong> and <code>code</code></p>')
  expect(html).toContain('<ul><li>One</li><li>Two</li></ul>')
  expect(html).toContain('<a href="/en/products">/products</a>')
  expect(html).toMatch(/<table><thead><tr><th>Head<\/th>/u)
})

test('[T02] a text that is opened and saved with one word more keeps all that it held; a product is found for a link in it, a wrong address is refused', async ({
  page,
  site,
}) => {
  const name = 'quality.body'
  const html =
    '<h2>Facts</h2><dl><dt>Salt</dt><dd>1.2 g</dd></dl><p>H<sub>2</sub>O, <kbd>Ctrl</kbd>, <span lang="ar" dir="rtl">ملح</span></p>' +
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
    '<figure><img src="/pictures/flatbread-640.webp" alt="Flatbread"><figcaption>Flatbread</figcaption></figure><ol start="3"><li>Three</li></ol><p>End</p>'
  await site.database.execute({
    sql: `update page_content_translations set content_value = ? where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'quality' and content_key = 'body')`,
    args: [html],
  })
  await editing(page, site, '/en/quality')
  await test.step('one word more', async () => {
    const field = await openText(page, name)
    await field.press('Control+End')
    await page.keyboard.type(' of it')
    expect.soft(await savedHtml(page, name)).toBe(html.replace('End</p>', 'End of it</p>'))
  })

  await test.step('a link', async () => {
    const field = await openText(page, name)
    await field.press('Control+a')
    await page.keyboard.type('Try it: ')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const address = page.getByRole('textbox', { name: 'Page, product or address' })
    for (const wrong of ['javascript:alert(1)', 'words that nothing is called']) {
      await address.fill(wrong)
      await address.press('Enter')
      await expect(page.getByText('This is not a valid address.')).toBeVisible()
    }
    await address.fill('crispbread')
    const found = page.locator('.edit-links').getByRole('button', { name: /crispbread/iu })
    const hasTextFocus = await found.first().evaluate((button: HTMLElement) => {
      button.click()
      return document.activeElement?.classList.contains('edit-rich')
    })
    expect(hasTextFocus, 'what is pressed at once after it is heard by the text').toBe(true)
    const saved = await savedHtml(page, name)
    expect(saved).toMatch(/<a href="\/en\/products\/[a-z-]*crispbread[a-z-]*">/u)
  })
})

test('[T02] a page that is read anew leaves rich texts standing; while one is being saved its tools take nothing that would be lost with it, and take it again once it was refused', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, '/en/terms')
  await test.step('what somebody marks in a rich text stays', async () => {
    const first = await textOf(page, 'terms.body').locator('p').first().elementHandle()
    await turnOn(page)
    expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })

  const field = await openText(page, 'terms.body')
  await field.press('Control+End')
  await page.keyboard.type(' 1 2 3')
  const sent = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    sent.resolve()
    await answered.promise
    return route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await sent.promise
  const tools = page.locator('.edit-tools')
  await expect(tools).toHaveAttribute('inert')
  const before = await field.innerHTML()
  // The browser has a use for these keys, too, which would take what comes after them.
  const isTaken = await field.evaluate((element) => {
    const keys = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    return !element.dispatchEvent(new KeyboardEvent('keydown', keys))
  })
  expect(isTaken).toBe(true)
  await page.keyboard.type('lost')
  await expect(page.locator('.edit-links')).toHaveCount(0)
  expect(await field.innerHTML()).toBe(before)
  answered.resolve()
  await expect(tools).not.toHaveAttribute('inert')
  await field.press('Control+k')
  await expect(page.locator('.edit-links')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('[T02] Escape closes a text whose editor is on its way, or lost, and the keyboard is back where it was', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  const pencil = pencilOf(page, 'privacy.body')
  for (const [ending, shown] of [
    ['on its way', '.edit-waiting'],
    ['lost', '.not-fetched'],
  ] as const)
    await test.step(ending, async () => {
      // The code that has been asked for once is asked for again by another document alone.
      if (ending === 'lost') await openEdited(page, '/en/privacy')
      await page.route(/\/assets\/rich-field-[\w-]+\.js$/u, async (route) => {
        if (ending === 'lost') await route.abort()
      })
      await pencil.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(shown)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(openFrame(page)).toHaveCount(0)
      await expect(pencil).toBeFocused()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
})

test('[T02] whoever goes to the start of a text as soon as it is open writes there; what is written stands above the tools, and these in the window', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/quality')
  for (const { code, width, height, save } of [
    { code: 'nb', width: 1280, height: 900, save: 'Lagre' },
    { code: 'ar', width: 360, height: 740, save: 'حفظ' },
  ])
    await test.step(`in ${code}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height })
      await openEdited(page, `/${code}/about`)
      const field = await openText(page, 'about.body')
      await page.keyboard.press('Control+Home')
      await page.keyboard.type('Ost 0 ')
      await expect(field).toHaveText(/^Ost 0 /u)
      await field.press('Control+End')
      await expectCaretInView(page)
      for (const words of ['Ost 1', 'Ost 2', 'Ost 3']) {
        await field.press('Enter')
        await field.pressSequentially(words)
        await expectCaretInView(page)
      }
      for (let line = 1; line <= 12; line += 1) await field.press('ArrowUp')
      await expectCaretInView(page)
      await field.press('Control+Home')
      await expectCaretInView(page)
      const address = page.locator('.edit-links input')
      await pressLetter(page, { key: 'л', code: 'KeyK' })
      await expect(address).toBeFocused()
      for (const part of [
        address,
        page.locator('.edit-actions').getByRole('button', { name: save, exact: true }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      await address.press('Escape')
      await giveUp(page)
    })
})

test('[T02] what is pasted from Word and Google Docs comes out clean', async ({ page, site }) => {
  const name = 'cookies.body'
  await editing(page, site, '/en/cookies')
  for (const { from, html, wanted } of clipboards)
    await test.step(from, async () => {
      const field = await openText(page, name)
      await field.press('Control+a')
      await field.press('Delete')
      await paste(page, html, 'plain')
      expect.soft(await savedHtml(page, name)).toBe(wanted)
    })
})

test('[T02] [D11] a paste says when it lost what its writer saw, and nothing when it lost wrappers', async ({
  page,
  site,
}) => {
  const said = await sayingsIn('nb')
  await page.clock.install()
  await editing(page, site, '/nb/cookies')
  await openText(page, 'cookies.body')
  const toast = page.locator('[data-sonner-toast][data-removed=false]')
  const bold = `<p class=MsoNormal style='margin:0cm'><span lang=NO-BOK style='font-size:11.0pt;font-family:"Calibri",sans-serif;color:#1F1F1F'>Smør <b>i dag</b>, `
  await paste(page, `${wordHead}${clipboards[0]?.html}${bold}grå<o:p></o:p></span></p>${wordFoot}`)
  // Were the first one told, there would be two.
  for (const lost of [
    `<span style='color:red'>rødt</span>`,
    `<span style='background:yellow;mso-highlight:yellow'>gult</span>`,
    '<iframe src="https://example.no/"></iframe>',
  ]) {
    await paste(page, `${wordHead}${bold}${lost}<o:p></o:p></span></p>${wordFoot}`)
    await expect(toast.filter({ hasText: said('Some formatting was removed.') })).toHaveCount(1)
    await page.clock.runFor(appConfig.toasts.durationMs)
    await expect(toast).toHaveCount(0)
  }
})

test('[T02] [I6] hostile mark-up runs nowhere: pasted, saved as a line, or come out of the database', async ({
  page,
  site,
}) => {
  const ran: string[] = []
  await page.exposeFunction('ran', (what: string) => ran.push(what))
  await page.addInitScript(() =>
    Object.assign(globalThis, { alert: Reflect.get(globalThis, 'ran') as unknown }),
  )
  await site.database.execute({
    sql: `update page_content_translations set content_value = ? where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'quality' and content_key = 'body')`,
    args: [hostileHtml.slice(0, 60).join(' ')],
  })
  await editing(page, site, '/en/quality')
  const line = await openText(page, 'quality.title')
  await line.fill('<img src=x onerror=alert(1)><script>alert(2)</script>')
  await saveLine(line)
  await expect(textOf(page, 'quality.title')).toHaveText(
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
  )
  await page.goto('/en/quality')
  await openText(page, 'quality.body')
  for (let from = 0; from < hostileHtml.length; from += 20) {
    // The longer the text, the longer it takes to paste into: it begins anew.
    await page.keyboard.press('Control+a')
    await pasteEach(page, hostileHtml.slice(from, from + 20))
    await idle(page)
  }
  // What cannot be fetched runs what it holds for that only then.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  expect(ran).toEqual([])
})

const titleLink = (page: Page) => page.locator('.main-menu .menu-link').first()

test('[T03] a title that is double-clicked before its menu has been read opens as soon as it has; a link of the menu that gets no mark is followed, by one click and by two', async ({
  page,
  site,
}) => {
  const menu = '**/api/admin/content/texts?page=%40menu*'
  const letThrough = await holdCalls(page, menu)
  await editing(page, site, '/ar/faq')
  const marks = page.locator('[data-mark^="text @menu"]')
  await test.step('it opens', async () => {
    const title = (await titleLink(page).innerText()).trim()
    await doubleClick(titleLink(page))
    await expect(marks).toHaveCount(0)
    letThrough()
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue(title)
    await expect(page).toHaveURL(/\/ar\/faq$/u)
    await giveUp(page)
  })

  await test.step('it is followed', async () => {
    await page.unroute(menu)
    await holdCalls(page, menu)
    await openEdited(page, '/ar/faq')
    await expect(marks).toHaveCount(0)
    await doubleClick(titleLink(page))
    await expect(page).not.toHaveURL(/\/faq$/u)
    const last = page.locator('.main-menu .menu-link').last()
    await last.click()
    await expect(page).toHaveURL(new RegExp(`${await last.getAttribute('href')}$`, 'u'))
  })
})

test('[T03] [T04] [F02] a former title of the menu and of the footer is found in its history, brought back by the keyboard, and undone', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/faq')
  for (const { kind, link, named } of [
    { kind: 'menu', link: titleLink(page), named: 'Menytittel' },
    {
      kind: 'footer',
      link: page.locator('.site-footer section a').first(),
      named: 'Lenke i bunnen',
    },
  ])
    await test.step(kind, async () => {
      const former = (await link.innerText()).trim()
      for (const words of ['Brie 1', 'Brie 2']) {
        const field = await openTitle(page, { kind, link })
        await field.fill(words)
        await saveLine(field)
        await expect(link).toHaveText(words)
        // While menu and footer are drawn anew, what is pressed is not what was read.
        await reload(page)
        await expect(link).toHaveText(words)
      }
      await openTitle(page, { kind, link })
      await page.getByRole('button', { name: 'Historikk', exact: true }).press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer).toContainText(named)
      const versions = drawer.locator('.edit-versions > li')
      await expect(versions).toHaveCount(3)
      await expect(versions.first().locator('ins')).toHaveText('2')
      await expect(versions.first().locator('del')).toHaveText('1')
      await expect(versions.last()).toContainText(former)
      await expectNoFaults(page)

      const back = versions.nth(1).getByRole('button', { name: /^Hent tilbake teksten fra/u })
      await back.press('Enter')
      await expect(drawer).toBeHidden()
      await expect(link).toHaveText('Brie 1')
      await publicText(page, `${site.url}/nb/faq`, 'Brie 1')
      await page.keyboard.press('Control+z')
      await expect(link).toHaveText('Brie 2')
    })
})

test('[T03] [T04] [F02] [A14] texts and titles whose source has changed are amber where they stand and show what has changed; undo brings them back as outdated as they were, and so does that of calling them still correct', async ({
  page,
  site,
}) => {
  await withOldSources(site)
  await withOldSource(site, { name: 'faq.title', language: 'en', source: 'Gamle ord' })
  await editing(page, site, '/en/faq')
  const marks = page.locator('.edit-mark[data-tone=outdated]')
  const [undo, redo] = [inBar(page, 'Undo'), inBar(page, 'Redo')]
  let left = 3
  for (const place of [
    '[data-content="faq.title"]',
    '.main-menu .menu-link',
    '.site-footer section a',
  ])
    await test.step(place, async () => {
      await expect(marks).toHaveCount(left)
      await expect(marks.filter({ hasText: 'source changed' })).toHaveCount(left)
      const words = page.locator(place).first()
      await words.scrollIntoViewIfNeeded()
      const before = await words.innerText()
      await doubleClick(words)
      await fieldOf(page).fill('Other words')
      await fieldOf(page).press('Enter')
      await expect(words).toHaveText('Other words')
      await expect(marks).toHaveCount(left - 1)
      await undo.click()
      await expect(words).toHaveText(before)
      await expect(marks).toHaveCount(left)
      await doubleClick(words)
      await expect(fieldOf(page)).toBeFocused()
      const note = page.locator('.edit-open .edit-note[data-tone=outdated]')
      await expect(note.locator('del').first()).toContainText('Gamle')
      await note.getByRole('button', { name: 'Still correct' }).click()
      await expect(openFrame(page)).toHaveCount(0)
      await expect(marks).toHaveCount(left - 1)
      await undo.click()
      await expect(marks).toHaveCount(left)
      await redo.click()
      left -= 1
      await expect(marks).toHaveCount(left)
    })
})

test('[F02] [A14] [B02] [L06] in the workspace outdated titles stand side by side until somebody has looked, go out to translators and come back, and are shown by the editors of menu and footer', async ({
  page,
  context,
  site,
}) => {
  await withOldSources(site)
  await signedIn(context, site, { role: 'owner' })
  for (const area of ['menu', 'footer'])
    await test.step(`side by side: ${area}`, async () => {
      const address = `/en/admin/translations?area=${area}&language=pl&state=outdated`
      await open(page, address)
      const row = page.locator('.ws-pair')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('Outdated')
      await row.locator('summary').click()
      await expect(row.locator('del').first()).toContainText('Gamle')
      const outdated = page.locator('.ws-cover-summary').getByRole('link', { name: 'Outdated' })
      await expect(outdated).toBeVisible()
      await row.getByRole('button', { name: 'It still fits' }).click()
      await expect(outdated).toHaveCount(0)
      await open(page, address)
      await expect(row).toHaveCount(0)
    })

  await test.step('as XLIFF with what they were made from, and back confirmed', async () => {
    await open(page, '/en/admin/translations?area=footer&language=uk')
    await page.getByRole('link', { name: 'Files for translators' }).click()
    const sheet = page.getByRole('complementary').filter({ hasText: 'Files for translators' })
    await expect(sheet.getByLabel('Translated file')).toBeEnabled()
    const waiting = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download XLIFF' }).click()
    const file = await readFile(await (await waiting).path(), 'utf8')
    expect(file.match(/<note>Translated from: Gamle /gu)).toHaveLength(1)
    expect(file.match(/state="needs-translation"/gu)).toHaveLength(1)
    const buffer = Buffer.from(file.replace('state="needs-translation"', 'state="final"'))
    const upload = { name: 'footer-uk.xlf', mimeType: 'text/plain', buffer }
    await sheet.getByLabel('Translated file').setInputFiles(upload)
    await sheet.getByRole('button', { name: 'Save 1 text' }).click()
    await expect(sheet.getByText('1 text is saved.')).toBeVisible()
    const { rows } = await site.database.execute(
      `select origin from footer_link_translations where language_code = 'uk' and origin = 'import'
        and source_title not like 'Gamle%'`,
    )
    expect(rows).toHaveLength(1)
  })

  await withOldSources(site)
  for (const path of ['menus', 'footer'])
    await test.step(`in the editor: ${path}`, async () => {
      await open(page, `/en/admin/${path}`)
      if (path === 'footer') await page.locator('.ws-section section .btn').first().click()
      const line = page.locator('.ws-link-row').first()
      await expect(line.locator('.ws-link-facts').first()).toContainText('Titles outdated: 4')
      await line.locator('.ws-row-buttons button').nth(-2).click()
      const title = line.locator('.ws-title-outdated')
      await expect(title).toHaveCount(4)
      await expect(title.first().locator('del').first()).toContainText('Gamle')
      await expectNoFaults(page, { within: '.ws-link-fields' })
      // Written anew it is made from what stands there now.
      await line.locator('[name="titles.pl"]').fill('Nowe')
      await expect(title).toHaveCount(3)
      await line.locator('[name=title]').fill('Annet navn')
      await expect(title.first().locator('ins').first()).toContainText('Annet')
    })
})

/** Presses it as a keyboard does. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

/** What is saved of a text is done, and nobody hears of it, until what this answers is called. */
async function loseAnswers(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/api/admin/content/texts/${name.replace('.', '/')}`
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(address)
}

/** Saves the open rich text, and answers its mark-up as the page has it once it is loaded again. */
async function savedHtml(page: Page, name: string): Promise<string> {
  await page.keyboard.press('Control+Enter')
  await expect(openFrame(page)).toHaveCount(0)
  await reload(page)
  return textOf(page, name).innerHTML()
}

/** Opens the title of a link, and answers its field. */
async function openTitle(page: Page, { kind, link }: { kind: string; link: Locator }) {
  // Menu and footer are read apart, and either may come first.
  await expect(page.locator(`[data-mark^="text @${kind}"]`).first()).toBeAttached()
  await doubleClick(link)
  await expect(fieldOf(page)).toBeFocused()
  return fieldOf(page)
}
