import { and, eq, type SQL, sql } from 'drizzle-orm'
import { media, mediaTexts } from '#db/schema/index.ts'
import type { MoveFolder } from '#domain/media.schema.ts'
import { searchable } from '#domain/search.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { inFolder, type MediaRow, type Stored } from './media.repository.ts'
import { isUsed, movedAddresses } from './places.queries.ts'

type Build = Database['build']

export interface Change {
  factoryId: string
  id: string
  now: number
  userId: string | null
}

interface NewMedia {
  name: string
  kind: MediaRow['kind']
  stored: Stored
  isDrawn?: boolean
  folder?: string
}

/** Adds a row. Throws `unique` where another row holds the same content. */
export async function insertMedia(
  database: Database,
  { factoryId, id, now, userId }: Change,
  made: NewMedia,
  also: readonly Statement[],
): Promise<void> {
  const { name, kind, stored, isDrawn = false, folder = '' } = made
  await database.write([
    statementOf(
      database.build.insert(media).values({
        id,
        factoryId,
        kind,
        name,
        searchText: searchable(name),
        ...stored,
        version: 1,
        focalX: 50,
        focalY: 50,
        isDecorative: false,
        isDrawn,
        folder,
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

export type MediaFields = Partial<
  Pick<MediaRow, 'name' | 'isDecorative' | 'focalX' | 'focalY' | 'folder'>
>

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
          ...(fields.name === undefined ? {} : { searchText: searchable(fields.name) }),
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

/** Gives a folder, with those in it, another name. Whoever has one of its files open is told when they save. */
export async function moveFolder(
  database: Database,
  { factoryId, now, userId }: Omit<Change, 'id'>,
  { from, to }: MoveFolder,
  also: readonly Statement[],
): Promise<void> {
  await database.write([
    statementOf(
      database.build
        .update(media)
        .set({
          folder: sql`trim(${to} || substr(${media.folder}, length(${from}) + 1), '/')`,
          rev: sql`${media.rev} + 1`,
          updatedAt: now,
          updatedBy: userId,
        })
        .where(and(eq(media.factoryId, factoryId), inFolder(from))),
    ),
    ...also,
  ])
}
