import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { addresses, users } from '#db/schema/index.ts'
import type { Address, ChangeAddress, NewAddress } from '#domain/address.schema.ts'
import { mostAddresses } from '#domain/address.schema.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'

type Build = Database['build']

/** A person's addresses, the default first. */
export async function listAddresses(database: Database, userId: string): Promise<Address[]> {
  const [rows] = await database.read([
    database.build
      .select({
        id: addresses.id,
        label: addresses.label,
        name: addresses.name,
        phone: addresses.phone,
        street: addresses.street,
        postcode: addresses.postcode,
        city: addresses.city,
        isDefault: addresses.isDefault,
        rev: addresses.rev,
      })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id)),
  ])
  return rows
}

export async function findMadeAddress(database: Database, key: string) {
  const [made] = await database.read([madeBefore(database.build, key)])
  return made[0]
}

/** Adds an address; undefined where the person has as many as there may be, or has gone. */
export async function insertAddress(
  ctx: Ctx,
  userId: string,
  { address, call }: { address: NewAddress; call: Call },
): Promise<string | undefined> {
  const { build } = ctx.database
  const id = newId()
  const hasRoom = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.status} = 'active')
    and (select count(*) from ${addresses} where ${addresses.userId} = ${userId}) < ${mostAddresses}`
  const isAdded = await saveRow(ctx, {
    table: addresses,
    ...{ id, rev: 0, set: { ...address, userId }, when: hasRoom },
    before: address.isDefault ? [noOtherDefault(build, userId, id)] : [],
    also: [spentKey(build, call, id), someDefault(build, userId)],
  })
  return isAdded ? id : undefined
}

/** Changes an address where it stands as its writer saw it; false where it does not, or is not theirs. */
export function updateAddress(
  ctx: Ctx,
  { userId, id }: { userId: string; id: string },
  { rev, ...set }: ChangeAddress,
): Promise<boolean> {
  const { build } = ctx.database
  return saveRow(ctx, {
    table: addresses,
    id: { id, userId },
    ...{ rev, set },
    before: set.isDefault ? [noOtherDefault(build, userId, id)] : [],
    also: [someDefault(build, userId, id)],
  })
}

/** Removes an address; false where the person has no such one. */
export async function deleteAddress(
  database: Database,
  own: { userId: string; id: string },
): Promise<boolean> {
  const { build } = database
  const [deleted] = await database.write([
    statementOf(
      build
        .delete(addresses)
        .where(and(eq(addresses.id, own.id), eq(addresses.userId, own.userId))),
    ),
    someDefault(build, own.userId),
  ])
  return deleted?.rowsAffected === 1
}

/** Takes the mark of the default from the others. */
function noOtherDefault(build: Build, userId: string, id: string): Statement {
  return statementOf(
    build
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, userId), ne(addresses.id, id))),
  )
}

/** Where no address is the default one, the oldest is: another one than `last`, if there is another. */
function someDefault(build: Build, userId: string, last = ''): Statement {
  const first = sql`(select it.id from ${addresses} as it where it.user_id = ${userId}
    order by it.id = ${last}, it.created_at, it.id limit 1)`
  const hasNone = sql`not exists (select 1 from ${addresses} as it
    where it.user_id = ${userId} and it.is_default = 1)`
  return statementOf(
    build
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.userId, userId), eq(addresses.id, first), hasNone)),
  )
}
