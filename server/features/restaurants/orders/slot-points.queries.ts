import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { slotPoints } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export interface SlotWish {
  restaurantId: string
  slotAt: number
  slotMinutes: number
  /** What a slot holds. */
  slotPoints: number
  points: number
  /** Who wants it: what they hold already is not in their own way. */
  holder: string
  now: number
}

/** Holds while every slot that an order takes has room for its part. What was taken while the slots were others counts where it falls now. */
export function hasRoom(wish: SlotWish): SQL {
  const { restaurantId, holder, now } = wish
  const rooms = partsOf(wish).map(({ at, part }) => {
    const next = at + wish.slotMinutes * minuteMs
    const taken = sql`(select coalesce(sum(it.points), 0) from ${slotPoints} as it
      where it.restaurant_id = ${restaurantId} and it.slot_at >= ${at} and it.slot_at < ${next} and it.holder <> ${holder}
        and (it.expires_at is null or it.expires_at > ${now}))`
    return sql`${taken} + ${part} <= ${wish.slotPoints}`
  })
  return sql.join(rooms, sql` and `)
}

/** The statements that give the slots to a holder, in place of what they held: until a time, or for good. */
export function takenPoints(
  wish: SlotWish,
  { holder, expiresAt }: { holder: string; expiresAt: number | null },
): Statement[] {
  const { restaurantId, now } = wish
  const own = and(eq(slotPoints.restaurantId, restaurantId), eq(slotPoints.holder, wish.holder))
  return [
    statementOf(build.delete(slotPoints).where(own)),
    // What has run out is of no use to anybody, and what is long over neither.
    statementOf(build.delete(slotPoints).where(lt(slotPoints.expiresAt, now - dayMs))),
    ...partsOf(wish).map(({ at, part }) =>
      statementOf(
        build
          .insert(slotPoints)
          .values({ restaurantId, slotAt: at, holder, points: part, expiresAt }),
      ),
    ),
  ]
}

/** An order of more points than a slot has takes those before its time as well. */
function partsOf({ slotAt, slotMinutes, points, slotPoints: most }: SlotWish) {
  const parts: { at: number; part: number }[] = []
  for (let at = slotAt, left = points; left > 0; at -= slotMinutes * minuteMs) {
    const part = Math.min(left, most)
    parts.push({ at, part })
    left -= part
  }
  return parts
}
