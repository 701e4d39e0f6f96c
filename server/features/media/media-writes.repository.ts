import { and, eq, sql } from 'drizzle-orm'
import { media, mediaTexts } from '#db/schema/index.ts'
import type { AuditChanges } from '#domain/audit-changes.ts'
import type { MoveFolder } from '#domain/media.schema.ts'
import { searchable } from '#domain/search.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
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
export function replaceContent(
  ctx: Ctx,
  id: string,
  { rev, version, stored }: { rev: number; version: number; stored: Stored },
): Promise<boolean> {
  return saveRow(ctx, {
    table: media,
    ...{ id, rev, set: { ...stored, version: version + 1 } },
    also: movedAddresses(ctx.database.build, { id, from: version, to: version + 1 }),
    audit: { action: 'media_replaced', entity: 'media', entityId: id },
    revision: allLanguages,
  })
}

export type MediaFields = Partial<
  Pick<MediaRow, 'name' | 'isDecorative' | 'focalX' | 'focalY' | 'folder'>
>

export interface MediaChange {
  rev: number
  fields: MediaFields
  altTexts: Record<string, string>
}

/** Changes a row that stands as its writer saw it, and what is told about it; false where it does not. */
export function updateMedia(
  ctx: Ctx,
  id: string,
  { rev, fields, altTexts }: MediaChange,
  { changes, revision }: { changes: AuditChanges; revision: readonly string[] },
): Promise<boolean> {
  const { name } = fields
  return saveRow(ctx, {
    table: media,
    ...{ id, rev },
    set: { ...fields, ...(name === undefined ? {} : { searchText: searchable(name) }) },
    also: Object.entries(altTexts).map(([code, text]) =>
      altText(ctx.database.build, { id, code, text }),
    ),
    audit: { action: 'media_changed', entity: 'media', entityId: id, changes },
    revision,
  })
}

function altText(
  build: Build,
  { id, code, text }: { id: string; code: string; text: string },
): Statement {
  if (text === '')
    return statementOf(
      build
        .delete(mediaTexts)
        .where(and(eq(mediaTexts.mediaId, id), eq(mediaTexts.languageCode, code))),
    )
  return statementOf(
    build
      .insert(mediaTexts)
      .values({ mediaId: id, languageCode: code, altText: text })
      .onConflictDoUpdate({
        target: [mediaTexts.mediaId, mediaTexts.languageCode],
        set: { altText: text },
      }),
  )
}

/** Removes a row that is used nowhere at the moment of its going; false where it is, or where it is not there. */
export function deleteMedia(ctx: Ctx, id: string): Promise<boolean> {
  const isThere = and(eq(media.id, id), eq(media.factoryId, ctx.site.factoryId))
  return saveWhere(
    ctx,
    sql`exists (select 1 from ${media} where ${isThere}) and not ${isUsed(id)}`,
    {
      also: [statementOf(ctx.database.build.delete(media).where(isThere))],
      audit: { action: 'media_deleted', entity: 'media', entityId: id },
    },
  )
}

/** Gives a folder, with those in it, another name. An editor with one of its files open learns of it on saving. */
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
