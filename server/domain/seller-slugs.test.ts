import { expect, test } from 'vitest'
import { freeSlug } from './seller-slugs.ts'

test.each([
  ['Torgets ost Bergen', [], 'torgets-ost-bergen'],
  ['Torgets ost Bergen', ['torgets-ost-bergen'], 'torgets-ost-bergen-2'],
  ['Torgets ost Bergen', ['torgets-ost-bergen', 'torgets-ost-bergen-3'], 'torgets-ost-bergen-2'],
  ['Торг Осло', ['torh-oslo', 'torh-oslo-2'], 'torh-oslo-3'],
  ['🧀', ['seller'], 'seller-2'],
])('[N03] the address of %s beside %j is %s', (title, taken, slug) => {
  expect(freeSlug(title, taken)).toBe(slug)
})
