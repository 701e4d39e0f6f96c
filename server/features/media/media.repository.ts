import { and, asc, count, desc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { media, mediaTexts } from '#db/schema/index.ts'
import type { ListMedia, MediaUse } from '#domain/media.schema.ts'
import { soughtWords } from '#domain/search.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { usesOf } from './places.queries.ts'

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
  folder: media.folder,
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

/** Which of these ids the library has. */
export async function listKnownIds(
  database: Database,
  factoryId: string,
  ids: readonly string[],
): Promise<string[]> {
  const [rows] = await database.read([
    database.build
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.factoryId, factoryId), inArray(media.id, [...ids]))),
  ])
  return rows.map(({ id }) => id)
}

/** The names of those that are pictures with something to say, none that are marked as decorative; or only those that say nothing in a language. */
export async function listTellingPictures(
  database: Database,
  factoryId: string,
  { ids, withoutWordsIn }: { ids: readonly string[]; withoutWordsIn?: string },
): Promise<string[]> {
  const hasWords = sql`exists (select 1 from ${mediaTexts} as said where said.media_id = ${media.id}
    and said.language_code = ${withoutWordsIn} and trim(said.alt_text) <> '')`
  const [rows] = await database.read([
    database.build
      .select({ name: media.name })
      .from(media)
      .where(
        and(
          eq(media.factoryId, factoryId),
          inArray(media.id, [...ids]),
          eq(media.kind, 'picture'),
          eq(media.isDecorative, false),
          withoutWordsIn === undefined ? undefined : not(hasWords),
        ),
      ),
  ])
  return rows.map(({ name }) => name)
}

const orders = {
  name: [asc(media.searchText), asc(media.id)],
  newest: [desc(media.createdAt), desc(media.id)],
  largest: [desc(media.bytes), asc(media.id)],
} as const satisfies Record<ListMedia['sort'], readonly SQL[]>

/** A part of the library, and how many rows there are in all. */
export async function listMedia(database: Database, factoryId: string, wanted: ListMedia) {
  const { build } = database
  const words = soughtWords(wanted.q)
  const where = and(
    eq(media.factoryId, factoryId),
    eq(media.isDrawn, false),
    wanted.kind ? eq(media.kind, wanted.kind) : undefined,
    words.length === 0 ? inFolder(wanted.folder) : holdsAll([media.searchText], words),
  )
  const [rows, totals, folders] = await database.read([
    select(build)
      .where(where)
      .orderBy(...orders[wanted.sort])
      .limit(wanted.limit)
      .offset(wanted.offset),
    build.select({ total: count() }).from(media).where(where),
    foldersQuery(build, factoryId),
  ])
  return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: totals[0]?.total ?? 0, folders }
}

/** Every folder of the library, and how many files lie in it. */
export async function listFolders(database: Database, factoryId: string) {
  const [folders] = await database.read([foldersQuery(database.build, factoryId)])
  return folders
}

function foldersQuery(build: Build, factoryId: string) {
  return build
    .select({ path: media.folder, files: count() })
    .from(media)
    .where(and(eq(media.factoryId, factoryId), ne(media.folder, '')))
    .groupBy(media.folder)
    .orderBy(asc(media.folder))
}

/** What lies in a folder or in one of those in it; everything where none is named. */
export function inFolder(folder: string): SQL | undefined {
  return folder === '' ? undefined : sql`instr(${media.folder} || '/', ${folder} || '/') = 1`
}

/** Where it is used, each place once. */
export async function listUses(
  database: Database,
  scope: ViewedScope,
  id: string,
): Promise<MediaUse[]> {
  return (await database.read(usesOf(database.build, scope, id))).flat()
}
