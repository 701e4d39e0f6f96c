import { Document, Page, type StyleSheet, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { memoryFiles } from '#server/platform/static-files.fake.ts'
import { isWithin, pdfBookmarks, pdfPages } from '#tests/support/pdf-text.ts'
import { headingFamily, textFamily } from './pdf-fonts.ts'
import { pdfOf } from './pdf-of.ts'

type Style = Parameters<typeof StyleSheet.create>[0][string]
const rtl = { direction: 'rtl', textAlign: 'right' } as const

function document(texts: readonly [string, Style?][]) {
  return createElement(
    Document,
    {},
    createElement(
      Page,
      { size: 'A4', style: { fontFamily: textFamily, padding: 36 }, bookmark: 'Varer' },
      ...texts.map(([text, style], key) => createElement(Text, { key, style: style ?? {} }, text)),
    ),
  )
}

test('[R26] words of five languages stand in a document as text, in weights of text and headings', async () => {
  const bold = { fontFamily: headingFamily, fontWeight: 600 }
  const texts: [string, Style?][] = [
    ['Modnet gårdsost på rømme', bold],
    ['Dojrzewający ser łąkowy, źrebię', bold],
    ['Витриманий сир із ферми', { fontWeight: 700 }],
    ['جبنة المزرعة المعتقة', { ...rtl, fontFamily: headingFamily, fontWeight: 700 }],
    ['يحتوي على الحليب', rtl],
  ]
  const bytes = await pdfOf(memoryFiles({}), document(texts))
  const [page = '', ...others] = await pdfPages(bytes)
  expect(others).toEqual([])
  for (const [text] of texts) expect(isWithin(page, text), text).toBe(true)
  expect(await pdfBookmarks(bytes)).toEqual(['Varer'])
})

test('a word of 300 letters stays on the page', async () => {
  const bytes = await pdfOf(memoryFiles({}), document([['x'.repeat(300), { width: 90 }]]))
  const [page = ''] = await pdfPages(bytes)
  expect(page.replaceAll(/[\s-]/gu, '')).toBe('x'.repeat(300))
})
