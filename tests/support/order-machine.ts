import fc from 'fast-check'
import { expect } from 'vitest'
import { type StaffStep, staffSteps } from '#domain/admin-orders.schema.ts'
import { shortAnswers, type Settlement, settlements } from '#domain/short-items.ts'
import type { Visitor } from './api.ts'
import {
  followMoney,
  happen,
  isOpen,
  isPacked,
  isPaid,
  leadsTo,
  leave,
  legalSteps,
  lose,
  type Model,
  type ModelOrder,
  orderedGoods,
  payOnline,
  refundable,
  sendable,
  settle,
  shelfOf,
  step,
  substituteGoods,
  substituteOre,
} from './order-model.ts'

/** Who works on the orders, how one is placed and a shelf is counted, and what is known of those that were placed. */
export interface Real {
  worker: Visitor
  orders: { id: string; token: string; buyer: Visitor }[]
  /** The lines and sums of a new order, or nothing where its goods are not there. */
  place: (
    kind: 'pickup' | 'own_van',
    payment: Payment,
  ) => Promise<(Pick<ModelOrder, 'lines' | 'shippingOre'> & Real['orders'][number]) | undefined>
  /** True where the shelf could be counted so. */
  count: (product: string, onHand: number) => Promise<boolean>
  /** The ids of an order's lines and of what is missing of it. */
  idsOf: (id: string) => Promise<{ lines: string[]; shorts: string[] }>
  substituteId: string
  /** The buyer of an order pays it with its provider, or cannot, and the provider tells. */
  payOnline: (id: string, isPaying: boolean) => Promise<void>
  /** What runs each minute for payments. */
  minute: () => Promise<void>
}

/** How an order is paid. */
export type Payment = 'there' | 'invoice' | 'online'

/** What is done to one of the orders: whether it can be is the model's to say, before it is sent. */
interface Act {
  name: string
  path: string
  method?: 'PUT'
  body: object
  /** Done elsewhere than at an address of ours: it can be done as often as it likes, and happens once. */
  send?: () => Promise<void>
  /** By the buyer, at the order's own address. */
  isBuyers?: boolean
  can: boolean
  apply: () => void
}

type Acting = (order: ModelOrder, model: Model, real: Real) => Act | undefined

class Command implements fc.AsyncCommand<Model, Real> {
  readonly of: number
  readonly times: number
  readonly acting: Acting
  said = ''

  constructor(of: number, times: number, acting: Acting) {
    this.of = of
    this.times = times
    this.acting = acting
  }

  check = (model: Readonly<Model>) => this.of < model.orders.length

  async run(model: Model, real: Real) {
    const order = model.orders[this.of]
    const known = real.orders[this.of]
    if (!order || !known) throw new Error('the model has no such order')
    const act = this.acting(order, model, real)
    if (!act) return
    this.said = act.name
    const { method = 'POST', path, body, isBuyers = false, can, send } = act
    if (send) {
      await Promise.all(Array.from({ length: this.times }, send))
      if (can) act.apply()
      return
    }
    const at = isBuyers ? `/api/orders/${known.token}` : `/api/admin/orders/${known.id}`
    const sent = isBuyers ? body : { ...body, rev: order.rev }
    const sender = isBuyers ? known.buyer : real.worker
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: this.times }, () => sender.send(method, `${at}/${path}`, sent, key)),
    )
    const isOk = answers.map(({ status }) => status === 200)
    agrees({ act: act.name, isOk }, { act: act.name, isOk: isOk.map(() => can) })
    if (!can) return
    act.apply()
    await real.minute()
    followMoney(order)
    if (![...order.lines, ...order.shorts].some(({ id }) => id === '')) return
    const ids = await real.idsOf(known.id)
    for (const [index, line] of order.lines.entries()) line.id = ids.lines[index] ?? ''
    for (const [index, short] of order.shorts.entries()) short.id = ids.shorts[index] ?? ''
  }

  toString = () => `${this.said || 'nothing'}(${this.of})${this.times > 1 ? ' twice at once' : ''}`
}

/** What happened is what the model says. */
function agrees(happened: unknown, said: unknown): void {
  expect(happened).toEqual(said)
}

class Place implements fc.AsyncCommand<Model, Real> {
  readonly kind: 'pickup' | 'own_van'
  readonly payment: Payment

  constructor(kind: 'pickup' | 'own_van', payment: Payment) {
    this.kind = kind
    this.payment = payment
  }

  check = (model: Readonly<Model>) => model.orders.length < 2

  async run(model: Model, real: Real) {
    const { kind, payment } = this
    const [isOnInvoice, isOnline] = [payment === 'invoice', payment === 'online']
    const wanted = Object.entries(orderedGoods)
    const isThere = wanted.every(([product, quantity]) => {
      const { onHand, reserved } = shelfOf(model, product)
      return onHand - reserved >= quantity
    })
    const made = await real.place(kind, payment)
    // Of what is not all there the shop offers what is left.
    if (isThere)
      agrees(
        made?.lines.map(({ qty }) => qty),
        wanted.map(([, each]) => each),
      )
    if (!made) return
    const { lines, shippingOre, ...known } = made
    real.orders.push(known)
    model.orders.push({
      ...{ kind, isOnInvoice, isOnline, lines, shippingOre, payment: 'pending' },
      status: isOnline ? 'awaiting_payment' : 'placed',
      ...{ events: ['place'], rev: 1, shorts: [], shipments: 0, paidOre: 0, refundedOre: 0 },
    })
    for (const { product, qty } of lines) shelfOf(model, product).reserved += qty
  }

  toString = () => `place(${this.kind}, paid: ${this.payment})`
}

/** Somebody counts what is on a shelf: never less than what is set aside there. */
class Count implements fc.AsyncCommand<Model, Real> {
  readonly product: string
  readonly more: number

  constructor(product: string, more: number) {
    this.product = product
    this.more = more
  }

  check = () => true

  async run(model: Model, real: Real) {
    const shelf = shelfOf(model, this.product)
    const onHand = shelf.reserved + this.more
    agrees(await real.count(this.product, onHand), this.more >= 0)
    if (this.more >= 0) shelf.onHand = onHand
  }

  toString = () => `count(${this.product}, ${this.more} more than is set aside)`
}

/** A step of the machine; without one it is the order's own next step. */
const move =
  (wanted: StaffStep | undefined): Acting =>
  (order, model) => {
    const taken = wanted ?? legalSteps(order)[0] ?? 'confirm'
    return {
      ...{ name: taken, path: 'steps', body: { step: taken, reason: 'Sold out.' } },
      can: leadsTo(order, taken) !== undefined,
      apply: () => step(model, order, taken),
    }
  }

const pick =
  (at: number, isPicked: boolean): Acting =>
  (order) => {
    const line = order.lines[at]
    return (
      line && {
        ...{ name: 'pick', path: `lines/${line.id}`, method: 'PUT' },
        body: { isPicked, lot: `L${at}`, bestBefore: '2027-01-31' },
        can: isPacked(order) && line.sent < line.qty,
        apply: () => {
          line.isPicked = isPicked
          order.rev += 1
        },
      }
    )
  }

const miss =
  (at: number, quantity: number, hasSubstitute: boolean): Acting =>
  (order, model, real) => {
    const line = order.lines[at]
    if (!line) return undefined
    const isOffered = hasSubstitute && line.product !== substituteGoods
    const substitute = isOffered ? { productId: real.substituteId, unitOre: substituteOre } : null
    const isAsked = order.shorts.some((short) => short.line === at && isOpen(short))
    return {
      ...{ name: `miss ${quantity} of ${at}`, path: `lines/${line.id}/missing` },
      body: { quantity, substitute },
      can: isPacked(order) && !isAsked && quantity <= line.qty - line.sent,
      apply: () => {
        const short = { id: '', line: at, quantity, hasSubstitute: isOffered, settled: null }
        order.shorts.push({ ...short, wasPaid: false })
        lose(model, order, at, quantity)
        happen(order, 'short_item')
      },
    }
  }

/** The last thing that is missing is settled, by the buyer or by who packs. */
const answer =
  (as: Settlement, isBuyers: boolean): Acting =>
  (order, model) => {
    const short = order.shorts.findLast(isOpen) ?? order.shorts.at(-1)
    if (!short) return undefined
    if (isBuyers && as === 'arrived') return undefined
    const isSame = isBuyers && short.settled === as
    const isChoice = as !== 'substitute' || short.hasSubstitute
    const isNext =
      short.settled === null
        ? isChoice
        : short.settled === 'wait' && (as === 'drop' || as === 'arrived')
    const { onHand, reserved } = shelfOf(model, substituteGoods)
    const isThere = as !== 'substitute' || onHand - reserved >= short.quantity
    return {
      ...{ name: `${as}${isBuyers ? ' by the buyer' : ''}`, path: `missing/${short.id}`, isBuyers },
      body: isBuyers ? { answer: as } : { settlement: as },
      can: isSame || (isPacked(order) && isNext && isThere),
      apply: () => {
        if (!isSame) settle(model, order, short, as)
      },
    }
  }

/** So many of each line leave; more than there are, perhaps. */
const ship =
  (counts: readonly number[]): Acting =>
  (order, model) => {
    const leaving = order.lines
      .map((line, at) => ({ at, lineId: line.id, quantity: counts[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    if (leaving.length === 0) return undefined
    const fits = leaving.every(({ at, quantity }) => quantity <= sendable(order, at))
    return {
      ...{ name: `ship ${counts.join('+')}`, path: 'shipments' },
      body: { lines: leaving.map(({ lineId, quantity }) => ({ lineId, quantity })) },
      can: isPacked(order) && order.kind === 'own_van' && fits,
      apply: () => {
        for (const { at, quantity } of leaving) leave(model, order, at, quantity)
        const isAll = order.lines.every(({ qty, sent }) => qty === sent)
        order.status = isAll ? 'shipped' : 'partly_shipped'
        order.shipments += 1
        happen(order, isAll ? 'ship' : 'ship_part')
      },
    }
  }

/** It is paid, by the way that belongs to it or by the other one. */
const pay =
  (isOwnWay: boolean): Acting =>
  (order) => {
    const way = order.isOnInvoice === isOwnWay ? 'payment' : 'till'
    const isCounter = order.status === 'delivered' && !order.isOnInvoice && !order.isOnline
    return {
      ...{ name: `pay by ${way}`, path: way },
      body: way === 'till' ? { receiptNo: 'K1' } : {},
      can: {
        till: isCounter && order.payment === 'pending',
        payment: order.payment === 'invoice_open',
      }[way],
      apply: () => {
        order.payment = way === 'till' ? 'captured' : 'invoice_paid'
        order.paidOre = order.shippingOre
        for (const { unitOre, qty } of order.lines) order.paidOre += unitOre * qty
        happen(order, way === 'till' ? 'till_registered' : 'invoice_paid')
      },
    }
  }

/** Its buyer pays it with the provider, or cannot. */
const payByProvider =
  (isPaying: boolean): Acting =>
  (order, model, real) => {
    if (!order.isOnline || order.status !== 'awaiting_payment') return undefined
    const known = real.orders[model.orders.indexOf(order)]
    return {
      ...{ name: isPaying ? 'pay online' : 'fail to pay', path: '', body: {}, can: true },
      send: async () => {
        if (known) await real.payOnline(known.id, isPaying)
      },
      apply: () => payOnline(model, order, isPaying),
    }
  }

const refund =
  (counts: readonly number[], otherOre: number): Acting =>
  (order) => {
    const back = order.lines
      .map((line, at) => ({ at, line, quantity: counts[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    const goodsOre = back.reduce((sum, { line, quantity }) => sum + line.unitOre * quantity, 0)
    const amountOre = goodsOre + otherOre
    const fits = back.every(({ at, quantity }) => quantity <= refundable(order, at))
    const left = order.paidOre - order.refundedOre
    return {
      ...{ name: `refund ${amountOre}`, path: 'refunds' },
      body: {
        lines: back.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
        ...{ otherOre, settles: 'goodwill', reason: 'Sorry.' },
        way: order.isOnline ? 'online' : 'bank',
      },
      can: order.paidOre > 0 && fits && amountOre > 0 && amountOre <= left,
      apply: () => {
        for (const { line, quantity } of back) line.refunded += quantity
        order.refundedOre += amountOre
        order.payment = amountOre === left ? 'refunded' : 'partly_refunded'
        happen(order, 'refunded')
      },
    }
  }

const correct: Acting = (order) => ({
  ...{ name: 'correct the payment', path: 'payment/correction', body: { reason: 'A mistake.' } },
  can: isPaid(order),
  apply: () => {
    order.payment = order.isOnInvoice ? 'invoice_open' : 'pending'
    order.paidOre = 0
    for (const short of order.shorts) short.wasPaid = false
    happen(order, 'payment_corrected')
  },
})

/** The buyer's own cancelling, until it is packed. */
const cancel: Acting = (order, model) => ({
  ...{ name: 'cancel', path: 'cancel', body: {}, isBuyers: true },
  can: ['placed', 'confirmed', 'cancelled'].includes(order.status),
  apply: () => {
    if (order.status === 'cancelled') return
    step(model, order, 'call_off')
    order.events[order.events.length - 1] = 'cancel'
  },
})

const which = fc.nat({ max: 1 })
const line = fc.nat({ max: 2 })
const often = fc.constantFrom(1, 1, 1, 2)
const acts = <Args extends unknown[]>(
  args: fc.Arbitrary<Args>,
  acting: (...args: Args) => Acting,
): fc.Arbitrary<Command> =>
  fc.tuple(which, often, args).map(([of, times, given]) => new Command(of, times, acting(...given)))

const none = fc.constant<[]>([])
const counts = fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 3 })
/** What comes next in the life of an order, to the last øre of it: by chance alone few would get far. */
const onward =
  (as: Settlement): Acting =>
  (order, model, real) => {
    if (order.status === 'awaiting_payment') return payByProvider(true)(order, model, real)
    const missing = order.shorts.some(isOpen)
    if (isPacked(order) && missing) return answer(as, false)(order, model, real)
    if (legalSteps(order).length > 0) return move(undefined)(order, model, real)
    if (order.payment === 'pending' || order.payment === 'invoice_open')
      return pay(true)(order, model, real)
    const isWhole = order.refundedOre > 0
    return refund([1], isWhole ? order.paidOre - order.refundedOre : 0)(order, model, real)
  }
const forward = acts(fc.tuple(fc.constantFrom(...settlements)), onward)
const misses = acts(fc.tuple(line, fc.integer({ min: 1, max: 3 }), fc.boolean()), miss)
const answers = acts(
  fc.oneof(
    fc.tuple(fc.constantFrom(...settlements), fc.constant(false)),
    fc.tuple(fc.constantFrom(...shortAnswers), fc.constant(true)),
  ),
  answer,
)
const ships = acts(fc.tuple(counts), ship)
const pays = acts(fc.tuple(fc.constantFrom(true, true, true, false)), pay)
const refunds = acts(
  fc.tuple(
    fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 2, maxLength: 3 }),
    fc.constantFrom(0, 0, 1, 777, 10_000, 60_000),
  ),
  refund,
)

/** An order that is placed: with one of them a sequence begins. */
export const orderPlacings = fc
  .tuple(
    fc.constantFrom('pickup' as const, 'own_van' as const, 'own_van' as const),
    fc.constantFrom<Payment[]>('there', 'invoice', 'online'),
  )
  .map(([kind, payment]) => new Place(kind, payment))

/** Sequences of what is done to orders, whether it can be or not. */
export const orderCommands = fc.commands(
  [
    orderPlacings,
    acts(fc.tuple(fc.constantFrom(...staffSteps)), move),
    acts(fc.tuple(line, fc.boolean()), pick),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(orderedGoods), substituteGoods),
        fc.integer({ min: -2, max: 40 }),
      )
      .map(([product, more]) => new Count(product, more)),
    acts(none, () => correct),
    acts(fc.tuple(fc.constantFrom(true, true, false)), payByProvider),
    acts(none, () => cancel),
    ...Array.from({ length: 12 }, () => forward),
    ...[misses, misses, answers, answers, ships, ships, pays, pays, refunds, refunds],
  ],
  { maxCommands: 22, size: 'max' },
)
