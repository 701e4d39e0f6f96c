import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { clipboards, paste, wordFoot, wordHead } from '#tests/support/clipboards.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { reload } from '#tests/support/open-page.ts'

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
