import { expect, test } from 'vitest'
import { summedReservations } from '#domain/summed-reservations.ts'

test('two lines of one product are taken and given back as one', () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity, minQty: 1 })
  expect(summedReservations([line('jam', -1), line('honey', -3), line('jam', -2)])).toEqual([
    line('jam', -3),
    line('honey', -3),
  ])
})
