import { expect, test } from 'vitest'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { faultsInRichText } from '#tests/support/rich-text-faults.ts'
import { cleanedRichText, sanitiseRichText } from './rich-text.ts'

test('the corpus is large enough to mean something', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(500)
})

test.each(hostileHtml)('[T02] nothing of %j survives that could run', (hostile) => {
  for (const html of [hostile, `<p>before</p>${hostile}<p>after</p>`, `<table><td>${hostile}`]) {
    const safe = sanitiseRichText(html)
    expect(faultsInRichText(safe)).toEqual([])
    expect(sanitiseRichText(safe)).toBe(safe)
  }
})

test('[T02] the corpus in one text is as harmless as in many', () => {
  const safe = sanitiseRichText(hostileHtml.join('\n'))
  expect(faultsInRichText(safe)).toEqual([])
  expect(sanitiseRichText(safe)).toBe(safe)
})

test('[T02] headings, lists, links, pictures, tables and code stay as they are', () => {
  const text = [
    '<h2>Storage</h2><p>Keep <strong>cold</strong>, see <a href="/faq">answers</a>.</p>',
    '<ol start="3"><li>One</li></ol><ul><li>Two</li></ul>',
    '<table><thead><tr><th scope="col">Days</th></tr></thead><tbody><tr><td>14</td></tr></tbody></table>',
    '<img src="/pictures/a-640.webp" alt="A" width="640" height="768"><pre><code>x = 1</code></pre>',
    '<p lang="ar" dir="rtl"><bdi>+47 55 00 00 00</bdi></p><p><a href="mailto:a@example.no">m</a></p>',
  ].join('')
  expect(sanitiseRichText(text)).toBe(text)
})

test('a link to a new window cannot reach back, and names no other window', () => {
  expect(sanitiseRichText('<a href="https://example.no" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.no" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(sanitiseRichText('<a href="/x" target="frame">x</a>')).toBe('<a href="/x">x</a>')
})

test.each([
  'https://user:pass@evil.example/',
  'https://vg.no@evil.example',
  '//vg.no@evil.example',
  'https://evil.example/\u202Egpj.exe',
  'https://ev&#8203;il.example',
])('a link to %s is taken out, its words stay, and its writer is told', (address) => {
  expect(cleanedRichText(`<p>See <a href="${address}">the <b>news</b></a></p>`)).toEqual({
    html: '<p>See <a>the <b>news</b></a></p>',
    wasCleaned: true,
  })
})

test('a text beyond the limit is cut, and one that nests thousands deep keeps its words', () => {
  const long = sanitiseRichText(`<p>${'a'.repeat(30_000)}</p>`)
  expect(long.length).toBeLessThanOrEqual(richTextPolicy.maxLength + '</p>'.length)
  const deep = '<b>'.repeat(6000)
  expect(sanitiseRichText(`${deep}words`)).toBe('words')
  expect(() => sanitiseRichText('<div>'.repeat(3999))).not.toThrow()
})

test.each([
  ['<p title="<script>">x</p>', '<p title="&#x3C;script&#x3E;">x</p>'],
  [
    "<a href='/x?a>b' title='</a><style>'>x</a>",
    '<a href="/x?a&#x3E;b" title="&#x3C;/a&#x3E;&#x3C;style&#x3E;">x</a>',
  ],
  ['<img src="/pictures/a.webp" alt="a < b">', '<img src="/pictures/a.webp" alt="a &#x3C; b">'],
])('[T02] a search for tags in %s finds its own alone', (html, safe) => {
  expect(sanitiseRichText(html)).toBe(safe)
  expect(cleanedRichText(html)).toEqual({ html: safe, wasCleaned: false })
})

test.each([
  '<'.repeat(20_000),
  '<ul><li>'.repeat(1995),
  '<div>'.repeat(65),
  `${opened(80)}<p>x`,
  '<p>'.repeat(2100),
])(
  'a text denser than a page can show is not saved, and one that is there keeps its words alone',
  (html) => {
    expect(cleanedRichText(html)).toBeUndefined()
    expect(sanitiseRichText(html)).toMatch(/^[x ]*$/u)
  },
)

function opened(count: number): string {
  return Array.from({ length: count }, (_, at) => `<b title=${at}>`).join('')
}

test('[T02] pictures are of this site: others are taken out, and their writer is told', () => {
  const own =
    '<p>A<img src="/media/0192-ab/3/960" alt="B" width="960" height="600" loading="lazy"></p>'
  expect(cleanedRichText(own)).toEqual({ html: own, wasCleaned: false })
  for (const src of [
    'https://evil.example/pixel.gif',
    '//evil.example/pixel.gif',
    '/media/../api/session',
    '/media/a/1/file',
    '/api/auth/sign-out',
    '/media/a/1/640?x=1',
    'data:image/png;base64,AAAA',
  ])
    expect(cleanedRichText(`<p>A<img src="${src}" alt="B"></p>`)).toEqual({
      html: '<p>A</p>',
      wasCleaned: true,
    })
})
