import { isFolder, isTakenByOther, isWithin, movedFolder } from '#domain/media-folders.ts'
import type { MediaFolders, MoveFolder } from '#domain/media.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedIfAnyChanged } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { listFolders } from './media.repository.ts'
import { moveFolder } from './media-writes.repository.ts'

/**
 * Gives a folder of the library, with those in it, another name or place; one without a name is taken away, and its files stay.
 * `folder_invalid` where one of them would be too deep, or would lie in itself; `folder_taken` where another folder is there: once two are
 * one, nobody could part them. What is done already is done.
 */
export async function renameFolder(ctx: Ctx, move: MoveFolder): Promise<Result<MediaFolders>> {
  const { database, site, actor } = ctx
  const before = await listFolders(database, site.factoryId)
  if (move.to === move.from) return done({ folders: before })
  const moved = before.map(({ path }) => movedFolder(path, move))
  if (isWithin(move.to, move.from) || !moved.every((folder) => isFolder(folder)))
    return refused('folder_invalid', { field: 'to' })
  const paths = before.map(({ path }) => path)
  if (isTakenByOther(paths, move)) return refused('folder_taken', { field: 'to' })
  const change = { factoryId: site.factoryId, now: ctx.now(), userId: actor.userId ?? null }
  await moveFolder(database, change, move, [
    auditedIfAnyChanged(ctx, {
      ...{ action: 'media_folder_renamed', entity: 'media', entityId: 'folder' },
    }),
  ])
  return done({ folders: await listFolders(database, site.factoryId) })
}
