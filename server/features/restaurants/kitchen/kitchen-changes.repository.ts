import { and, eq } from 'drizzle-orm'
import { dishes, dishOptions, events, optionGroups, restaurantOverrides } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { raisedFeed } from '#server/features/restaurants/orders/ticket.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isDoneTwice, notedAction } from './ticket.repository.ts'

/** The word under which what happens to a kitchen as a whole stands among all events. */
const kitchenEntity = 'kitchen'

interface KitchenChange {
  restaurantId: string
  clientEventId: string
  actorId: string
  at: number
  /** What changed, and from when to when. */
  event: 'sold_out' | 'pause' | 'rush'
  data: Record<string, unknown>
}

/** Writes a change of a kitchen with its event, and raises the number that its screens follow; what was done before stays done. */
export async function saveKitchenChange(
  database: Database,
  change: KitchenChange,
  statements: readonly Statement[],
): Promise<void> {
  const { restaurantId, clientEventId, actorId, at, event, data } = change
  try {
    await database.write([
      notedAction(database, { restaurantId, clientEventId, at }),
      raisedFeed(restaurantId),
      statementOf(
        database.build.insert(events).values({
          id: newId(),
          ...{ entity: kitchenEntity, entityId: restaurantId, toState: event, event },
          ...{ actorType: 'staff', actorId, data, at },
        }),
      ),
      ...statements,
    ])
  } catch (error) {
    if (!isDoneTwice(faultOf(error))) throw error
  }
}

/** Sets until when a pause or a rush is in force; null ends it. */
export function overrideStatement(
  database: Database,
  override: {
    restaurantId: string
    kind: 'pause' | 'rush'
    until: number | null
    minutes: number
    setAt: number
    setBy: string
  },
): Statement {
  const { restaurantId, kind, until, minutes, setAt, setBy } = override
  if (until === null)
    return statementOf(
      database.build
        .delete(restaurantOverrides)
        .where(
          and(
            eq(restaurantOverrides.restaurantId, restaurantId),
            eq(restaurantOverrides.kind, kind),
          ),
        ),
    )
  const set = { until, minutes, setAt, setBy }
  return statementOf(
    database.build
      .insert(restaurantOverrides)
      .values({ restaurantId, kind, ...set })
      .onConflictDoUpdate({
        target: [restaurantOverrides.restaurantId, restaurantOverrides.kind],
        set,
      }),
  )
}

/** A dish or an option of a restaurant by its id; undefined where it is neither. */
export async function findSellable(
  database: Database,
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<'dish' | 'option' | undefined> {
  const [itsDishes, itsOptions] = await database.read([
    database.build
      .select({ id: dishes.productId })
      .from(dishes)
      .where(and(eq(dishes.productId, id), eq(dishes.restaurantId, restaurantId))),
    database.build
      .select({ id: dishOptions.id })
      .from(dishOptions)
      .innerJoin(optionGroups, eq(optionGroups.id, dishOptions.groupId))
      .where(and(eq(dishOptions.id, id), eq(optionGroups.restaurantId, restaurantId))),
  ])
  if (itsDishes.length > 0) return 'dish'
  return itsOptions.length > 0 ? 'option' : undefined
}

/** Sets until when a dish or an option cannot be had; null: it can. */
export function soldOutStatement(
  database: Database,
  what: 'dish' | 'option',
  { id, until }: { id: string; until: number | null },
): Statement {
  if (what === 'dish')
    return statementOf(
      database.build.update(dishes).set({ soldOutUntil: until }).where(eq(dishes.productId, id)),
    )
  return statementOf(
    database.build.update(dishOptions).set({ soldOutUntil: until }).where(eq(dishOptions.id, id)),
  )
}
