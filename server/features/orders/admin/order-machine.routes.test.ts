import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StaffStep, staffSteps } from '#domain/admin-orders.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import { type OrderStatus, orderSteps } from '#domain/orders.ts'
import {
  onInvoice,
  orderOf,
  ordersPath,
  step,
  useAdminOrders,
} from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const sequences = 100
const product = 'cultured-butter'
const quantity = 3
const van = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Bergen',
  street: 'Torget 1',
} as const

/** What an order is to the people who move it, written down apart from the code that moves it. */
interface ModelOrder {
  kind: ShippingKind
  isOnInvoice: boolean
  status: OrderStatus
  payment: string
  events: string[]
  rev: number
}
interface Model {
  orders: ModelOrder[]
  onHand: number
  reserved: number
}
interface Real {
  worker: Visitor
  ids: string[]
}

const atThe: Record<StaffStep, Partial<Record<OrderStatus, OrderStatus>>> = {
  confirm: { placed: 'confirmed' },
  start_picking: { confirmed: 'processing' },
  pack_ready: { processing: 'ready' },
  ship: { processing: 'shipped' },
  hand_over: { ready: 'delivered', shipped: 'delivered' },
  call_off: {
    placed: 'cancelled',
    confirmed: 'cancelled',
    processing: 'cancelled',
    ready: 'cancelled',
  },
}

class Place implements fc.AsyncCommand<Model, Real> {
  readonly kind: 'pickup' | 'own_van'
  readonly isOnInvoice: boolean

  constructor(kind: 'pickup' | 'own_van', isOnInvoice: boolean) {
    this.kind = kind
    this.isOnInvoice = isOnInvoice
  }

  check = (model: Readonly<Model>) => model.orders.length < 2

  async run(model: Model, real: Real) {
    await rows('delete from tries')
    const change = { ...(this.kind === 'own_van' && van), ...(this.isOnInvoice && onInvoice) }
    real.ids.push(await boughtBy(await buyer({ [product]: quantity }), change))
    const { kind, isOnInvoice } = this
    const order = {
      kind,
      isOnInvoice,
      status: 'placed',
      payment: 'pending',
      events: ['place'],
    } as const
    model.orders.push({ ...order, events: [...order.events], rev: 1 })
    model.reserved += quantity
  }

  toString = () => `place(${this.kind}${this.isOnInvoice ? ', on invoice' : ''})`
}

/** A step of one of the orders, sent once or several times at once; without one it is the order's own next step. */
class Move implements fc.AsyncCommand<Model, Real> {
  readonly of: number
  readonly step: StaffStep | undefined
  readonly times: number

  constructor(of: number, taken: StaffStep | undefined, times: number) {
    this.of = of
    this.step = taken
    this.times = times
  }

  check = (model: Readonly<Model>) => this.of < model.orders.length

  async run(model: Model, real: Real) {
    const order = model.orders[this.of]
    const id = real.ids[this.of]
    if (!order || !id) throw new Error('the model has no such order')
    const taken = this.step ?? legalSteps(order)[0] ?? 'confirm'
    const call = { step: taken, reason: 'Sold out.', rev: order.rev }
    const answers = await Promise.all(
      Array.from({ length: this.times }, () => step(real.worker, id, call)),
    )
    const to = leadsTo(order, taken)
    const awaited = to ? 200 : 409
    expect(answers.map(({ answered }) => answered)).toEqual(answers.map(() => awaited))
    if (to) move(model, order, { taken, to })
  }

  toString = () => `${this.step ?? 'next'}(${this.of})${this.times > 1 ? ' twice at once' : ''}`
}

function legalSteps(order: ModelOrder): StaffStep[] {
  return staffSteps.filter((each) => leadsTo(order, each))
}

function leadsTo({ kind, status }: ModelOrder, taken: StaffStep): OrderStatus | undefined {
  if (taken === 'pack_ready' && kind !== 'pickup') return undefined
  if (taken === 'ship' && kind === 'pickup') return undefined
  return atThe[taken][status]
}

function move(
  model: Model,
  order: ModelOrder,
  { taken, to }: { taken: StaffStep; to: OrderStatus },
) {
  const isLeaving = to === 'shipped' || (to === 'delivered' && order.status === 'ready')
  if (isLeaving) model.onHand -= quantity
  if (isLeaving || to === 'cancelled') model.reserved -= quantity
  if (isLeaving && order.isOnInvoice) order.payment = 'invoice_open'
  if (to === 'cancelled') order.payment = 'voided'
  order.status = to
  order.events.push(taken)
  order.rev += 1
}

/** Writes down that one of the orders is paid, by the way that belongs to it or by the other one. */
class Pay implements fc.AsyncCommand<Model, Real> {
  readonly of: number
  readonly isOwnWay: boolean

  constructor(of: number, isOwnWay: boolean) {
    this.of = of
    this.isOwnWay = isOwnWay
  }

  check = (model: Readonly<Model>) => this.of < model.orders.length

  async run(model: Model, real: Real) {
    const order = model.orders[this.of]
    if (!order) throw new Error('the model has no such order')
    const way = order.isOnInvoice === this.isOwnWay ? 'payment' : 'till'
    const body = { rev: order.rev, ...(way === 'till' && { receiptNo: `K${this.of}` }) }
    const path = `${ordersPath}/${real.ids[this.of]}/${way}`
    const { status } = await real.worker.send('POST', path, body)
    const isCounter = order.status === 'delivered' && !order.isOnInvoice
    const can = {
      till: isCounter && order.payment === 'pending',
      payment: order.payment === 'invoice_open',
    }[way]
    expect(status).toBe(can ? 200 : 409)
    if (!can) return
    order.payment = way === 'till' ? 'captured' : 'invoice_paid'
    order.events.push(way === 'till' ? 'till_registered' : 'invoice_paid')
    order.rev += 1
  }

  toString = () => `pay(${this.of}${this.isOwnWay ? '' : ', the other way'})`
}

const which = fc.nat({ max: 1 })
const moves = fc
  .tuple(which, fc.constantFrom(...staffSteps), fc.constantFrom(1, 1, 1, 2))
  .map(([of, taken, times]) => new Move(of, taken, times))
/** By chance alone few orders would get far. */
const forward = fc
  .tuple(which, fc.constantFrom(1, 1, 1, 2))
  .map(([of, times]) => new Move(of, undefined, times))

const places = fc
  .tuple(fc.constantFrom('pickup' as const, 'own_van' as const), fc.boolean())
  .map(([kind, isOnInvoice]) => new Place(kind, isOnInvoice))
const pays = fc
  .tuple(which, fc.constantFrom(true, true, false))
  .map(([of, isOwnWay]) => new Pay(of, isOwnWay))

const commands = fc.commands([places, moves, pays, pays, forward, forward, forward, forward], {
  maxCommands: 30,
  size: 'max',
})

test('[O06] whatever is done to orders in whichever order, machine, shelf, sums and history agree with the model', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const happened = new Set<string>()
  await rows('update stock_levels set on_hand = on_hand + 10000')
  await fc.assert(
    fc.asyncProperty(places, commands, async (first, made) => {
      await rows('delete from slot_bookings')
      const model: Model = { orders: [], ...(await stockOf(product)) }
      const real: Real = { worker, ids: [] }
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
