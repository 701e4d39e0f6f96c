import type { OpenTime } from './opening-hours.ts'
import { isServed, type ServingTime } from './serving-times.ts'

export const serviceModes = ['eat_in', 'pickup'] as const
export type ServiceMode = (typeof serviceModes)[number]

export interface OrderableDish {
  modes: readonly ServiceMode[]
  servingTimes: readonly ServingTime[]
  /** Epoch ms; null where it is not sold out. */
  soldOutUntil: number | null
}

export interface OrderWish {
  /** When the restaurant is open. */
  openTimes: readonly OpenTime[]
  dish: OrderableDish
  mode: ServiceMode
  /** When it is to be ready, epoch ms. */
  at: number
  /** Until when the kitchen makes nothing for new orders, epoch ms. */
  pausedUntil?: number | undefined
}

export type OrderProblem = 'closed' | 'paused' | 'sold_out' | 'not_served' | 'not_in_mode'

/** Why a dish cannot be ordered for an instant, the reasons of the dish itself first; none where it can. The one place that decides it. */
export function orderProblems({
  openTimes,
  dish,
  mode,
  at,
  pausedUntil = 0,
}: OrderWish): OrderProblem[] {
  const problems: Record<OrderProblem, boolean> = {
    sold_out: dish.soldOutUntil !== null && at < dish.soldOutUntil,
    not_in_mode: !dish.modes.includes(mode),
    not_served: !isServed(dish.servingTimes, at),
    paused: at < pausedUntil,
    // What is ready as the doors close can still be fetched.
    closed: !openTimes.some(({ from, to }) => from <= at && at <= to),
  }
  return (Object.keys(problems) as OrderProblem[]).filter((problem) => problems[problem])
}
