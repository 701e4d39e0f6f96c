import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffSteps } from '#domain/admin-orders.schema.ts'
import { orderSteps } from '#domain/orders.ts'
import { onInvoice, orderOf, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import {
  legalSteps,
  type Model,
  type ModelOrder,
  orderCommands,
  orderedQuantity,
  orderPlacings,
  type Real,
} from '#tests/support/order-machine.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const sequences = 100
const product = 'cultured-butter'
const van = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Bergen',
  street: 'Torget 1',
} as const

const place: Real['place'] = async (kind, isOnInvoice) => {
  await rows('delete from tries')
  const change = { ...(kind === 'own_van' && van), ...(isOnInvoice && onInvoice) }
  return boughtBy(await buyer({ [product]: orderedQuantity }), change)
}

test('[O06] whatever is done to orders in whichever order, machine, shelf, sums and history agree with the model', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const happened = new Set<string>()
  await rows('update stock_levels set on_hand = on_hand + 10000')
  await fc.assert(
    fc.asyncProperty(orderPlacings, orderCommands, async (first, made) => {
      await rows('delete from slot_bookings')
      const model: Model = { orders: [], ...(await stockOf(product)) }
      const real: Real = { worker, ids: [], place }
      await first.run(model, real)
      await fc.asyncModelRun(() => ({ model, real }), made)
      expect(await stockOf(product)).toEqual({ onHand: model.onHand, reserved: model.reserved })
      for (const [at, order] of model.orders.entries()) {
        await holds(worker, real.ids[at] ?? '', order)
        for (const event of order.events) happened.add(event)
      }
    }),
    { numRuns: sequences },
  )
  const [below] = await rows(
    'select count(*) as n from stock_levels where on_hand < reserved or reserved < 0',
  )
  expect(Number(below?.['n'])).toBe(0)
  // The sequences say little where they leave out anything that can happen.
  const all = ['place', ...staffSteps, 'till_registered', 'invoice_paid']
  expect([...happened].toSorted()).toEqual(all.toSorted())
})

/** The order is where the model says; its sums are of its lines; each event leads on from the one before. */
async function holds(worker: Visitor, id: string, model: ModelOrder) {
  const { status, paymentStatus, rev, totals, goods, steps } = await orderOf(worker, id)
  expect({ status, paymentStatus, rev }).toEqual({
    status: model.status,
    paymentStatus: model.payment,
    rev: model.rev,
  })
  expect(steps).toEqual(legalSteps(model))
  const itemsOre = goods.reduce((sum, { lineOre }) => sum + lineOre, 0)
  const taxed = totals.vat.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)
  expect(itemsOre).toBe(totals.itemsOre)
  expect([totals.itemsOre + totals.shippingOre, taxed]).toEqual([totals.totalOre, totals.totalOre])
  const history = await rows(
    'select event, from_state, to_state, actor_id from events where entity_id = ? order by id',
    id,
  )
  expect(history.map((row) => row['event'])).toEqual(model.events)
  for (const [at, row] of history.entries()) {
    expect(row['from_state']).toBe(at === 0 ? null : history[at - 1]?.['to_state'])
    if (String(row['event']) in orderSteps)
      expect(row['to_state']).toBe(orderSteps[row['event'] as keyof typeof orderSteps].to)
    if (at > 0) expect(row['actor_id']).not.toBeNull()
  }
  expect(history.at(-1)?.['to_state']).toBe(model.status)
}
