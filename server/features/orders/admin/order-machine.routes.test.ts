import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffSteps } from '#domain/admin-orders.schema.ts'
import { orderSteps } from '#domain/orders.ts'
import { settleDue } from '#server/features/payments/settle-due.service.ts'
import { onInvoice, orderOf, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { crowd } from '#tests/support/crowd.ts'
import { byVan } from '#tests/support/fulfilment.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { memoryProvider, switchOn, told } from '#tests/support/memory-payments.ts'
import { orderCommands, orderPlacings, type Real } from '#tests/support/order-machine.ts'
import {
  isPacked,
  legalSteps,
  type Model,
  type ModelOrder,
  orderedGoods,
  refundable,
  sendable,
  substituteGoods,
  totalOre,
} from '#tests/support/order-model.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const whole = 500
const sequences = crowd({ small: 40, whole })
const goods = [...Object.keys(orderedGoods), substituteGoods]

const paidBy = { there: {}, invoice: onInvoice, online: { payment: 'test' } } as const
const fake = memoryProvider()

const place: Real['place'] = async (kind, payment) => {
  await rows('delete from tries')
  const there = { payment: kind === 'own_van' ? 'pay_on_delivery' : 'pay_on_pickup' } as const
  const change = { ...(kind === 'own_van' && byVan), ...there, ...paidBy[payment] }
  const visitor = await buyer(orderedGoods)
  // Its goods are not there: the shop says so, and takes nothing.
  const id = await boughtBy(visitor, change).catch(() => undefined)
  if (id === undefined) return undefined
  const made = await rows('select public_token, shipping_ore from orders where id = ?', id)
  const lines = await rows(
    `select order_lines.id, key, unit_ore, qty from order_lines join products on products.id = product_id
      where order_id = ? order by sort_order`,
    id,
  )
  return {
    ...{ id, token: String(made[0]?.['public_token']), buyer: visitor },
    shippingOre: Number(made[0]?.['shipping_ore']),
    lines: lines.map((line) => ({
      ...{
        id: String(line['id']),
        product: String(line['key']),
        unitOre: Number(line['unit_ore']),
      },
      ...{ ordered: Number(line['qty']), qty: Number(line['qty']) },
      ...{ sent: 0, refunded: 0, isPicked: false },
    })),
  }
}

const payOnline: Real['payOnline'] = async (id, isPaying) => {
  const [row] = await rows('select reference from payments where order_id = ?', id)
  const reference = String(row?.['reference'])
  if (fake.held.get(reference)?.state === 'created') {
    if (isPaying) fake.pay(reference)
    else fake.end(reference, 'failed')
  }
  await told(api, { reference })
}

const count: Real['count'] = async (product, onHand) => {
  const set = `update stock_levels set on_hand = ${onHand} where product_id = (select id from products where key = ?)`
  return rows(set, product).then(
    () => true,
    () => false,
  )
}

const idsOf: Real['idsOf'] = async (id) => {
  const found = await rows(
    `select 'line' as kind, id, sort_order as at from order_lines where order_id = ?1
      union all select 'short', id, row_number() over (order by asked_at, id) from short_items where order_id = ?1
      order by kind, at`,
    id,
  )
  const idsIn = (kind: string) =>
    found.filter((row) => row['kind'] === kind).map((row) => String(row['id']))
  return { lines: idsIn('line'), shorts: idsIn('short') }
}

test(
  '[O06] whatever is done to orders in whichever order, machine, shelf, sums and history agree with the model',
  { timeout: 600_000 },
  async () => {
    switchOn(api, fake)
    const worker = await callerOf(api, 'manager')
    const happened = new Set<string>()
    const [other] = await rows('select id from products where key = ?', substituteGoods)
    const substituteId = String(other?.['id'])
    await fc.assert(
      fc.asyncProperty(orderPlacings, orderCommands, async (first, made) => {
        await rows('delete from slot_bookings')
        const shelf: Model['shelf'] = {}
        for (const product of goods) shelf[product] = await stockOf(product)
        for (const [product, level] of Object.entries(shelf)) {
          level.onHand = level.reserved + 50
          await count(product, level.onHand)
        }
        const model: Model = { orders: [], shelf }
        const real: Real = {
          ...{ worker, orders: [], place, count, idsOf, substituteId, payOnline },
          minute: () => settleDue(jobAt(api, api.platform.now())),
        }
        await first.run(model, real)
        await fc.asyncModelRun(() => ({ model, real }), made)
        for (const product of goods)
          expect({ product, ...(await stockOf(product)) }).toEqual({ product, ...shelf[product] })
        for (const [at, order] of model.orders.entries()) {
          await holds(worker, real.orders[at]?.id ?? '', order)
          for (const event of order.events) happened.add(event)
        }
      }),
      { numRuns: sequences },
    )
    await nothingIsOff()
    // A few sequences may miss a step. All of them say little where they leave out anything that can happen.
    if (sequences < whole) return
    const all = [
      ...['place', ...staffSteps, 'ship_part', 'cancel', 'short_item', 'item_substituted'],
      ...['item_dropped', 'item_waits', 'item_arrived', 'till_registered', 'invoice_paid'],
      ...['refunded', 'payment_corrected', 'payment_authorized', 'payment_failed'],
    ]
    expect([...happened].toSorted()).toEqual(all.toSorted())
  },
)

/** The order is where the model says; its sums are of its lines; each event leads on from the one before. */
async function holds(worker: Visitor, id: string, model: ModelOrder) {
  const order = await orderOf(worker, id)
  const { status, paymentStatus, rev, totals, goods: held, steps, money, fulfilment } = order
  expect({ status, paymentStatus, rev }).toEqual({
    status: model.status,
    paymentStatus: model.payment,
    rev: model.rev,
  })
  expect(steps).toEqual(legalSteps(model))
  const itemsOre = held.reduce((sum, { lineOre }) => sum + lineOre, 0)
  expect([itemsOre, totals.itemsOre + totals.shippingOre]).toEqual([
    totals.itemsOre,
    totals.totalOre,
  ])
  expect([totals.totalOre, grossOf(totals.vat)]).toEqual([totalOre(model), totalOre(model)])
  expect(
    fulfilment.lines.map(({ ordered, quantity, isPicked }) => [ordered, quantity, isPicked]),
  ).toEqual(model.lines.map(({ ordered, qty, isPicked }) => [ordered, qty, isPicked]))
  if (isPacked(model))
    expect(fulfilment.lines.map((line) => [line.sent, line.sendable])).toEqual(
      model.lines.map(({ sent }, at) => [sent, sendable(model, at)]),
    )
  expect(fulfilment.shipments).toHaveLength(model.shipments)
  moneyHolds(model, money)
  await historyHolds(id, model)
}

/** What went back is never more than what was paid, of the whole and of each rate. */
function moneyHolds(model: ModelOrder, money: Awaited<ReturnType<typeof orderOf>>['money']) {
  const back = money.refunds.reduce((sum, { amountOre }) => sum + amountOre, 0)
  // An invoice that nobody has paid can be reduced by all that it claims.
  const claimedOre = money.isReduction ? totalOre(model) : 0
  expect([money.paidOre, back, money.refundableOre]).toEqual([
    ...[model.paidOre, model.refundedOre, model.paidOre - model.refundedOre + claimedOre],
  ])
  if (money.isReduction) expect(model.paidOre).toBe(0)
  for (const { vat, amountOre } of money.refunds) expect(grossOf(vat)).toBe(amountOre)
  const counts = model.lines
    .map(({ qty }, at) => (money.isReduction ? qty : refundable(model, at)))
    .filter((each) => each > 0)
  expect(money.lines.map((line) => line.refundable)).toEqual(counts)
  expect(money.owedOre).toBeLessThanOrEqual(money.refundableOre)
}

async function historyHolds(id: string, model: ModelOrder) {
  const history = await rows(
    'select event, from_state, to_state, actor_id, actor_type from events where entity_id = ? order by id',
    id,
  )
  expect(history.map((row) => row['event'])).toEqual(model.events)
  for (const [at, row] of history.entries()) {
    expect(row['from_state']).toBe(at === 0 ? null : history[at - 1]?.['to_state'])
    // What is paid online waits for that first.
    if (row['event'] === 'place')
      expect(row['to_state']).toBe(model.isOnline ? 'awaiting_payment' : 'placed')
    else if (String(row['event']) in orderSteps)
      expect(row['to_state']).toBe(orderSteps[row['event'] as keyof typeof orderSteps].to)
    else expect(row['to_state']).toBe(row['from_state'])
    if (row['actor_type'] !== 'system') expect(row['actor_id']).not.toBeNull()
  }
  expect(history.at(-1)?.['to_state']).toBe(model.status)
}

/** Of all orders of all sequences: shelves, lines, and credit notes without a gap. */
async function nothingIsOff() {
  const [off] = await rows(`select
    (select count(*) from stock_levels where on_hand < reserved or reserved < 0) as shelves,
    (select count(*) from order_lines join orders on orders.id = order_id
      where sent_qty > qty or sent_qty < 0 or dropped_qty < 0 or qty < 0
      or reserved_qty <> case when status = 'cancelled' then 0 else qty - sent_qty - (
        select coalesce(sum(quantity), 0) from short_items as missing where missing.line_id = order_lines.id
        and coalesce(missing.settled_as, 'wait') = 'wait') end) as lines,
    (select count(*) from orders where refunded_ore > coalesce(paid_ore, 0)) as money,
    (select count(*) - max(cast(substr(number, 6) as integer)) from refunds) as notes`)
  expect(off).toMatchObject({ shelves: 0, lines: 0, money: 0, notes: 0 })
  await noMoneyIsOff()
}

/** Of all that was paid online: drawn with the goods and never before, let go where they did not leave, and as the provider has it. */
async function noMoneyIsOff() {
  const [off] = await rows(`select
    (select count(*) from payment_operations where state <> 'done') as open,
    (select count(*) from payments join orders on orders.id = order_id
      where payments.state = 'authorized' and captured_ore <> case
        when status in ('shipped', 'delivered') then total_ore
        when status = 'partly_shipped' then (select sum(unit_ore * sent_qty) from order_lines where order_lines.order_id = orders.id)
        else 0 end) as captured,
    (select count(*) from payments join orders on orders.id = order_id
      where payments.state = 'authorized' and status in ('shipped', 'delivered', 'cancelled')
        and captured_ore + cancelled_ore <> authorized_ore) as held,
    (select count(*) from payments join orders on orders.id = order_id
      where payments.refunded_ore <> orders.refunded_ore) as back`)
  expect(off).toMatchObject({ open: 0, captured: 0, held: 0, back: 0 })
  const kept = await rows('select * from payments')
  expect(kept.length).toBeGreaterThan(0)
  for (const row of kept) {
    const held = fake.held.get(String(row['reference']))
    expect([held?.capturedOre, held?.cancelledOre, held?.refundedOre]).toEqual([
      ...[row['captured_ore'], row['cancelled_ore'], row['refunded_ore']],
    ])
  }
}

const grossOf = (vat: readonly { netOre: number; vatOre: number }[]) =>
  vat.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)
