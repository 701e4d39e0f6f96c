import { expect, test } from 'vitest'
import { losesInPaste } from './paste-losses.ts'

test.each([
  ['a colour', '<p style="color: rgb(192, 0, 0)">a</p>'],
  ['a colour of LibreOffice', '<font color="#c9211e">a</font>'],
  ['a marker', '<span style="background-color:#fff2cc00;background:yellow">a</span>'],
  ['a form', '<div><form><input></form></div>'],
  ['a video', '<video src="/a.mp4"></video>'],
  ['a picture of elsewhere', '<p><img src="https://example.no/a.png"></p>'],
  ['a link into a computer', '<a href="file:///C:/a.docx">a</a>'],
])('%s is missed', (_what, html) => {
  expect(losesInPaste(html)).toBe(true)
})

test.each([
  ['words that a page writes in', '<p style="color: rgb(33, 37, 41); background: #fff">a</p>'],
  ['a colour taken back', '<div style="color:red"><span style="color:windowtext">a</span></div>'],
  ['a colour without words', '<p style="color:red"> <b></b></p>'],
  ['a link', '<a href="/faq"><span style="color:#0563c1">a</span></a>'],
  ['a heading', '<h2 style="color:#2f5496">a</h2>'],
  ['a remark', `<div style="mso-element:comment"><span style="color:red">a</span></div>`],
  ['sizes and styles', '<style>p{}</style><p class="MsoNormal" style="font-size:20pt">a</p>'],
  ['a picture of ours', '<img src="/pictures/flatbread-640.webp">'],
])('%s is not', (_what, html) => {
  expect(losesInPaste(html)).toBe(false)
})
