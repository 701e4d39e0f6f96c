import { isWorthNoting } from '#domain/missing-address.ts'
import { plainPath } from '#domain/pages.ts'
import type { MissingAddresses, MissingMark } from '#domain/pages.schema.ts'
import { listLinkedPaths } from '#server/features/sitemap/sitemap.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { countMissing, listMissing, markMissing } from './missing-addresses.repository.ts'

/** Notes, after the visitor has their answer, that nothing was found at a bare path, if that is worth telling editors of. */
export function noteMissing(ctx: Ctx, path: string): void {
  const plain = plainPath(path)
  const codes = ctx.site.languages.map(({ code }) => code)
  if (plain && isWorthNoting(plain, codes)) ctx.later(note(ctx, plain))
}

async function note(ctx: Ctx, path: string): Promise<void> {
  const { database, missingAddresses, log, now, site } = ctx
  const { factoryId } = site
  try {
    if (await missingAddresses.allows(factoryId))
      await countMissing(database, { factoryId, path }, now())
  } catch (error) {
    log.error('missing-address.unnoted', { fault: faultOf(error).kind })
  }
}

/** The addresses at which visitors found nothing and still would. */
export async function getMissing(ctx: Ctx): Promise<MissingAddresses> {
  const [rows, linked] = await Promise.all([
    listMissing(ctx.database, ctx.site.factoryId),
    listLinkedPaths(ctx),
  ])
  return { addresses: rows.filter(({ path }) => !linked.has(path)), now: ctx.now() }
}

/** Tells of an address no more, or again. One that is not there is no mistake. */
export async function markAddress(ctx: Ctx, mark: MissingMark): Promise<MissingAddresses> {
  await markMissing(ctx.database, { ...mark, factoryId: ctx.site.factoryId })
  return getMissing(ctx)
}
