import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { cleanFileName, decodedName } from '#domain/media-files/file-name.ts'
import type {
  ChangeMedia,
  ListMedia,
  MediaItem,
  MediaList,
  MediaUsage,
} from '#domain/media.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { findByContent, findMedia, listMedia, listUses, type MediaRow } from './media.repository.ts'
import {
  deleteMedia,
  insertMedia,
  type MediaChange,
  type MediaFields,
  replaceContent,
  updateMedia,
} from './media-writes.repository.ts'
import { viewOf } from './media-view.ts'
import { judgedFile, storeFile } from './stored-file.service.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A part of the library; by name from the first on, unless something else is wanted. */
export async function getMediaList(ctx: Ctx, wanted: ListMedia): Promise<MediaList> {
  const { rows, total, folders } = await listMedia(ctx.database, ctx.site.factoryId, wanted)
  const { limit, offset } = wanted
  return { items: rows.map((row) => viewOf(row)), folders, total, limit, offset }
}

/** One picture or file; `not_found` for another factory's. */
export async function getMedia(ctx: Ctx, id: string): Promise<Result<MediaItem>> {
  const row = await findMedia(ctx.database, ctx.site.factoryId, id)
  return row ? done(viewOf(row)) : refused('not_found')
}

/** Where it is used, for people who want to know before they change or delete it. */
export async function getUsage(ctx: Ctx, id: string): Promise<Result<MediaUsage>> {
  const { database, site } = ctx
  const row = await findMedia(database, site.factoryId, id)
  return row ? done({ uses: await listUses(database, scopeOf(ctx), id) }) : refused('not_found')
}

/**
 * Takes a file into the library, once: the same content sent again answers the row that has it, as `isNew: false`. Refused by what
 * it is, before anything decodes it (upload-rules.ts).
 */
export async function addMedia(
  ctx: Ctx,
  { nameHeader, folder, bytes }: { nameHeader: string; folder: string; bytes: Bytes },
): Promise<Result<{ item: MediaItem; isNew: boolean }>> {
  const { database, site } = ctx
  const name = cleanFileName(decodedName(nameHeader))
  const judged = await judgedFile(name, bytes)
  if (!judged.ok) return judged
  const { contentHash, kind } = judged.value
  const known = await findByContent(database, site.factoryId, contentHash)
  if (known) return done({ item: viewOf(known), isNew: false })
  const stored = await storeFile(ctx, judged.value)
  if (!stored.ok) return stored
  const id = newId()
  const data = { kind, bytes: bytes.length }
  try {
    await insertMedia(database, changeOf(ctx, id), { name, kind, folder, stored: stored.value }, [
      auditedBy(ctx, { action: 'media_added', entity: 'media', entityId: id, data }),
    ])
  } catch (error) {
    // Somebody sent the same at the same time: what we stored is left to the cleaning job.
    const same =
      isSameContent(error) && (await findByContent(database, site.factoryId, contentHash))
    if (!same) throw error
    return done({ item: viewOf(same), isNew: false })
  }
  const row = await findMedia(database, site.factoryId, id)
  return row ? done({ item: viewOf(row), isNew: true }) : refused('not_found')
}

/**
 * Puts a new content into the row where it stands: every page that shows it shows the new one, at a new address. `media_known` where
 * the library has that content under another name, `stale` (with the row as it is) where somebody was faster.
 */
export async function replaceMedia(
  ctx: Ctx,
  id: string,
  { rev, nameHeader, bytes }: { rev: number; nameHeader: string; bytes: Bytes },
): Promise<Result<MediaItem>> {
  const { database, site } = ctx
  const row = await findMedia(database, site.factoryId, id)
  if (!row) return refused('not_found')
  const judged = await judgedFile(cleanFileName(decodedName(nameHeader)), bytes)
  if (!judged.ok) return judged
  const { contentHash, kind } = judged.value
  if (contentHash === row.contentHash) return done(viewOf(row))
  if (row.rev !== rev) return staleRow(row)
  if (kind !== row.kind)
    return refused(row.kind === 'picture' ? 'picture_unreadable' : 'file_type_refused')
  const known = await findByContent(database, site.factoryId, contentHash)
  if (known) return refused('media_known', { values: { name: known.name } })
  const stored = await storeFile(ctx, judged.value)
  if (!stored.ok) return stored
  await replaceContent(ctx, id, { rev, version: row.version, stored: stored.value })
  const after = await findMedia(database, site.factoryId, id)
  if (!after) return refused('not_found')
  return after.contentHash === contentHash ? done(viewOf(after)) : staleRow(after)
}

/** Changes what is told about it. The same change sent twice is done once; `stale` (with the row) where somebody was faster. */
export async function changeMedia(
  ctx: Ctx,
  id: string,
  { rev, altTexts = {}, ...fields }: ChangeMedia,
): Promise<Result<MediaItem>> {
  const { database, site } = ctx
  const row = await findMedia(database, site.factoryId, id)
  if (!row) return refused('not_found')
  const change = { rev, fields: definedOf(fields), altTexts }
  if (isAsWanted(row, change)) return done(viewOf(row))
  if (row.rev !== rev) return staleRow(row)
  const changes = changesOf('media', toldOf(row), toldOf({ ...row, ...change.fields }, altTexts))
  try {
    const isChanged = await updateMedia(ctx, id, change, {
      changes,
      revision: readersOf(change),
    })
    const after = await findMedia(database, site.factoryId, id)
    if (!after) return refused('not_found')
    return isChanged || isAsWanted(after, change) ? done(viewOf(after)) : staleRow(after)
  } catch (error) {
    if (faultOf(error).kind === 'foreign_key')
      return refused('invalid_input', { field: 'altTexts' })
    throw error
  }
}

/** Removes what is used nowhere; `media_used` tells in how many places it is. */
export async function removeMedia(ctx: Ctx, id: string): Promise<Result<object>> {
  if (await deleteMedia(ctx, id)) return done({})
  const usage = await getUsage(ctx, id)
  if (!usage.ok) return usage
  return refused('media_used', { values: { count: usage.value.uses.length } })
}

function changeOf(ctx: Ctx, id: string) {
  const { actor, site } = ctx
  return { factoryId: site.factoryId, id, now: ctx.now(), userId: actor.userId ?? null }
}

function staleRow(row: MediaRow) {
  return refused('stale', { current: viewOf(row) })
}

/** An alternative text is read in its own language; where a picture is cut, in all of them. */
function readersOf({ fields, altTexts }: MediaChange): string[] {
  const { name: _name, folder: _folder, ...shown } = fields
  return Object.keys(shown).length > 0 ? [allLanguages] : Object.keys(altTexts)
}

/** What is told about a file, for the log. */
function toldOf(row: MediaRow, altTexts: Record<string, string> = {}) {
  const { name, folder, isDecorative, focalX, focalY } = row
  return { name, folder, isDecorative, focalX, focalY, altTexts: { ...row.altTexts, ...altTexts } }
}

function isAsWanted(row: MediaRow, { fields, altTexts }: MediaChange): boolean {
  const keys = Object.keys(fields) as (keyof MediaFields)[]
  return (
    keys.every((key) => row[key] === fields[key]) &&
    Object.entries(altTexts).every(([code, text]) => (row.altTexts[code] ?? '') === text)
  )
}

function definedOf(fields: {
  [Key in keyof MediaFields]: MediaFields[Key] | undefined
}): MediaFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as MediaFields
}

function isSameContent(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'unique' && fault.what.includes('content_hash')
}
