import { done, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { findEverything } from './export.repository.ts'
import { provenByLink } from '#server/features/identity/mailed-proof.service.ts'

/**
 * The file behind a mailed link, made as things are now, as often as it is wanted while the link lives. `link_spent` for an old or
 * unknown one, and for anyone but the person it was mailed to; `sign_in_again` as where something is changed.
 */
export async function fetchExport(
  ctx: Ctx,
  secret: string,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const proven = await provenByLink(ctx, 'export', secret)
  if (!proven.ok) return proven
  const { userId } = proven.value
  const { factoryId } = ctx.site
  // Loaded on use: few ever ask.
  const [everything, { zippedData }] = await Promise.all([
    findEverything(ctx.database, { factoryId, userId }),
    import('./export-files.ts'),
  ])
  await ctx.database.write([
    auditedBy(ctx, { action: 'data_exported', entity: 'user', entityId: userId }),
  ])
  return done(zippedData(everything, ctx.now()))
}
