import { openState, openTimes } from '#domain/opening-hours.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { closedUntil, isOpenByClock } from '#domain/seller-list.ts'
import type { SellerOpening } from '#domain/seller-places.schema.ts'
import type { findSellers } from './sellers-map.repository.ts'

export type SellerHours = Pick<
  Awaited<ReturnType<typeof findSellers>>['sellers'][number],
  'weekly' | 'exceptions' | 'closedFrom' | 'closedTo'
>

/** So many days ahead readers learn when it opens. */
const daysSeen = 8

/** Whether a seller is open now and until when, or when it opens; undefined where it names no hours and is not closed for a time. */
export function openingOf(seller: SellerHours, now: number): SellerOpening | undefined {
  const until = closedUntil(seller, osloClock(now).date)
  if (until !== undefined) return { isOpen: false, closedUntil: until }
  if (!hasHours(seller)) return undefined
  const state = openState(openTimes(seller, now, daysSeen), now)
  const at = state.isOpen ? state.until : state.opensAt
  return { isOpen: state.isOpen, ...(at === undefined ? {} : { at }) }
}

/** The same without the times, for thousands at once. */
export function isOpenNow(seller: SellerHours, now: number): boolean {
  const { date, hour, minute } = osloClock(now)
  if (closedUntil(seller, date) !== undefined) return false
  return isOpenByClock(seller, { date, minute: hour * 60 + minute })
}

export function hasHours({ weekly, exceptions }: SellerHours): boolean {
  return weekly.length > 0 || exceptions.length > 0
}
