import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { catalogues } from '#db/schema/index.ts'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

type Row = typeof catalogues.$inferSelect
type At = Pick<Ctx, 'database' | 'site' | 'now'>

/** The catalogue of a token. */
export async function findCatalogue(
  { database, site }: At,
  token: string,
): Promise<Row | undefined> {
  const [rows] = await database.read([
    build
      .select()
      .from(catalogues)
      .where(and(eq(catalogues.factoryId, site.factoryId), eq(catalogues.token, token))),
  ])
  return rows[0]
}

/** The catalogue of a choice. */
export async function findChoice({ database, site }: At, hash: string): Promise<Row | undefined> {
  const [rows] = await database.read([
    build.select().from(catalogues).where(isOfChoice(site.factoryId, hash)).limit(1),
  ])
  return rows[0]
}

function isOfChoice(factoryId: string, choiceHash: string) {
  return and(eq(catalogues.factoryId, factoryId), eq(catalogues.choiceHash, choiceHash))
}

interface NewCatalogue {
  choice: CatalogueChoice
  choiceHash: string
  languageCode: string
}

/** Makes the catalogue of a choice, unless somebody has made it meanwhile. */
export async function insertCatalogue(
  { database, site, now }: At,
  { choice, choiceHash, languageCode }: NewCatalogue,
): Promise<void> {
  const at = now()
  const row = {
    ...{ id: newId(), factoryId: site.factoryId, token: newPublicToken() },
    ...{ choice, choiceHash, languageCode, createdAt: at, usedAt: at },
  }
  const isNew = sql`not exists (select 1 from ${catalogues} as made
    where made.factory_id = ${site.factoryId} and made.choice_hash = ${choiceHash})`
  await database.write([statementOf(insertWhere(catalogues, row, isNew))])
}

/** Writes down that somebody has used it. */
export async function markUsed({ database, now }: At, id: string): Promise<void> {
  await database.write([
    statementOf(build.update(catalogues).set({ usedAt: now() }).where(eq(catalogues.id, id))),
  ])
}

type BuiltFile = Pick<Row, 'fileHash' | 'fileKey' | 'pages' | 'bytes'>

/** Writes down which file shows it now. */
export async function saveFile({ database, now }: At, id: string, file: BuiltFile): Promise<void> {
  const set = { ...file, builtAt: now(), usedAt: now() }
  await database.write([
    statementOf(build.update(catalogues).set(set).where(eq(catalogues.id, id))),
  ])
}

/** Catalogues that nobody has used since, at most so many, with where their files lie. */
export async function findUnused(database: Database, { before, most }: Unused) {
  const [rows] = await database.read([
    build
      .select({ id: catalogues.id, fileKey: catalogues.fileKey })
      .from(catalogues)
      .where(lt(catalogues.usedAt, before))
      .limit(most),
  ])
  return rows
}

interface Unused {
  before: number
  most: number
}

/** Files that nobody has asked for since, at most so many. */
export async function findUnusedFiles(database: Database, { before, most }: Unused) {
  const [rows] = await database.read([
    build
      .select({ id: catalogues.id, fileKey: catalogues.fileKey })
      .from(catalogues)
      .where(and(lt(catalogues.usedAt, before), isNotNull(catalogues.fileKey)))
      .limit(most),
  ])
  return rows
}

/** These catalogues have no file any more, unless somebody has asked for it meanwhile. */
export async function forgetFiles(
  database: Database,
  { ids, before }: { ids: readonly string[]; before: number },
): Promise<void> {
  const set = { fileKey: null, fileHash: null, pages: null, bytes: null, builtAt: null }
  await database.write([
    statementOf(
      build
        .update(catalogues)
        .set(set)
        .where(and(inArray(catalogues.id, [...ids]), lt(catalogues.usedAt, before))),
    ),
  ])
}

/** Forgets those of these that nobody has used meanwhile. */
export async function deleteUnused(
  database: Database,
  { ids, before }: { ids: readonly string[]; before: number },
): Promise<void> {
  await database.write([
    statementOf(
      build
        .delete(catalogues)
        .where(and(inArray(catalogues.id, [...ids]), lt(catalogues.usedAt, before))),
    ),
  ])
}
