import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { quietHtml } from './quiet-html.ts'

test('a browser that reads the corpus finds no handler, style or base address to ask the page about', () => {
  for (const html of hostileHtml) {
    const tree = JSON.stringify(fromHtml(quietHtml(html) ?? '', { fragment: true }))
    expect(tree).not.toMatch(/"on\w+":|"style":|"tagName":"(?:base|script|style)"/iu)
  }
})

test('styles and classes of a paste travel on under names that mean nothing', () => {
  expect(quietHtml('<p style="color: red" class="a" onclick="x()">Ost</p>')).toBe(
    '<p class="a" data-style="color: red">Ost</p>',
  )
})
