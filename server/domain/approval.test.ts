import { expect, test } from 'vitest'
import { heldUntil, isAwaitingApproval, isHoldOver } from './approval.ts'

const noon = (date: string) => Date.parse(`${date}T11:00:00Z`)

test.each([
  ['a Thursday', '2026-11-19', '2026-11-23'],
  ['a Friday', '2026-11-20', '2026-11-24'],
  ['a Saturday', '2026-11-21', '2026-11-24'],
  ['a Sunday', '2026-11-22', '2026-11-24'],
  ['the day before Maundy Thursday', '2026-04-01', '2026-04-08'],
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
  ['the day before 17 May, a Monday', '2027-05-16', '2027-05-19'],
])('[D01] an invoice order of %s keeps its goods for two working days', (_, placed, last) => {
  expect(heldUntil(noon(placed))).toBe(last)
})

test('[D01] the last day counts in full, by the clock in Oslo', () => {
  const placed = noon('2026-11-19')
  expect(isHoldOver(placed, Date.parse('2026-11-23T22:59:59Z'))).toBe(false)
  expect(isHoldOver(placed, Date.parse('2026-11-23T23:00:00Z'))).toBe(true)
})

test('[D01] only an order on invoice that nobody has looked at waits', () => {
  expect(isAwaitingApproval({ status: 'placed', paymentMethod: 'invoice' })).toBe(true)
  expect(isAwaitingApproval({ status: 'confirmed', paymentMethod: 'invoice' })).toBe(false)
  expect(isAwaitingApproval({ status: 'placed', paymentMethod: 'pay_on_pickup' })).toBe(false)
})
