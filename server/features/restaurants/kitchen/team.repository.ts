import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  kitchenDevices,
  kitchenStaff,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import { isManagedBy } from '#server/features/restaurants/managed.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { type SaveCtx, saveWhere } from '#server/save/save-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

const mostWorkers = 100

const name = textsIn(
  restaurantTranslations.name,
  restaurantTranslations.restaurantId,
  restaurants.id,
)

type Asking = Pick<Ctx, 'actor' | 'database' | 'site'>

/** A restaurant that the caller may look into, whether guests see it or not. */
export async function findRestaurant(asking: Asking, id: string) {
  const [[row]] = await asking.database.read([
    asking.database.build
      .select({ id: restaurants.id, slug: restaurants.slug, name })
      .from(restaurants)
      .where(and(eq(restaurants.id, id), isTheirs(asking))),
  ])
  return row
}

/** The restaurants that the caller may look into, in their order. */
export async function findRestaurants(asking: Asking) {
  const [rows] = await asking.database.read([selectRestaurants(asking)])
  return rows
}

/** The same with their screens and the people of their kitchens. */
export async function findTeams(asking: Asking, seenAfter: number) {
  const areTheirs = isTheirs(asking)
  const { id, restaurantId, pairedAt, seenAt } = kitchenDevices
  const [rows, devices, staff] = await asking.database.read([
    selectRestaurants(asking),
    asking.database.build
      .select({ id, restaurantId, name: kitchenDevices.name, pairedAt, seenAt })
      .from(kitchenDevices)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(and(areTheirs, isNull(kitchenDevices.revokedAt), gt(seenAt, seenAfter)))
      .orderBy(asc(pairedAt)),
    asking.database.build
      .select({
        id: kitchenStaff.id,
        restaurantId: kitchenStaff.restaurantId,
        name: kitchenStaff.name,
        rev: kitchenStaff.rev,
        isActive: kitchenStaff.isActive,
      })
      .from(kitchenStaff)
      .innerJoin(restaurants, eq(restaurants.id, kitchenStaff.restaurantId))
      .where(areTheirs)
      .orderBy(asc(kitchenStaff.createdAt), asc(kitchenStaff.id)),
  ])
  return { restaurants: rows, devices, staff }
}

function selectRestaurants(asking: Asking) {
  return asking.database.build
    .select({ id: restaurants.id, slug: restaurants.slug, name })
    .from(restaurants)
    .where(isTheirs(asking))
    .orderBy(asc(restaurants.sortOrder), asc(restaurants.id))
}

function isTheirs({ actor, site }: Asking) {
  return and(eq(restaurants.factoryId, site.factoryId), isManagedBy(actor, restaurants.id))
}

/** Somebody of a kitchen who may begin a shift. */
export async function findWorker(
  database: Database,
  { restaurantId, staffId }: { restaurantId: string; staffId: string },
) {
  const [[row]] = await database.read([
    database.build
      .select({ id: kitchenStaff.id, name: kitchenStaff.name, pinHash: kitchenStaff.pinHash })
      .from(kitchenStaff)
      .where(
        and(
          eq(kitchenStaff.id, staffId),
          eq(kitchenStaff.restaurantId, restaurantId),
          eq(kitchenStaff.isActive, true),
        ),
      ),
  ])
  return row
}

/** Whom a call with this key has added. */
export async function findMadeWorker(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(database.build, key)])
  return rows[0]
}

/** Adds somebody to a kitchen, with the call's key; false where there is no room. */
export function saveNewWorker(
  ctx: SaveCtx,
  worker: { id: string; restaurantId: string; name: string; pinHash: string },
  call: Call,
): Promise<boolean> {
  const { id, restaurantId, ...set } = worker
  const counted = sql`(select count(*) from ${kitchenStaff} as its where its.restaurant_id = ${restaurantId})`
  return saveRow(ctx, {
    table: kitchenStaff,
    ...{ id, rev: 0, when: sql`${counted} < ${mostWorkers}` },
    set: { ...set, restaurantId },
    also: [spentKey(ctx.database.build, call, id)],
    audit: { action: 'kitchen_worker_added', entity: 'kitchen', entityId: restaurantId },
  })
}

/** Changes somebody of a kitchen as their editor saw them; false where somebody was faster. */
export function saveWorker(
  ctx: SaveCtx,
  { restaurantId, id, rev }: { restaurantId: string; id: string; rev: number },
  set: { name?: string | undefined; pinHash?: string | undefined; isActive?: boolean | undefined },
): Promise<boolean> {
  return saveRow(ctx, {
    table: kitchenStaff,
    ...{ id, rev, set, when: eq(kitchenStaff.restaurantId, restaurantId) },
    audit: { action: 'kitchen_worker_changed', entity: 'kitchen', entityId: restaurantId },
  })
}

/** Shuts a screen out; false where the kitchen has none of this id, or where it is out already. */
export function revokeDevice(
  ctx: SaveCtx,
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<boolean> {
  const isIt = and(
    eq(kitchenDevices.id, id),
    eq(kitchenDevices.restaurantId, restaurantId),
    isNull(kitchenDevices.revokedAt),
  )
  return saveWhere(ctx, sql`exists (select 1 from ${kitchenDevices} where ${isIt})`, {
    also: [
      statementOf(
        ctx.database.build.update(kitchenDevices).set({ revokedAt: ctx.now() }).where(isIt),
      ),
    ],
    audit: { action: 'kitchen_screen_revoked', entity: 'kitchen', entityId: restaurantId },
  })
}
