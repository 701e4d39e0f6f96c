import { expect, test } from 'vitest'
import { networkOf } from './network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.8', '203.0.113.8'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(new Headers({ 'cf-connecting-ip': address }))).toBe(network)
})

test('callers without an address share one count', () => {
  expect(networkOf(new Headers())).toBe('unknown')
})
