import type { OrderStatus } from './orders.ts'
import type { SubstituteFacts } from './substitutes.ts'

/** What a buyer can choose where goods are missing. */
export const shortAnswers = ['substitute', 'drop', 'wait'] as const
export type ShortAnswer = (typeof shortAnswers)[number]

/** What becomes of missing goods: what waits may still arrive. */
export const settlements = [...shortAnswers, 'arrived'] as const
export type Settlement = (typeof settlements)[number]

/** Goods that were missing when their order was picked. */
export interface ShortItem {
  quantity: number
  substituteFacts: SubstituteFacts | null
  settledAs: Settlement | null
}

/** How long a buyer has to choose before missing goods are dropped, counted from when the mail that asks has left. */
export const answerMs = 24 * 3600 * 1000

/** When missing goods are dropped, epoch ms; null while the mail that asks has not left: nobody has been asked. */
export function dropsAt({ sentAt }: { sentAt: number | null }): number | null {
  return sentAt === null ? null : sentAt + answerMs
}

/** Goods are being put into the buyer’s boxes. */
export const packingStatuses = [
  'processing',
  'partly_shipped',
] as const satisfies readonly OrderStatus[]

/** True while lines are picked, and goods can be missing. */
export function isPacking(status: OrderStatus): boolean {
  return packingStatuses.some((each) => each === status)
}

/** True while nobody knows yet what becomes of them. */
export function isUnsettled({ settledAs }: Pick<ShortItem, 'settledAs'>): boolean {
  return settledAs === null || settledAs === 'wait'
}

/** What can become of missing goods now: a question is answered once, and what waits is dropped or arrives. */
export function openSettlements(item: Omit<ShortItem, 'quantity'>): Settlement[] {
  if (item.settledAs === 'wait') return ['drop', 'arrived']
  if (item.settledAs !== null) return []
  return item.substituteFacts === null ? ['drop', 'wait', 'arrived'] : [...settlements]
}
