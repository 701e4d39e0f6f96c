import { type StaffStep, staffSteps } from '#domain/admin-orders.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import type { OrderStatus } from '#domain/orders.ts'
import type { Settlement } from '#domain/short-items.ts'

/** The goods of each order of the model, and what can come instead of the first of them. */
export const orderedGoods = { 'cultured-butter': 3, 'sour-cream': 2 } as const
export const substituteGoods = 'whole-milk-yoghurt'
export const substituteOre = 3000

export interface ModelShort {
  id: string
  line: number
  quantity: number
  hasSubstitute: boolean
  settled: Settlement | null
  wasPaid: boolean
}

interface ModelLine {
  id: string
  product: string
  unitOre: number
  ordered: number
  qty: number
  sent: number
  refunded: number
  isPicked: boolean
}

/** What an order is to the people who work on it, written down apart from the code that they work with. */
export interface ModelOrder {
  kind: ShippingKind
  isOnInvoice: boolean
  /** Paid online, before the goods leave. */
  isOnline: boolean
  status: OrderStatus
  payment: string
  events: string[]
  rev: number
  lines: ModelLine[]
  shorts: ModelShort[]
  shipments: number
  shippingOre: number
  paidOre: number
  refundedOre: number
}

/** The orders of a sequence, and what stands on the shelf of each product that they are of. */
export interface Model {
  orders: ModelOrder[]
  shelf: Record<string, { onHand: number; reserved: number }>
}

const atThe: Record<StaffStep, Partial<Record<OrderStatus, OrderStatus>>> = {
  confirm: { placed: 'confirmed' },
  start_picking: { confirmed: 'processing' },
  pack_ready: { processing: 'ready' },
  ship: { processing: 'shipped', partly_shipped: 'shipped' },
  hand_over: { ready: 'delivered', shipped: 'delivered' },
  call_off: {
    awaiting_payment: 'cancelled',
    placed: 'cancelled',
    confirmed: 'cancelled',
    processing: 'cancelled',
    ready: 'cancelled',
  },
}

/** The steps that the model allows, the next one first. */
export function legalSteps(order: ModelOrder): StaffStep[] {
  return staffSteps.filter((each) => leadsTo(order, each))
}

export function leadsTo(order: ModelOrder, taken: StaffStep): OrderStatus | undefined {
  if (taken === 'pack_ready' && order.kind !== 'pickup') return undefined
  if (taken === 'ship' && order.kind === 'pickup') return undefined
  const isWhole = taken === 'pack_ready' || taken === 'ship'
  if (isWhole && order.shorts.some(isOpen)) return undefined
  return atThe[taken][order.status]
}

export const isOpen = ({ settled }: ModelShort) => settled === null || settled === 'wait'
export const isPacked = ({ status }: ModelOrder) =>
  status === 'processing' || status === 'partly_shipped'
/** It was written down as paid, and can be taken back. */
export const isPaid = ({ payment, isOnline }: ModelOrder) =>
  !isOnline && (payment === 'captured' || payment === 'invoice_paid')

/** How many of a line can leave now. */
export function sendable(order: ModelOrder, at: number): number {
  const line = order.lines[at]
  if (!line || !isPacked(order)) return 0
  const missing = order.shorts
    .filter((short) => short.line === at && isOpen(short))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return line.qty - line.sent - missing
}

export function totalOre({ lines, shippingOre }: ModelOrder): number {
  return shippingOre + lines.reduce((sum, { unitOre, qty }) => sum + unitOre * qty, 0)
}

export function happen(order: ModelOrder, event: string): void {
  order.events.push(event)
  order.rev += 1
}

/** A step is taken: goods leave, or are given back. */
export function step(model: Model, order: ModelOrder, taken: StaffStep): void {
  const to = leadsTo(order, taken)
  if (!to) throw new Error('the model does not allow it')
  if (to === 'shipped') order.shipments += 1
  if (to === 'shipped' || (to === 'delivered' && order.status === 'ready'))
    for (const [at, { qty, sent }] of order.lines.entries()) leave(model, order, at, qty - sent)
  if (to === 'cancelled') giveAllBack(model, order)
  order.status = to
  happen(order, taken)
}

/** So many of a line leave the shelf; with the first of them an invoice opens. */
export function leave(model: Model, order: ModelOrder, at: number, quantity: number): void {
  const line = order.lines[at]
  if (!line) return
  line.sent += quantity
  const shelf = shelfOf(model, line.product)
  shelf.onHand -= quantity
  shelf.reserved -= quantity
  if (order.isOnInvoice && order.payment === 'pending') order.payment = 'invoice_open'
}

const settledEvents = {
  substitute: 'item_substituted',
  drop: 'item_dropped',
  wait: 'item_waits',
  arrived: 'item_arrived',
} as const

/** What becomes of missing goods, with all that follows from it. */
export function settle(model: Model, order: ModelOrder, short: ModelShort, as: Settlement): void {
  short.settled = as
  short.wasPaid = (as === 'drop' || as === 'substitute') && order.paidOre > 0
  happen(order, settledEvents[as])
  const line = order.lines[short.line]
  if (!line || as === 'wait') return
  if (as === 'arrived') return comeAfterAll(model, line, short)
  line.qty -= short.quantity
  if (as === 'substitute') {
    const { quantity: qty } = short
    order.lines.push({
      ...{ id: '', product: substituteGoods, unitOre: substituteOre, ordered: qty, qty },
      ...{ sent: 0, refunded: 0, isPicked: false },
    })
    shelfOf(model, substituteGoods).reserved += qty
  }
  if (order.lines.every(({ qty }) => qty === 0)) {
    order.status = 'cancelled'
    if (order.payment === 'pending') order.payment = 'voided'
    happen(order, 'call_off')
  } else if (
    order.status === 'partly_shipped' &&
    order.lines.every(({ qty, sent }) => qty === sent)
  ) {
    order.status = 'shipped'
    happen(order, 'ship')
  }
}

/** So many of a line are not on the shelf: nobody else shall buy them. */
export function lose(model: Model, order: ModelOrder, at: number, quantity: number): void {
  const line = order.lines[at]
  if (!line) return
  const shelf = shelfOf(model, line.product)
  shelf.onHand -= quantity
  shelf.reserved -= quantity
}

function comeAfterAll(model: Model, line: ModelLine, { quantity }: ModelShort): void {
  line.isPicked = false
  const shelf = shelfOf(model, line.product)
  shelf.reserved += quantity
  shelf.onHand = Math.max(shelf.onHand, shelf.reserved)
}

/** How many of a line can be paid back. */
export function refundable(order: ModelOrder, at: number): number {
  const line = order.lines[at]
  if (!line || order.paidOre === 0) return 0
  const dropped = order.shorts
    .filter((short) => short.line === at && short.settled === 'drop' && short.wasPaid)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return line.qty + dropped - line.refunded
}

export function shelfOf(model: Model, product: string) {
  const shelf = model.shelf[product]
  if (!shelf) throw new Error(`the model has no shelf of ${product}`)
  return shelf
}

/** What is set aside follows the goods: drawn as they leave, all of it with the last of them, and let go where none will. */
export function followMoney(order: ModelOrder): void {
  const isHeld = order.payment === 'authorized' || order.payment === 'partly_captured'
  if (!order.isOnline || !isHeld) return
  if (order.status === 'cancelled') order.payment = 'voided'
  if (order.status === 'partly_shipped') order.payment = 'partly_captured'
  if (order.status !== 'shipped' && order.status !== 'delivered') return
  order.payment = 'captured'
  order.paidOre = totalOre(order)
}

/** Its buyer has paid online, or could not. */
export function payOnline(model: Model, order: ModelOrder, isPaying: boolean): void {
  order.status = isPaying ? 'placed' : 'cancelled'
  if (isPaying) order.payment = 'authorized'
  else giveAllBack(model, order)
  happen(order, isPaying ? 'payment_authorized' : 'payment_failed')
}

function giveAllBack(model: Model, order: ModelOrder): void {
  for (const { product, qty } of order.lines) shelfOf(model, product).reserved -= qty
  for (const { line, quantity } of order.shorts.filter(isOpen)) {
    const product = order.lines[line]?.product
    if (product) shelfOf(model, product).reserved += quantity
  }
  if (order.payment === 'pending') order.payment = 'voided'
}
