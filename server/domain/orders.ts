import type { Actor } from './permissions.ts'
import { done, refused, type Result } from './result.ts'

export interface OrderAddress {
  street: string
  postcode: string
  city: string
}

export const orderStatuses = [
  'awaiting_payment',
  'placed',
  'confirmed',
  'processing',
  'ready',
  'partly_shipped',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Nobody waits for anything any more: the goods are with the buyer, or will never be. */
export const finishedStatuses = [
  'delivered',
  'completed',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** Nothing waits for the buyer or is on its way yet: what was promised for a day that is over is late. */
export const unreadyStatuses = [
  'awaiting_payment',
  'placed',
  'confirmed',
  'processing',
  'partly_shipped',
] as const satisfies readonly OrderStatus[]

export type ActorType = 'guest' | 'customer' | 'staff' | 'system'

interface Step {
  /** `null` is where an order begins. */
  from: readonly (OrderStatus | null)[]
  to: OrderStatus
  by: readonly ActorType[]
}

const buyers = ['guest', 'customer'] as const
const shop = ['staff', 'system'] as const

/** Every step an order can take, who may take it, and where it leads: the one place that says so. */
export const orderSteps = {
  place: { from: [null], to: 'placed', by: buyers },
  payment_authorized: { from: ['awaiting_payment', 'cancelled'], to: 'placed', by: ['system'] },
  payment_failed: { from: ['awaiting_payment'], to: 'cancelled', by: ['system'] },
  confirm: { from: ['placed'], to: 'confirmed', by: shop },
  approval_missed: { from: ['placed'], to: 'cancelled', by: ['system'] },
  start_picking: { from: ['confirmed'], to: 'processing', by: shop },
  pack_ready: { from: ['processing'], to: 'ready', by: shop },
  ship_part: { from: ['processing', 'partly_shipped'], to: 'partly_shipped', by: shop },
  ship: { from: ['processing', 'partly_shipped'], to: 'shipped', by: shop },
  hand_over: { from: ['ready', 'shipped'], to: 'delivered', by: shop },
  close: { from: ['delivered'], to: 'completed', by: ['system'] },
  cancel: { from: ['placed', 'confirmed'], to: 'cancelled', by: buyers },
  call_off: {
    from: ['awaiting_payment', 'placed', 'confirmed', 'processing', 'ready'],
    to: 'cancelled',
    by: shop,
  },
} as const satisfies Record<string, Step>
export type OrderEvent = keyof typeof orderSteps

/** What happens to an order's goods and money beside its steps: its status stays. */
export type OrderHappening =
  | 'short_item'
  | 'item_substituted'
  | 'item_dropped'
  | 'item_waits'
  | 'item_arrived'
  | 'till_registered'
  | 'invoice_issued'
  | 'invoice_paid'
  | 'refunded'
  | 'invoice_reduced'
  | 'payment_corrected'

/** Where an event leads from a status: `forbidden` for who may not, `illegal_transition` (names the status) for when not. */
export function nextStatus(
  status: OrderStatus | null,
  event: OrderEvent,
  by: ActorType,
): Result<OrderStatus> {
  const step: Step = orderSteps[event]
  if (!step.by.includes(by)) return refused('forbidden')
  if (!step.from.includes(status))
    return refused('illegal_transition', { values: { state: status ?? '' } })
  return done(step.to)
}

/** What a buyer is in the history of their own order, whatever else they are. */
export function buyerTypeOf({ userId }: Actor): 'guest' | 'customer' {
  return userId ? 'customer' : 'guest'
}

/** What an order's total is: still to pay, what was paid, or neither where it has changed since or its invoice was reduced. */
export function totalKind(
  totalOre: number,
  { paidOre, stillDueOre = null }: { paidOre: number; stillDueOre?: number | null },
): 'due' | 'paid' | 'changed' {
  if (paidOre === 0) return stillDueOre === null ? 'due' : 'changed'
  return paidOre === totalOre ? 'paid' : 'changed'
}

/** One rate's share of an order: net and VAT in øre, the rate in basis points. */
export interface VatRow {
  rateBp: number
  netOre: number
  vatOre: number
}

export interface OrderTotals {
  itemsOre: number
  shippingOre: number
  totalOre: number
  vat: VatRow[]
}

interface TaxedAmount {
  lineOre: number
  vatBp: number
}

/**
 * The sums of an order from gross lines and gross freight, in øre. VAT is rounded once per rate, on the rate's gross;
 * freight carries the rates of the goods, by their share. Always: Σ (net + VAT) = total.
 */
export function orderTotals(lines: readonly TaxedAmount[], shippingOre: number): OrderTotals {
  const goods = new Map<number, number>()
  for (const { lineOre, vatBp } of lines) goods.set(vatBp, (goods.get(vatBp) ?? 0) + lineOre)
  const rates = [...goods.keys()].toSorted((a, b) => a - b)
  const itemsOre = lines.reduce((sum, line) => sum + line.lineOre, 0)
  const freight = splitByShare(
    shippingOre,
    rates.map((rate) => goods.get(rate) ?? 0),
  )
  const vat = rates.map((rateBp, index) =>
    vatRow(rateBp, (goods.get(rateBp) ?? 0) + (freight[index] ?? 0)),
  )
  return checked({ itemsOre, shippingOre, totalOre: itemsOre + shippingOre, vat })
}

/** An amount split in proportion to shares, in whole øre that add up to it: what is left over goes to the largest rests. */
export function splitByShare(amountOre: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole === 0) return shares.map((_, index) => (index === 0 ? amountOre : 0))
  // An amount times a share may be more than a double holds exactly.
  const products = shares.map((share) => BigInt(amountOre) * BigInt(share))
  const parts = products.map((product) => Number(product / BigInt(whole)))
  const rests = products.map((product, index) => ({ index, rest: product % BigInt(whole) }))
  const missing = amountOre - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of rests
    .toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1))
    .slice(0, missing))
    parts[index] = (parts[index] ?? 0) + 1
  return parts
}

function vatRow(rateBp: number, grossOre: number): VatRow {
  const vatOre = Math.round((grossOre * rateBp) / (10_000 + rateBp))
  return { rateBp, netOre: grossOre - vatOre, vatOre }
}

/** A sum that does not add up must never reach a customer. */
function checked(totals: OrderTotals): OrderTotals {
  const taxed = totals.vat.reduce((sum, row) => sum + row.netOre + row.vatOre, 0)
  const isRight = taxed === totals.totalOre || totals.vat.length === 0
  if (!isRight || totals.totalOre < 0) throw new Error('the totals of an order do not add up')
  return totals
}
