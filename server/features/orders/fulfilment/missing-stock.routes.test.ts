import { expect, test } from 'vitest'
import { useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf, setStock } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const butter = 'cultured-butter'

/** Six of the butter that is packed, of so many on the shelf. */
async function packed(onShelf = 10) {
  await setStock(butter, onShelf)
  const worker = await callerOf(api, 'fulfilment')
  const id = await boughtBy(await buyer({ [butter]: 6 }), byVan)
  const work = workOn(worker, id)
  return { id, work, worker, line: lineOf(await work.packing()) }
}

const bookOf = async (id: string) =>
  (
    await rows(
      'select kind, quantity, balance, created_by from stock_movements where order_id = ? order by id',
      id,
    )
  ).map((row) => [row['kind'], row['quantity'], row['balance'], row['created_by'] !== null])

test('[O06] what was not found leaves shelf and book at once: nobody can buy it, also when it is left out', async () => {
  const { id, work, line } = await packed()
  const item = lineOf(await work.miss(line.id, { quantity: 2 })).missing?.id ?? ''
  const gone = { onHand: 8, reserved: 4 }
  expect(await stockOf(butter)).toEqual(gone)
  expect(await bookOf(id)).toEqual([['not_found', -2, 8, true]])
  await work.settle(item, { settlement: 'drop' })
  expect(await stockOf(butter)).toEqual(gone)
  await work.ship({ lines: [{ lineId: line.id, quantity: 4 }] })
  expect(await stockOf(butter)).toEqual({ onHand: 4, reserved: 0 })
})

test('[O06] what has come after all is set aside again, from the shelf first; what the book lacks of it was found', async () => {
  const { id, work, line } = await packed(7)
  const item = lineOf(await work.miss(line.id, { quantity: 3 })).missing?.id ?? ''
  expect(await stockOf(butter)).toEqual({ onHand: 4, reserved: 3 })
  await work.settle(item, { settlement: 'wait' })
  expect(lineOf(await work.settle(item, { settlement: 'arrived' })).sendable).toBe(6)
  expect(await stockOf(butter)).toEqual({ onHand: 6, reserved: 6 })
  expect(await bookOf(id)).toEqual([
    ['not_found', -3, 4, true],
    ['found', 2, 6, true],
  ])
})

test('[O06] of an order that is called off only what is set aside goes back on sale', async () => {
  const { id, work, worker, line } = await packed()
  await work.miss(line.id, { quantity: 2 })
  const { rev } = await work.read()
  const path = `/api/admin/orders/${id}/steps`
  const off = { step: 'call_off', reason: 'Sold out.', rev }
  expect((await worker.send('POST', path, off)).status).toBe(200)
  expect(await stockOf(butter)).toEqual({ onHand: 8, reserved: 0 })
})

test('[O06] goods that nobody counts leave no book when they are not found', async () => {
  await rows(`update products set stock_policy = 'untracked' where key = ?`, butter)
  try {
    const { id, work, line } = await packed()
    const item = lineOf(await work.miss(line.id, { quantity: 2 })).missing?.id ?? ''
    await work.settle(item, { settlement: 'arrived' })
    expect([await stockOf(butter), await bookOf(id)]).toEqual([{ onHand: 10, reserved: 0 }, []])
  } finally {
    await rows(`update products set stock_policy = 'tracked' where key = ?`, butter)
  }
})
