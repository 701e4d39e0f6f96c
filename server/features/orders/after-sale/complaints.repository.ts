import { sql } from 'drizzle-orm'
import { complaintPictures, complaints } from '#db/schema/index.ts'
import { mostComplaintPictures, mostComplaints } from '#domain/after-sale.ts'
import { newId } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { noted, raisedRev, toldBuyer } from './after-sale.repository.ts'

/** The complaint that a call with this key has written. */
export async function findWrittenComplaint({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** The id of a new complaint, with its entry in the order's history and its confirmation; undefined where the order holds no more. */
export async function writeComplaint(
  ctx: Ctx,
  { order, text }: { order: OrderRow; text: string },
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const { now: at } = call
  const row = {
    id,
    orderId: order.id,
    text,
    status: 'open' as const,
    createdAt: at,
    updatedAt: at,
  }
  const isWritten = await saveWhere(
    ctx,
    sql`(select count(*) from ${complaints} where ${complaints.orderId} = ${order.id}) < ${mostComplaints}`,
    {
      also: [
        statementOf(build.insert(complaints).values(row)),
        spentKey(build, call, id),
        raisedRev(order.id, at),
        noted({
          ...{ order, event: 'complained', at },
          actorType: buyerTypeOf(ctx.actor),
          actorId: ctx.actor.userId ?? ctx.actor.guestHash ?? null,
        }),
        toldBuyer(order, { kind: 'M9', at, about: id }),
      ],
    },
  )
  return isWritten ? id : undefined
}

interface StoredPicture {
  storageKey: string
  contentHash: string
  width: number | null
  height: number | null
  turn: number
}

/** Gives a complaint a picture; false where it is decided meanwhile, full, or has the very picture. */
export async function writePicture(
  ctx: Ctx,
  complaintId: string,
  { storageKey, contentHash, width, height, turn }: StoredPicture,
): Promise<boolean> {
  const picture = {
    ...{
      id: newId(),
      complaintId,
      storageKey,
      contentHash,
      createdAt: ctx.now(),
    },
    ...{
      width: width ?? 0,
      height: height ?? 0,
      turn: turn as 0 | 90 | 180 | 270,
    },
  }
  const isOpen = sql`exists (select 1 from ${complaints} where ${complaints.id} = ${complaintId} and ${complaints.status} = 'open')`
  const count = sql`(select count(*) from ${complaintPictures} where ${complaintPictures.complaintId} = ${complaintId})`
  try {
    return await saveWhere(ctx, sql`${isOpen} and ${count} < ${mostComplaintPictures}`, {
      also: [statementOf(build.insert(complaintPictures).values(picture))],
    })
  } catch (error) {
    if (faultOf(error).kind !== 'unique') throw error
    return false
  }
}
