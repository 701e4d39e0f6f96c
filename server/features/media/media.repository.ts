import { and, asc, count, desc, eq, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { media, mediaTexts, storedObjects } from '#db/schema/index.ts'
import type { ListMedia, MediaUse } from '#domain/media.schema.ts'
import { fold } from '#domain/search.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isUsed, movedAddresses, usesOf } from './places.queries.ts'

type Build = Database['build']
export type MediaRow = typeof media.$inferSelect & { altTexts: Record<string, string> }

/** What a file is, once it is stored. */
export type Stored = Pick<
  MediaRow,
  'mediaType' | 'bytes' | 'contentHash' | 'storageKey' | 'width' | 'height' | 'thumbhash'
> & { turn: number }

const columns = {
  id: media.id,
  factoryId: media.factoryId,
  kind: media.kind,
  name: media.name,
  searchText: media.searchText,
  mediaType: media.mediaType,
  bytes: media.bytes,
  contentHash: media.contentHash,
  storageKey: media.storageKey,
  version: media.version,
  width: media.width,
  height: media.height,
  turn: media.turn,
  thumbhash: media.thumbhash,
  focalX: media.focalX,
  focalY: media.focalY,
  isDecorative: media.isDecorative,
  isDrawn: media.isDrawn,
  rev: media.rev,
  createdAt: media.createdAt,
  createdBy: media.createdBy,
  updatedAt: media.updatedAt,
  updatedBy: media.updatedBy,
  altTexts: sql<string>`(select json_group_object(${mediaTexts.languageCode}, ${mediaTexts.altText})
    from ${mediaTexts} where ${mediaTexts.mediaId} = ${media.id})`,
}

function select(build: Build) {
  return build.select(columns).from(media)
}

function rowOf(
  found: Awaited<ReturnType<typeof select>>[number] | undefined,
): MediaRow | undefined {
  return found && { ...found, altTexts: JSON.parse(found.altTexts) as Record<string, string> }
}

/** One row of the factory's library; undefined where there is none. */
export async function findMedia(
  database: Database,
  factoryId: string,
  id: string,
): Promise<MediaRow | undefined> {
  const [[found]] = await database.read([
    select(database.build).where(and(eq(media.id, id), eq(media.factoryId, factoryId))),
  ])
  return rowOf(found)
}

/** The row that holds this very content. */
export async function findByContent(
  database: Database,
  factoryId: string,
  contentHash: string,
): Promise<MediaRow | undefined> {
  const [[found]] = await database.read([
    select(database.build).where(
      and(eq(media.factoryId, factoryId), eq(media.contentHash, contentHash)),
    ),
  ])
  return rowOf(found)
}

/** The rows of these ids, in no order. */
export async function listByIds(
  database: Database,
  factoryId: string,
  ids: readonly string[],
): Promise<MediaRow[]> {
  const [rows] = await database.read([
    select(database.build).where(and(eq(media.factoryId, factoryId), inArray(media.id, [...ids]))),
  ])
  return rows.flatMap((row) => rowOf(row) ?? [])
}

const orders = {
  name: [asc(media.searchText), asc(media.id)],
  newest: [desc(media.createdAt), desc(media.id)],
  largest: [desc(media.bytes), asc(media.id)],
} as const satisfies Record<ListMedia['sort'], readonly SQL[]>

/** A part of the library, and how many rows there are in all. */
export async function listMedia(database: Database, factoryId: string, wanted: ListMedia) {
  const { build } = database
  const text = fold(wanted.q)
  const where = and(
    eq(media.factoryId, factoryId),
    eq(media.isDrawn, false),
    wanted.kind ? eq(media.kind, wanted.kind) : undefined,
    text === '' ? undefined : sql`instr(${media.searchText}, ${text}) > 0`,
  )
  const [rows, totals] = await database.read([
    select(build)
      .where(where)
      .orderBy(...orders[wanted.sort])
      .limit(wanted.limit)
      .offset(wanted.offset),
    build.select({ total: count() }).from(media).where(where),
  ])
  return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: totals[0]?.total ?? 0 }
}

/** Where it is used, each place once. */
export async function listUses(database: Database, scope: Scope, id: string): Promise<MediaUse[]> {
  return (await database.read(usesOf(database.build, scope, id))).flat()
}

/** Writes down that something is about to be put into the store. */
export async function noteObject(database: Database, storageKey: string, now: number) {
  await database.write([
    statementOf(database.build.insert(storedObjects).values({ storageKey, createdAt: now })),
  ])
}

interface Change {
  factoryId: string
  id: string
  now: number
  userId: string | null
}

/** Adds a row. Throws `unique` where another row holds the same content. */
export async function insertMedia(
  database: Database,
  { factoryId, id, now, userId }: Change,
  made: { name: string; kind: MediaRow['kind']; stored: Stored; isDrawn?: boolean },
  also: readonly Statement[],
): Promise<void> {
  const { name, kind, stored, isDrawn = false } = made
  await database.write([
    statementOf(
      database.build.insert(media).values({
        id,
        factoryId,
        kind,
        name,
        searchText: fold(name),
        ...stored,
        version: 1,
        focalX: 50,
        focalY: 50,
        isDecorative: false,
        isDrawn,
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
        updatedBy: userId,
      }),
    ),
    ...also,
  ])
}

/** Puts a new content into a row that stands as its writer saw it, and its new address into every place; false where it does not. */
export async function replaceContent(
  database: Database,
  { factoryId, id, now, userId }: Change,
  seen: { rev: number; version: number; stored: Stored },
  also: readonly Statement[],
): Promise<boolean> {
  const { build } = database
  const { rev, version, stored } = seen
  const [replaced] = await database.write([
    statementOf(
      build
        .update(media)
        .set({
          ...stored,
          version: version + 1,
          rev: rev + 1,
          updatedAt: now,
          updatedBy: userId,
        })
        .where(and(eq(media.id, id), eq(media.factoryId, factoryId), eq(media.rev, rev))),
    ),
    ...movedAddresses(build, { id, from: version, to: version + 1 }, isStored(stored.storageKey)),
    ...also,
  ])
  return replaced?.rowsAffected === 1
}

/** True once a row holds what is stored under the key. */
export function isStored(storageKey: string): SQL {
  return sql`exists (select 1 from ${media} as it where it.storage_key = ${storageKey})`
}

export type MediaFields = Partial<Pick<MediaRow, 'name' | 'isDecorative' | 'focalX' | 'focalY'>>

/**
 * Changes a row that stands as its writer saw it; false where it does not. The row itself comes last: until then all that belongs to
 * the change can ask whether it still stands so.
 */
export async function updateMedia(
  database: Database,
  { factoryId, id, now, userId }: Change,
  change: { rev: number; fields: MediaFields; altTexts: Record<string, string> },
  also: readonly Statement[],
): Promise<boolean> {
  const { build } = database
  const { rev, fields, altTexts } = change
  const results = await database.write([
    ...Object.entries(altTexts).map(([code, text]) =>
      altText(build, { id, code, text }, isAt(id, rev)),
    ),
    ...also,
    statementOf(
      build
        .update(media)
        .set({
          ...fields,
          ...(fields.name === undefined ? {} : { searchText: fold(fields.name) }),
          rev: rev + 1,
          updatedAt: now,
          updatedBy: userId,
        })
        .where(and(eq(media.id, id), eq(media.factoryId, factoryId), eq(media.rev, rev))),
    ),
  ])
  return results.at(-1)?.rowsAffected === 1
}

/** True while the row stands as its writer saw it. */
export function isAt(id: string, rev: number): SQL {
  return sql`exists (select 1 from ${media} as it where it.id = ${id} and it.rev = ${rev})`
}

function altText(
  build: Build,
  { id, code, text }: { id: string; code: string; text: string },
  condition: SQL,
): Statement {
  if (text === '')
    return statementOf(
      build
        .delete(mediaTexts)
        .where(and(eq(mediaTexts.mediaId, id), eq(mediaTexts.languageCode, code), condition)),
    )
  return statementOf(
    build
      .insert(mediaTexts)
      .select(sql`select ${id}, ${code}, ${text} where ${condition}`)
      .onConflictDoUpdate({
        target: [mediaTexts.mediaId, mediaTexts.languageCode],
        set: { altText: text },
      }),
  )
}

/** Removes a row that is used nowhere at the moment of its going; false where it is, or where it is not there. */
export async function deleteMedia(
  database: Database,
  { factoryId, id }: Pick<Change, 'factoryId' | 'id'>,
  also: readonly Statement[],
): Promise<boolean> {
  const { build } = database
  const isTheirs = and(eq(media.id, id), eq(media.factoryId, factoryId))
  const results = await database.write([
    ...also,
    statementOf(build.delete(media).where(and(isTheirs, sql`not ${isUsed(id)}`))),
  ])
  return results.at(-1)?.rowsAffected === 1
}

/** True while the row is there and nothing uses it. */
export function isDeletable(factoryId: string, id: string): SQL {
  return sql`(exists (select 1 from ${media} as it where it.id = ${id} and it.factory_id = ${factoryId})
    and not ${isUsed(id)})`
}

/** What lies in the store, was put there long enough ago and belongs to nothing. */
export async function listOrphans(database: Database, before: number): Promise<string[]> {
  const { build } = database
  const owner = build.select().from(media).where(eq(media.storageKey, storedObjects.storageKey))
  const [rows] = await database.read([
    build
      .select({ storageKey: storedObjects.storageKey })
      .from(storedObjects)
      .where(and(lte(storedObjects.createdAt, before), notExists(owner)))
      .orderBy(asc(storedObjects.createdAt), asc(storedObjects.storageKey))
      .limit(100),
  ])
  return rows.map(({ storageKey }) => storageKey)
}

/** Forgets what has been removed from the store. */
export async function forgetObjects(database: Database, keys: readonly string[]): Promise<void> {
  await database.write([
    statementOf(
      database.build.delete(storedObjects).where(inArray(storedObjects.storageKey, [...keys])),
    ),
  ])
}
