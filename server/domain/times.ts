import * as v from 'valibot'

export interface Times {
  /** Null: at once, and until it is taken away. */
  startsAt: number | null
  endsAt: number | null
}

/** Epoch ms, or none. */
export const timeSchema = v.nullable(
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
)

/** True where the end comes after the beginning, or either is open. */
export function isInOrder({ startsAt, endsAt }: Times): boolean {
  return endsAt === null || endsAt > (startsAt ?? 0)
}

/** True while what is shown for a time is to be seen: from its beginning on, and no longer at its end. */
export function isInTime({ startsAt, endsAt }: Times, now: number): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
