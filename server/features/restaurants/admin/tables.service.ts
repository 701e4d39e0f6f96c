import {
  type AdminRestaurant,
  type AdminRestaurants,
  mostTables,
  type PlacesOrder,
} from '#domain/admin-restaurants.schema.ts'
import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { spentKey } from '#server/http/once.queries.ts'
import { findMade } from './admin-restaurants.repository.ts'
import { getRestaurants } from './admin-restaurants.service.ts'
import {
  canBeAdded,
  deleteTable,
  isFreeName,
  lastSeat,
  saveTable,
  saveTableOrder,
} from './tables.repository.ts'

type Table = AdminRestaurant['tables'][number]
interface TableAt {
  id: string
  tableId: string
}

/** Adds a table with a code of its own, once per key. Refuses with `not_found`, `table_name_taken`, `too_many_tables`, `key_reused`. */
export async function addTable(
  ctx: Ctx,
  { restaurantId, name, key }: { restaurantId: string; name: string; key: string },
): Promise<Result<AdminRestaurants>> {
  const restaurant = await restaurantOf(ctx, restaurantId)
  if (!restaurant) return refused('not_found')
  const id = newId()
  const made = await makeOnce(
    ctx,
    { scope: 'restaurant_table', key, body: { restaurantId, name } },
    {
      find: (stored) => findMade(ctx, stored),
      make: async (call) => {
        const isMade = await saveTable(ctx, {
          ...{ id, restaurantId, rev: 0, when: canBeAdded(restaurantId, id, name) },
          set: { restaurantId, name, token: newPublicToken(), sortOrder: lastSeat(restaurantId) },
          also: [spentKey(ctx.database.build, call, id)],
          audit: loggedAt(restaurant, 'table_made', { after: name }),
        })
        return isMade ? id : undefined
      },
    },
  )
  const current = await getRestaurants(ctx)
  if (made.ok) return done(current)
  if (made.problem.code !== 'too_many') return made
  const now = current.restaurants.find((each) => each.id === restaurantId)
  return (now?.tables.length ?? 0) >= mostTables
    ? refused('too_many_tables')
    : refused('table_name_taken', { field: 'name' })
}

/** Calls a table something else; orders keep what it was called. Refuses with `not_found`, `stale`, `table_name_taken`. */
export async function renameTable(
  ctx: Ctx,
  at: TableAt,
  { rev, name }: { rev: number; name: string },
): Promise<Result<AdminRestaurants>> {
  const { restaurant, table } = await tableAt(ctx, at)
  if (!restaurant || !table) return refused('not_found')
  const isSaved = await saveTable(ctx, {
    ...{ id: table.id, restaurantId: restaurant.id, rev, set: { name } },
    when: isFreeName(restaurant.id, table.id, name),
    audit: loggedAt(restaurant, 'table_changed', { before: table.name, after: name }),
  })
  const current = await getRestaurants(ctx)
  if (isSaved) return done(current)
  const now = tableIn(current, at)
  if (!now) return refused('not_found')
  if (now.rev === rev) return refused('table_name_taken', { field: 'name' })
  return now.rev === rev + 1 && now.name === name
    ? done(current)
    : refused('stale', { current: now })
}

/** Gives a table a new code, once per key: the card that is printed leads nowhere from then on. Refuses with `not_found`, `stale`, `key_reused`. */
export async function renewToken(
  ctx: Ctx,
  at: TableAt,
  { rev, key }: { rev: number; key: string },
): Promise<Result<AdminRestaurants>> {
  const { restaurant, table } = await tableAt(ctx, at)
  if (!restaurant || !table) return refused('not_found')
  const made = await makeOnce(
    ctx,
    { scope: 'table_token', key, body: { ...at, rev } },
    {
      find: (stored) => findMade(ctx, stored),
      make: async (call) => {
        const isSaved = await saveTable(ctx, {
          ...{ id: table.id, restaurantId: restaurant.id, rev, set: { token: newPublicToken() } },
          also: [spentKey(ctx.database.build, call, table.id)],
          audit: loggedAt(restaurant, 'table_token_made', {
            before: table.name,
            after: table.name,
          }),
        })
        return isSaved ? table.id : undefined
      },
    },
  )
  const current = await getRestaurants(ctx)
  if (made.ok) return done(current)
  if (made.problem.code !== 'too_many') return made
  const now = tableIn(current, at)
  return now ? refused('stale', { current: now }) : refused('not_found')
}

/** Removes a table; orders that name it keep its name. Refuses with `not_found` and `stale`. */
export async function removeTable(
  ctx: Ctx,
  at: TableAt,
  rev: number,
): Promise<Result<AdminRestaurants>> {
  const { restaurant, table } = await tableAt(ctx, at)
  if (!restaurant || !table) return refused('not_found')
  const isRemoved = await deleteTable(ctx, {
    ...{ id: table.id, restaurantId: restaurant.id, rev },
    audit: loggedAt(restaurant, 'table_removed', { before: table.name }),
  })
  const current = await getRestaurants(ctx)
  if (isRemoved) return done(current)
  const now = tableIn(current, at)
  return now ? refused('stale', { current: now }) : refused('not_found')
}

/** Puts the tables of a restaurant in an order. Refuses with `not_found` and `stale`; the same order twice is one. */
export async function orderTables(
  ctx: Ctx,
  restaurantId: string,
  { ids, seen }: PlacesOrder,
): Promise<Result<AdminRestaurants>> {
  const restaurant = await restaurantOf(ctx, restaurantId)
  const known = restaurant?.tables.map(({ id }) => id) ?? []
  if (!restaurant || ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return done(await getRestaurants(ctx))
  const nameOf = (id: string) => restaurant.tables.find((table) => table.id === id)?.name ?? id
  const isSaved = await saveTableOrder(ctx, restaurantId, {
    ...{ order, seen },
    audit: {
      action: 'tables_ordered',
      entity: 'restaurant',
      entityId: restaurant.slug,
      changes: orderChangeOf('restaurant', known.map(nameOf), order.map(nameOf)),
    },
  })
  const current = await getRestaurants(ctx)
  const now = current.restaurants.find(({ id }) => id === restaurantId)
  const stands = now?.tables.map(({ id }) => id).join(' ') === order.join(' ')
  return isSaved || stands ? done(current) : refused('stale', { current: now ?? current })
}

async function restaurantOf(ctx: Ctx, id: string): Promise<AdminRestaurant | undefined> {
  return (await getRestaurants(ctx)).restaurants.find((each) => each.id === id)
}

async function tableAt(ctx: Ctx, { id, tableId }: TableAt) {
  const restaurant = await restaurantOf(ctx, id)
  return { restaurant, table: restaurant?.tables.find((each) => each.id === tableId) }
}

function tableIn({ restaurants }: AdminRestaurants, { id, tableId }: TableAt): Table | undefined {
  const restaurant = restaurants.find((each) => each.id === id)
  return restaurant?.tables.find((each) => each.id === tableId)
}

/** An entry of the log about a table: what it is called, and never its code. */
function loggedAt(
  { slug }: AdminRestaurant,
  action: AuditAction,
  { before, after }: { before?: string; after?: string },
) {
  const told = (table: string | undefined) => (table === undefined ? null : { table })
  const changes = changesOf('restaurant', told(before), told(after))
  return { action, entity: 'restaurant', entityId: slug, changes } as const
}
