import * as DOMPurify from 'isomorphic-dompurify'
import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { faultsInRichText } from '#tests/support/rich-text-faults.ts'
import * as purify from './rich-text-purify.ts'

test('what stands in for DOMPurify on the server has the shape of what it stands in for', () => {
  expect(typeof purify.sanitize).toBe(typeof DOMPurify.sanitize)
  expect(typeof purify.addHook).toBe(typeof DOMPurify.addHook)
  expect(typeof purify.isSupported).toBe(typeof DOMPurify.isSupported)
})

test('[T02] nothing of the corpus gets past what stands in for DOMPurify', () => {
  expect(faultsInRichText(hostileHtml.map((html) => purify.sanitize(html)).join('\n'))).toEqual([])
})
