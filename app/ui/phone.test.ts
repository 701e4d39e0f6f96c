import { expect, test } from 'vitest'
import { spacedPhone } from './phone.tsx'

test.each([
  ['+4740000000', '+47 400 00 000'],
  ['+4798765432', '+47 987 65 432'],
  ['+4755123456', '+47 55 12 34 56'],
  ['+46701234567', '+46701234567'],
  ['', ''],
])('%s is read as %s', (number, shown) => {
  expect(spacedPhone(number)).toBe(shown)
})
