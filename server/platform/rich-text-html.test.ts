import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { sanitiseRichText } from './rich-text.ts'
import { writeRichText } from './rich-text-html.ts'
import { parseRichText } from './rich-text-tree.ts'

test('what is written is read as the library writes it', () => {
  const texts = [
    ...hostileHtml,
    '<ol start="3" reversed><li>&amp;lt;</li></ol><table><tr><th colspan="2" rowspan=3 scope="col">a</th></tr></table>',
    '<ins datetime="2026-01-01" cite="https://a.no">x</ins><img src="/pictures/a.webp" alt=""><hr><br>',
    '<a href="https://a.no" target="_blank" title="&quot;\'`&amp;&lt;&gt;">x &lt; y &gt; z &amp; "\'</a>',
  ]
  for (const html of texts.map(sanitiseRichText)) {
    const { tree } = parseRichText(html)
    expect(tree).toBeDefined()
    if (!tree) continue
    const library = fromHtml(toHtml(tree), { fragment: true })
    const ours = fromHtml(writeRichText(tree), { fragment: true })
    expect(toHtml(ours)).toBe(toHtml(library))
  }
})

test('an angle bracket in an attribute is no tag’s', () => {
  const { tree } = parseRichText('<p title="<script>">a &lt; b > c</p>')
  expect(tree && writeRichText(tree)).toBe('<p title="&#x3C;script&#x3E;">a &#x3C; b > c</p>')
})
