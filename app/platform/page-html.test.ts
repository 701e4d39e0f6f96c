import { expect, test } from 'vitest'
import { prefixedLinks } from './page-html.ts'

test.each([
  ['<a href="/faq">x</a>', '<a href="/nb/faq">x</a>'],
  [
    '<a title="x" href="/faq?a=1#b" target="_blank">x</a>',
    '<a title="x" href="/nb/faq?a=1#b" target="_blank">x</a>',
  ],
  ['<a href="/">x</a> <a href="/b">y</a>', '<a href="/nb">x</a> <a href="/nb/b">y</a>'],
])('[D10] a link of a text keeps the prefix of its page: %s', (html, prefixed) => {
  expect(prefixedLinks(html, 'nb')).toBe(prefixed)
})

test.each([
  '<a href="https://a.no/x">x</a>',
  '<a href="//a.no/x">x</a>',
  '<a href="#x">x</a>',
  '<abbr title="/a">x</abbr> href="/faq">',
  `href="/${'href="/'.repeat(20)}`,
  '<p title="&#x3C;a href=&#x22;/x&#x22;&#x3E;">x</p>',
])('%s is no link of this site', (html) => {
  expect(prefixedLinks(html, 'nb')).toBe(html)
})
