import type { ActorType } from './orders.ts'
import { done, refused, type Result } from './result.ts'

export const quoteStatuses = [
  'submitted',
  'in_review',
  'needs_info',
  'offered',
  'revision_requested',
  'accepted',
  'declined',
  'withdrawn',
  'rejected',
  'expired',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Sales owe an answer: the clock runs. */
export const openQuoteStatuses = [
  'submitted',
  'in_review',
  'revision_requested',
] as const satisfies readonly QuoteStatus[]

/** What is asked for, in what it is packed. */
export const quoteUnits = ['each', 'carton', 'pallet'] as const
export type QuoteUnit = (typeof quoteUnits)[number]

export const quoteFrequencies = ['once', 'weekly', 'monthly'] as const
export type QuoteFrequency = (typeof quoteFrequencies)[number]

export const quoteDeliveries = ['delivered', 'pickup'] as const
export type QuoteDelivery = (typeof quoteDeliveries)[number]

/** Why a buyer declines an offer. */
export const declineReasons = ['price', 'delivery', 'timing', 'other_supplier', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why the factory makes no offer. */
export const rejectReasons = ['capacity', 'area', 'too_small', 'not_ours', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** What made a buyer accept, as sales note it. */
export const winReasons = ['price', 'quality', 'delivery', 'relation', 'other'] as const
export type WinReason = (typeof winReasons)[number]

export const mostQuoteLines = 100
export const mostQuoteQuantity = 99_999
/** In characters, of what a buyer calls goods that are not in the shop. */
export const longestQuoteTitle = 120
export const longestQuoteNote = 300
export const longestQuoteMessage = 2000
export const mostQuoteFiles = 5
export const mostQuoteFileBytes = 10_000_000
/** How long an offer may be valid, in days. */
export const mostOfferDays = 90

interface Step {
  /** `null` is where a quote begins. */
  from: readonly (QuoteStatus | null)[]
  to: QuoteStatus
  by: readonly ActorType[]
}

const buyers = ['guest', 'customer'] as const
const sales = ['staff'] as const

/** Every step a quote can take, who may take it, and where it leads: the one place that says so. */
export const quoteSteps = {
  submit: { from: [null], to: 'submitted', by: buyers },
  take: { from: ['submitted'], to: 'in_review', by: sales },
  ask: { from: ['in_review'], to: 'needs_info', by: sales },
  answer: { from: ['needs_info'], to: 'in_review', by: buyers },
  send_offer: { from: ['in_review', 'revision_requested', 'offered'], to: 'offered', by: sales },
  request_revision: { from: ['offered'], to: 'revision_requested', by: buyers },
  accept: { from: ['offered'], to: 'accepted', by: buyers },
  decline: { from: ['offered'], to: 'declined', by: buyers },
  withdraw: {
    from: ['submitted', 'in_review', 'needs_info', 'offered', 'revision_requested'],
    to: 'withdrawn',
    by: buyers,
  },
  reject: {
    from: ['submitted', 'in_review', 'needs_info', 'revision_requested'],
    to: 'rejected',
    by: sales,
  },
  expire: { from: ['offered'], to: 'expired', by: ['system'] },
} as const satisfies Record<string, Step>
export type QuoteEvent = keyof typeof quoteSteps

/** Where an event leads from a status: `forbidden` for who may not, `illegal_transition` (names the status) for when not. */
export function nextQuoteStatus(
  status: QuoteStatus | null,
  event: QuoteEvent,
  by: ActorType,
): Result<QuoteStatus> {
  const step: Step = quoteSteps[event]
  if (!step.by.includes(by)) return refused('forbidden')
  if (!step.from.includes(status))
    return refused('illegal_transition', { values: { state: status ?? '' } })
  return done(step.to)
}

/** How a product is packed; null where nobody has said. */
export interface Packing {
  unitsPerCarton: number | null
  cartonsPerPallet: number | null
}

/** How many pieces a quantity of a unit is; undefined where the product is not packed so. */
export function piecesOf(
  { unit, quantity }: { unit: QuoteUnit; quantity: number },
  { unitsPerCarton, cartonsPerPallet }: Packing,
): number | undefined {
  if (unit === 'each') return quantity
  if (unitsPerCarton === null) return undefined
  if (unit === 'carton') return quantity * unitsPerCarton
  return cartonsPerPallet === null ? undefined : quantity * unitsPerCarton * cartonsPerPallet
}
