import type { Page } from '@playwright/test'

/** What other programs put on the clipboard, as they write it, and what is to come of it. */

export const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><title>Ukens varer</title>
<link rel=File-List href="file:///C:/Users/kari/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;} @list l0 {mso-list-id:12; mso-list-type:hybrid;} --></style>
</head><body lang=NO-BOK style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->`
export const wordFoot = '<!--EndFragment--></body></html>'

/** A paragraph that Word means as an item of a list. */
function wordItem(mark: string, words: string, place: string, at = ''): string {
  return `<p class=MsoListParagraphCxSp${at || 'Middle'} style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:
${place}'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=NO-BOK>${words}<o:p></o:p></span></p>
`
}

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

/** An item of Word for the web: a list of its own each. */
function webItem(tag: 'ul' | 'ol', words: string, { level = 1, start = 1 } = {}): string {
  return `<div class="ListContainerWrapper SCXW1 BCX8" style="margin:0px;position:relative"><${tag} class="BulletListStyle1 SCXW1 BCX8" role="list" start="${start}"><li role="listitem" data-leveltext="" data-font="Symbol" data-listid="4" data-aria-posinset="${start}" data-aria-level="${level}" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" paraid="12" style="font-weight:normal"><span data-contrast="auto" lang="NB-NO" class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">${words}</span></span><span class="EOP SCXW1 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`
}

export const clipboards = [
  {
    from: 'Word, lists within lists',
    html:
      wordHead +
      wordItem('·', 'Melk', 'l0 level1 lfo1', 'First') +
      wordItem('o', 'Hel', 'l0 level2 lfo1') +
      wordItem('§', 'Økologisk', 'l0 level3 lfo1') +
      wordItem('o', 'Lett', 'l0 level2 lfo1') +
      wordItem('·', 'Ost', 'l0 level1 lfo1', 'Last') +
      wordItem('1.', 'Rør', 'l1 level1 lfo2', 'First') +
      wordItem('a)', 'sakte', 'l1 level2 lfo2') +
      wordItem('2.', 'Hvil', 'l1 level1 lfo2', 'Last') +
      `<p class=MsoNormal>Så:<o:p></o:p></p>` +
      wordItem('3.', 'Stek', 'l1 level1 lfo2', 'First') +
      wordFoot,
    wanted:
      '<ul><li><p>Melk</p><ul><li><p>Hel</p><ul><li>Økologisk</li></ul></li><li>Lett</li></ul></li><li>Ost</li></ul>' +
      '<ol><li><p>Rør</p><ol><li>sakte</li></ol></li><li>Hvil</li></ol><p>Så:</p><ol start="3"><li>Stek</li></ol>',
  },
  {
    from: 'Word for the web, lists within lists, and a link through Outlook',
    html:
      webItem('ul', 'Melk') +
      webItem('ul', 'Hel', { level: 2 }) +
      webItem('ul', 'Ost') +
      '<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8"><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.no%2Fg%25C3%25A5rd%3Fa%3D1&amp;data=05%7C02%7Ckari%40example.no%7C1&amp;sdata=x&amp;reserved=0">Gården</a></span></p></div>' +
      webItem('ol', 'Rør') +
      webItem('ol', 'Hvil', { start: 2 }),
    wanted:
      '<ul><li><p>Melk</p><ul><li>Hel</li></ul></li><li>Ost</li></ul>' +
      '<p><a href="https://example.no/g%C3%A5rd?a=1">Gården</a></p><ol><li>Rør</li><li>Hvil</li></ol>',
  },
  {
    from: 'Word, with a table, pictures, smart tags, a contents list, changes and remarks',
    html: `${wordHead}<p class=MsoTitle>Ukens varer<o:p></o:p></p>
<p class=MsoToc1><a href="#_Toc1234">Fra <st1:City w:st="on"><st1:place w:st="on">Bergen</st1:place></st1:City></a></p>
<h2><a name="_Toc1234"></a>Fra meieriet<o:p></o:p></h2>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Bilde_1" style='width:20pt'><v:imagedata src="file:///C:/Temp/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=27 height=20 src="file:///C:/Temp/clip_image002.jpg" v:shapes="Bilde_1"><![endif]>Melk<span
style='mso-tab-count:1'>     </span>fra <span class=msoDel><del cite="mailto:Kari" datetime="2026-11-20T10:00">i går</del></span><span class=msoIns><ins cite="mailto:Kari" datetime="2026-11-20T10:00">i dag</ins></span><span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[KP1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>, se <a
href="https://example.no/gård"><span style='color:#0563C1'>gården</span></a> og <a href="file:///C:/Users/kari/liste.docx">lista</a>.<span style='display:none;mso-hide:all'>Skjult</span><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=300 valign=top style='width:225.3pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Vare<o:p></o:p></b></p></td><td width=300 valign=top><p class=MsoNormal>Pris<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=300 valign=top><p class=MsoNormal>Smør<o:p></o:p></p></td><td width=300 valign=top><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Er det sikkert?<o:p></o:p></p></div></div></div>${wordFoot}`,
    wanted:
      '<h2>Ukens varer</h2><p>Fra Bergen</p><h2>Fra meieriet</h2>' +
      '<p>Melk fra i dag, se <a href="https://example.no/gård">gården</a> og lista.</p>' +
      '<table><tbody><tr><td><strong>Vare</strong></td><td>Pris</td></tr><tr><td>Smør</td><td></td></tr></tbody></table>',
  },
  {
    from: 'Google Docs, with lists within lists, blank lines, a picture and a contents list',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8d3c8a1e-7fff-5c1c"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">From the mill</span></h1><p dir="ltr" style="line-height:1.38;"><a href="#heading=h.abc" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc;">Grain</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Oats</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;">Rolled</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Rye</span></p></li></ul><br /><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:600px;height:400px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="600" height="400" style="margin-left:0px;" /></span></p><p dir="ltr"><span style="font-style:italic;">Slowly</span><span style="font-size:0.6em;vertical-align:super;">1</span></p><br /><br /></b>`,
    wanted:
      '<h2>From the mill</h2><p>Grain</p><ul><li><p>Oats</p><ul><li><strong>Rolled</strong></li></ul></li><li>Rye</li></ul>' +
      '<p><em>Slowly</em><sup>1</sup></p>',
  },
  {
    from: 'Word for the web, headings',
    html: '<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="1"><span class="TextRun SCXW1 BCX8">Ukens varer</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="3"><span class="TextRun">Melk</span></p></div>',
    wanted: '<h2>Ukens varer</h2><h3>Melk</h3>',
  },
  {
    from: 'Word in Arabic',
    html:
      wordHead +
      wordItem('١-', 'خبز', 'l0 level1 lfo1', 'First') +
      wordItem('٢-', 'جبن', 'l0 level1 lfo1', 'Last') +
      wordFoot,
    wanted: '<ol><li>خبز</li><li>جبن</li></ol>',
  },
  {
    from: 'LibreOffice and Outlook on the web',
    html: '<p style="line-height: 100%"><font face="Arial, sans-serif">Ost <strike>kr 90</strike> kr 70</font></p><div class="elementToProof">Hei,</div><div class="elementToProof"><br></div><div class="elementToProof">se <a href="https://eur03.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fexample.no%2Fa&amp;data=05%7Ckari">lista</a>.</div>',
    wanted:
      '<p>Ost <s>kr 90</s> kr 70</p><p>Hei,</p><p>se <a href="https://example.no/a">lista</a>.</p>',
  },
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
]

/** Pastes as the browser would, from a clipboard that another program has filled. */
export function paste(page: Page, html: string, plain = ''): Promise<void> {
  return pasteEach(page, [html], plain)
}

/** One after the other, with nothing drawn in between. */
export async function pasteEach(page: Page, pieces: readonly string[], plain = ''): Promise<void> {
  await page.evaluate(
    ([htmls, words]) => {
      for (const html of htmls) {
        const data = new DataTransfer()
        data.setData('text/html', html)
        data.setData('text/plain', words)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      }
    },
    [pieces, plain] as const,
  )
}
