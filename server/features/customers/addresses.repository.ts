import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { addresses, users } from '#db/schema/index.ts'
import type { Address, ChangeAddress, NewAddress } from '#domain/address.schema.ts'
import { mostAddresses } from '#domain/address.schema.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
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
  database: Database,
  userId: string,
  { address, call }: { address: NewAddress; call: Call },
): Promise<string | undefined> {
  const { build } = database
  const id = newId()
  const { label, name, phone, street, postcode, city } = address
  const [inserted] = await database.write([
    statementOf(
      build.insert(addresses).select(
        sql`select ${id}, ${users.id}, ${label}, ${name}, ${phone}, ${street}, ${postcode}, ${city}, 0, 1,
            ${call.now}, ${userId}, ${call.now}, ${userId}
          from ${users} where ${users.id} = ${userId} and ${users.status} = 'active'
            and (select count(*) from ${addresses} where ${addresses.userId} = ${userId}) < ${mostAddresses}`,
      ),
    ),
    spentKey(build, call, id),
    ...(address.isDefault
      ? [
          noOtherDefault(build, userId, { id, rev: 1 }),
          statementOf(build.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))),
        ]
      : []),
    someDefault(build, userId),
  ])
  return inserted?.rowsAffected === 1 ? id : undefined
}

/** Changes an address where it stands as its writer saw it; false where it does not, or is not theirs. */
export async function updateAddress(
  database: Database,
  own: { userId: string; id: string; now: number },
  change: ChangeAddress,
): Promise<boolean> {
  const { build } = database
  const { userId, id, now } = own
  const { rev, ...fields } = change
  const results = await database.write([
    ...(change.isDefault ? [noOtherDefault(build, userId, { id, rev })] : []),
    statementOf(
      build
        .update(addresses)
        .set({ ...fields, rev: sql`${addresses.rev} + 1`, updatedAt: now, updatedBy: userId })
        .where(and(eq(addresses.id, id), eq(addresses.userId, userId), eq(addresses.rev, rev))),
    ),
    someDefault(build, userId, id),
  ])
  return results.at(-2)?.rowsAffected === 1
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

/** Takes the mark of the default from the others, if this one is there as it was read. */
function noOtherDefault(
  build: Build,
  userId: string,
  kept: { id: string; rev: number },
): Statement {
  const isThere = sql`exists (select 1 from ${addresses} as it
    where it.id = ${kept.id} and it.user_id = ${userId} and it.rev = ${kept.rev})`
  return statementOf(
    build
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, userId), ne(addresses.id, kept.id), isThere)),
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
