import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { faultsInRichText } from '#tests/support/rich-text-faults.ts'
import { allowedHtml, allowedPaste } from './allowed-html.ts'

test('an address that hides where it leads is taken out, also in an editor’s own view', () => {
  const html = '<p><a href="https://vg.no@evil.example">VG</a> <a href="/faq">b</a></p>'
  expect(allowedHtml(html)).toBe('<p><a>VG</a> <a href="/faq">b</a></p>')
})

test.each(hostileHtml)('[T02] nothing of %j that could run is left in the browser', (hostile) => {
  for (const html of [hostile, `<p>before</p>${hostile}<p>after</p>`, `<table><td>${hostile}`]) {
    expect(faultsInRichText(allowedHtml(html))).toEqual([])
    // The looks of a paste are read and taken off later.
    const looks = new Set(['dataStyle', 'className', 'dataAriaLevel'])
    const pasted = faultsInRichText(allowedPaste(html) ?? '')
    expect(pasted.filter((fault) => !looks.has(fault.split(' ')[1] ?? ''))).toEqual([])
  }
})
