import * as DOMPurify from 'isomorphic-dompurify'
import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { faultsInRichText } from '#tests/support/rich-text-faults.ts'
import * as purify from './rich-text-purify.ts'

test('what stands in for DOMPurify on the server has the shape of what it stands in for', () => {
  for (const [name, part] of Object.entries(purify))
    expect(typeof DOMPurify[name as keyof typeof purify]).toBe(typeof part)
})

test('[T02] nothing of the corpus gets past what stands in for DOMPurify', () => {
  expect(faultsInRichText(hostileHtml.map((html) => purify.sanitize(html)).join('\n'))).toEqual([])
})
