import { calledMs, type Queue } from '#domain/queue.schema.ts'

/** A number that has just become ready blinks for so long. */
const freshMs = 10_000
/** So many stand beside the latest one. */
const mostBeside = 9

export interface Called {
  ticket: number
  /** Ready since then, epoch ms: with the number it names one call, since a number comes again after 99 others. */
  at: number
  isFresh: boolean
}

/** The numbers that are called at an instant, the latest first, as many as are read at a glance; who does not come is called for a quarter of an hour. */
export function calledAt(ready: Queue['ready'], now: number): Called[] {
  return ready
    .filter(({ at }) => now - at < calledMs)
    .slice(0, mostBeside + 1)
    .map(({ ticket, at }) => ({ ticket, at, isFresh: now - at < freshMs }))
}

/** What one call is known by. */
export function callKey({ ticket, at }: Pick<Called, 'ticket' | 'at'>): string {
  return `${ticket} ${at}`
}
