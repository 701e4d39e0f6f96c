import { expect, test } from 'vitest'
import { peppolAddressOf } from './peppol-address.ts'

test.each([
  ['0192:974760673', { scheme: '0192', id: '974760673' }],
  ['0088:7038010000017', { scheme: '0088', id: '7038010000017' }],
  ['0192:974760674', undefined],
  ['0192:', undefined],
  ['1234:974760673', undefined],
  ['9999:x1', undefined],
  ['faktura@kafe.no', undefined],
])('%s as an address of the network', (text, address) => {
  expect(peppolAddressOf(text)).toEqual(address)
})
