import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { kitchenCodes, kitchenDevices, kitchenStaff } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

const selectDevice = preparedQuery((build, at: Params<'deviceHash' | 'seenAfter'>) =>
  build
    .select({
      id: kitchenDevices.id,
      restaurantId: kitchenDevices.restaurantId,
      name: kitchenDevices.name,
      stationIds: kitchenDevices.stationIds,
      seenAt: kitchenDevices.seenAt,
      staffId: kitchenStaff.id,
      staffName: kitchenStaff.name,
      // Where somebody is registered, nobody works nameless.
      needsName: sql<0 | 1>`exists (select 1 from ${kitchenStaff} as its
        where its.restaurant_id = ${kitchenDevices.restaurantId} and its.is_active)`,
    })
    .from(kitchenDevices)
    .leftJoin(
      kitchenStaff,
      and(eq(kitchenStaff.id, kitchenDevices.staffId), eq(kitchenStaff.isActive, true)),
    )
    .where(
      and(
        eq(kitchenDevices.tokenHash, at.deviceHash),
        gt(kitchenDevices.seenAt, at.seenAfter),
        isNull(kitchenDevices.revokedAt),
      ),
    ),
)

/** A paired screen by the hash of its cookie, unless it was revoked or forgotten. */
export async function findDevice(
  database: Database,
  known: { deviceHash: string; seenAfter: number },
) {
  const [[device]] = await database.read([selectDevice(known)])
  return device
}

/** Notes that a screen is still worked on. */
export async function touchDevice(database: Database, id: string, seenAt: number): Promise<void> {
  await database.write([
    statementOf(
      database.build.update(kitchenDevices).set({ seenAt }).where(eq(kitchenDevices.id, id)),
    ),
  ])
}

/** The kitchen of a code that is still good, and what its screen will be called. */
export async function findCode(database: Database, codeHash: string, now: number) {
  const [[code]] = await database.read([
    database.build
      .select({
        restaurantId: kitchenCodes.restaurantId,
        name: kitchenCodes.name,
        madeBy: kitchenCodes.madeBy,
      })
      .from(kitchenCodes)
      .where(and(eq(kitchenCodes.codeHash, codeHash), gt(kitchenCodes.expiresAt, now))),
  ])
  return code
}

/** Keeps a new code; the old ones of all kitchens are forgotten by the way. */
export function keepCode(database: Database, code: typeof kitchenCodes.$inferInsert, now: number) {
  const { build } = database
  return [
    statementOf(build.delete(kitchenCodes).where(sql`${kitchenCodes.expiresAt} <= ${now}`)),
    statementOf(build.insert(kitchenCodes).values(code)),
  ]
}

/** Pairs a screen with the kitchen of a code, once: with the same code a second screen finds the guard closed. */
export function pairStatements(
  database: Database,
  codeHash: string,
  device: typeof kitchenDevices.$inferInsert,
) {
  const { build } = database
  return [
    guard(sql`exists (select 1 from ${kitchenCodes} where ${eq(kitchenCodes.codeHash, codeHash)})`),
    statementOf(build.delete(kitchenCodes).where(eq(kitchenCodes.codeHash, codeHash))),
    statementOf(build.insert(kitchenDevices).values(device)),
  ]
}

/** Who works on a screen from now on, and where; nobody where null. It stands where it stood unless that is said. */
export async function saveShift(
  database: Database,
  deviceId: string,
  { staffId, at, ...where }: { staffId: string | null; at: number; stationIds?: string[] },
): Promise<void> {
  await database.write([
    statementOf(
      database.build
        .update(kitchenDevices)
        .set({ staffId, seenAt: at, ...where })
        .where(eq(kitchenDevices.id, deviceId)),
    ),
  ])
}
