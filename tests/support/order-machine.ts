import fc from 'fast-check'
import { expect } from 'vitest'
import { type StaffStep, staffSteps } from '#domain/admin-orders.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import type { OrderStatus } from '#domain/orders.ts'
import { ordersPath, step } from './admin-orders.ts'
import type { Visitor } from './api.ts'

/** How many of the product each order of the model is of. */
export const orderedQuantity = 3

/** What an order is to the people who move it, written down apart from the code that moves it. */
export interface ModelOrder {
  kind: ShippingKind
  isOnInvoice: boolean
  status: OrderStatus
  payment: string
  events: string[]
  rev: number
}
/** The orders of a sequence, and what stands on the shelf of the product that each of them is of. */
export interface Model {
  orders: ModelOrder[]
  onHand: number
  reserved: number
}
/** Who moves the orders, how one is placed, and the ids of those that were. */
export interface Real {
  worker: Visitor
  ids: string[]
  place: (kind: ShippingKind, isOnInvoice: boolean) => Promise<string>
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
    const { kind, isOnInvoice } = this
    real.ids.push(await real.place(kind, isOnInvoice))
    const order = {
      kind,
      isOnInvoice,
      status: 'placed',
      payment: 'pending',
      events: ['place'],
    } as const
    model.orders.push({ ...order, events: [...order.events], rev: 1 })
    model.reserved += orderedQuantity
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
    isAnswered(
      answers.map(({ answered }) => answered),
      to ? 200 : 409,
    )
    if (to) move(model, order, { taken, to })
  }

  toString = () => `${this.step ?? 'next'}(${this.of})${this.times > 1 ? ' twice at once' : ''}`
}

/** However often a call is sent at once, each is answered so. */
function isAnswered(statuses: readonly number[], awaited: number) {
  expect(statuses).toEqual(statuses.map(() => awaited))
}

/** The steps that the model allows, the next one first. */
export function legalSteps(order: ModelOrder): StaffStep[] {
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
  if (isLeaving) model.onHand -= orderedQuantity
  if (isLeaving || to === 'cancelled') model.reserved -= orderedQuantity
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
    isAnswered([status], can ? 200 : 409)
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

/** An order that is placed: with one of them a sequence begins. */
export const orderPlacings = fc
  .tuple(fc.constantFrom('pickup' as const, 'own_van' as const), fc.boolean())
  .map(([kind, isOnInvoice]) => new Place(kind, isOnInvoice))
const pays = fc
  .tuple(which, fc.constantFrom(true, true, false))
  .map(([of, isOwnWay]) => new Pay(of, isOwnWay))

/** Sequences of what is done to orders, whether it can be or not. */
export const orderCommands = fc.commands(
  [orderPlacings, moves, pays, pays, forward, forward, forward, forward],
  {
    maxCommands: 30,
    size: 'max',
  },
)
