import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, pencilOf, textOf, turnOn } from '#tests/support/edit-mode.ts'
import { clipboards, paste, wordFoot, wordHead } from '#tests/support/clipboards.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

/** What Word puts on the clipboard for a heading, a paragraph with emphasis, and two lists. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=NB style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-list:none'><span lang=EN-GB style='font-size:20.0pt;color:#2F5496'>From the dairy<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-family:"Arial",sans-serif;color:red'>Milk in the <b style='mso-bidi-font-weight:normal'>morning</b>,<span style='mso-spacerun:yes'>  </span><i>bread</i> by noon.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Butter<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Cheese<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Stir</p>
<p class=MsoNormal>See <a href="https://example.no/farms"><span style='color:#0563C1'>the farms</span></a>.<img width=10 src="file:///C:/Users/kari/image001.png"></p>
<!--EndFragment--></body></html>`

/** The same from Google Docs: everything within a bold that is none, every link led through Google. */
const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">From the mill</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:400;">Grain is </span><span style="font-size:11pt;font-weight:700;">stone-ground</span><span style="font-size:11pt;font-style:italic;"> slowly</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Oats</span></p></li></ul><p><a href="https://www.google.com/url?q=https://example.no/mill&sa=D&ust=1" style="text-decoration:none;"><span style="text-decoration:underline;">The mill</span></a></p><div><table style="border:none;"><tbody><tr><td style="border:solid 1pt"><p dir="ltr"><span>Rye</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

async function savedHtml(page: Page, name: string): Promise<string> {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await reload(page)
  return textOf(page, name).innerHTML()
}

for (const code of ['en', 'ar'] as const)
  test(`[T02] in ${code} headings, emphasis, lists, links, tables and code are written in place`, async ({
    page,
    site,
  }) => {
    const name = 'privacy.body'
    await editing(page, site, `/${code}/privacy`)
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
    expect(html).toContain(`<a href="/${code}/products">/products</a>`)
    expect(html).toMatch(/<table><thead><tr><th>Head<\/th>/u)
  })

test('[T02] while a text is being saved its tools take nothing that would be lost with it, and take it again once it was refused', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  const field = await openText(page, 'terms.body')
  await field.press('Control+End')
  await page.keyboard.type(' 1 2 3')
  const sent = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/admin/content/texts/**', async (route) => {
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

test('[T02] a page that is read anew leaves rich texts standing, with what somebody marks in them', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, '/en/terms')
  const first = await textOf(page, 'terms.body').locator('p').first().elementHandle()
  await turnOn(page)
  expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('[T02] a text that is opened and saved with one word more keeps all that it held', async ({
  page,
  site,
}) => {
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
  const field = await openText(page, 'quality.body')
  await field.press('Control+End')
  await page.keyboard.type(' of it')
  expect(await savedHtml(page, 'quality.body')).toBe(html.replace('End</p>', 'End of it</p>'))
})

test('[T02] a product is found for a link, a wrong address is refused', async ({ page, site }) => {
  await editing(page, site, '/en/terms')
  const field = await openText(page, 'terms.body')
  await field.press('Control+a')
  await page.keyboard.type('Try it: ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const address = page.getByRole('textbox', { name: 'Page, product or address' })
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(page.getByText('This is not a valid address.')).toBeVisible()
  await address.fill('words that nothing is called')
  await address.press('Enter')
  await expect(page.getByText('This is not a valid address.')).toBeVisible()
  await address.fill('crispbread')
  const found = page.locator('.edit-links').getByRole('button', { name: /crispbread/iu })
  const hasTextFocus = await found.first().evaluate((button: HTMLElement) => {
    button.click()
    return document.activeElement?.classList.contains('edit-rich')
  })
  expect(hasTextFocus, 'what is pressed at once after it is heard by the text').toBe(true)
  const html = await savedHtml(page, 'terms.body')
  expect(html).toMatch(/<a href="\/en\/products\/[a-z-]*crispbread[a-z-]*">/u)
})

for (const { from, html, wanted } of [
  {
    from: 'Word',
    html: fromWord,
    wanted:
      '<h2>From the dairy</h2><p>Milk in the <strong>morning</strong>, <em>bread</em> by noon.</p><ul><li>Butter</li><li>Cheese</li></ul>' +
      '<ol><li>Stir</li></ol><p>See <a href="https://example.no/farms">the farms</a>.</p>',
  },
  {
    from: 'Google Docs',
    html: fromDocs,
    wanted:
      '<h2>From the mill</h2><p>Grain is <strong>stone-ground</strong><em> slowly</em></p><ul><li>Oats</li></ul>' +
      '<p><a href="https://example.no/mill">The mill</a></p><table><tbody><tr><td>Rye</td></tr></tbody></table>',
  },
  ...clipboards,
])
  test(`[T02] what is pasted from ${from} comes out clean`, async ({ page, site }) => {
    await editing(page, site, '/en/cookies')
    const field = await openText(page, 'cookies.body')
    await field.press('Control+a')
    await field.press('Delete')
    await paste(page, html, 'plain')
    expect(await savedHtml(page, 'cookies.body')).toBe(wanted)
  })

for (const [code, told] of [
  ['nb', 'Noe formatering ble fjernet.'],
  ['ar', 'أُزيل بعض التنسيق.'],
] as const)
  test(`[T02] [D11] in ${code} a paste says when it lost what its writer saw, and nothing when it lost wrappers`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await editing(page, site, `/${code}/cookies`)
    await openText(page, 'cookies.body')
    const toast = page.locator('[data-sonner-toast][data-removed=false]')
    const bold = `<p class=MsoNormal style='margin:0cm'><span lang=NO-BOK style='font-size:11.0pt;font-family:"Calibri",sans-serif;color:#1F1F1F'>Smør <b>i dag</b>, `
    await paste(
      page,
      `${wordHead}${clipboards[0]?.html}${bold}grå<o:p></o:p></span></p>${wordFoot}`,
    )
    // Were the first one told, there would be two.
    for (const lost of [
      `<span style='color:red'>rødt</span>`,
      `<span style='background:yellow;mso-highlight:yellow'>gult</span>`,
      '<iframe src="https://example.no/"></iframe>',
    ]) {
      await paste(page, `${wordHead}${bold}${lost}<o:p></o:p></span></p>${wordFoot}`)
      await expect(toast.filter({ hasText: told })).toHaveCount(1)
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
  await editing(page, site, '/en/support')
  const line = await openText(page, 'support.title')
  await line.fill('<img src=x onerror=alert(1)><script>alert(2)</script>')
  await line.press('Enter')
  await expect(textOf(page, 'support.title')).toHaveText(
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
  )
  await site.database.execute({
    sql: `update page_content_translations set content_value = ? where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'quality' and content_key = 'body')`,
    args: [hostileHtml.slice(0, 60).join(' ')],
  })
  await page.goto('/en/quality')
  await openText(page, 'quality.body')
  for (const html of hostileHtml) await paste(page, html)
  await page.keyboard.press('Escape')
  expect(ran).toEqual([])
})

for (const ending of ['on its way', 'lost'] as const)
  test(`[T02] Escape closes a text whose editor is ${ending}, and the keyboard is back where it was`, async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/privacy')
    const code = /\/assets\/rich-field-[\w-]+\.js$/u
    await page.route(code, async (route) => {
      if (ending === 'lost') await route.abort()
    })
    const pencil = pencilOf(page, 'privacy.body')
    await pencil.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(ending === 'lost' ? '.not-fetched' : '.edit-waiting')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(pencil).toBeFocused()
  })
