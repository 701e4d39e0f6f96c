import { expect, test } from 'vitest'
import { tileOrigin } from './map-tiles.ts'

test.each([
  ['https://tiles.example.no/{z}/{x}/{y}.png', 'https://tiles.example.no'],
  ['https://tiles.example.no:8443/{z}/{x}/{y}?key=1', 'https://tiles.example.no:8443'],
  ['http://tiles.example.no/{z}/{x}/{y}.png', undefined],
  ['https://{s}.example.no/{z}/{x}/{y}.png', undefined],
  ["https://a.no; script-src 'self'/{z}/{x}/{y}", undefined],
  ['https://tiles.example.no/{z}/{x}.png', undefined],
  ['javascript:alert(1)//{z}{x}{y}', undefined],
  ['', undefined],
])('the address %j of tiles is from %j', (address, origin) => {
  expect(tileOrigin(address)).toBe(origin)
})
