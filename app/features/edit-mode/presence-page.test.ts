import { expect, test } from 'vitest'
import * as v from 'valibot'
import { presenceSchema } from '#domain/editing.schema.ts'
import { presencePage } from './presence-page.ts'

test.each([
  [['faq', 'footer'], '/faq', 'faq'],
  [['footer'], '/products/brie', '@at-products-brie'],
  [['footer'], '/', '@at'],
  [['footer'], `/${'Ærlig-ost/'.repeat(20)}`, undefined],
  [['footer'], undefined, 'footer'],
])('a page with the texts of %j at %s is known as %s', (pages, path, known) => {
  const page = presencePage(pages, path)
  if (known) expect(page).toBe(known)
  expect(
    v.is(presenceSchema, { window: crypto.randomUUID(), page, key: null, language: 'nb' }),
  ).toBe(true)
})

test('a page that is not known yet is not told', () => {
  expect(presencePage([], '/faq')).toBeUndefined()
})
