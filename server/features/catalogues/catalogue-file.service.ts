import { catalogueRules } from '#domain/catalogue-rules.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { catalogueSheet } from './catalogue-sheet.ts'
import { findCatalogue, markUsed, saveFile } from './catalogues.repository.ts'
import { goodsOf, languageOf } from './catalogues.service.ts'

const hourMs = 3_600_000
const { mostGoods, filesPerHour, allFilesPerHour, usedEveryMs } = catalogueRules

export interface CatalogueFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The file of a catalogue: the kept one where it shows what the shop shows now, else it is made. Refuses `not_found`, `catalogue_empty`
 * and `catalogue_too_large` where its goods have changed so, and `too_many_tries` where one network, or all of them, have many made.
 */
export async function catalogueFile(
  ctx: Ctx,
  token: string,
  network: string,
): Promise<Result<CatalogueFile>> {
  const row = await findCatalogue(ctx, token)
  if (!row) return refused('not_found')
  const { choice } = row
  const language = languageOf(ctx, row.languageCode) ?? ctx.language
  const found = await goodsOf(ctx, { choice, language })
  if (found.count === 0) return refused('catalogue_empty')
  if (found.count > mostGoods) return refused('catalogue_too_large')
  const { sheet, hash } = await catalogueSheet(ctx, found, { choice, language })
  const name = `${sheet.cover.kind} ${sheet.version}.pdf`
  const kept =
    row.fileHash === hash && row.fileKey ? await ctx.storage.find(row.fileKey) : undefined
  if (kept) {
    if (ctx.now() - row.usedAt > usedEveryMs) ctx.later(markUsed(ctx, row.id))
    return done({ name, bytes: kept })
  }
  const who = ['catalogue', 'file', ctx.site.factoryId]
  const limited = await refusedTry(ctx, [
    { who: [...who, network], most: filesPerHour, windowMs: hourMs },
    { who, most: allFilesPerHour, windowMs: hourMs },
  ])
  if (limited) return limited
  const { cataloguePdf } = await import('./pdf/catalogue-pdf.tsx')
  const bytes = await cataloguePdf(ctx, sheet)
  const fileKey = `catalogues/${await sha256Hex(`${row.id} ${hash}`)}.pdf`
  await ctx.storage.put(fileKey, bytes)
  await saveFile(ctx, row.id, {
    ...{ fileHash: hash, fileKey, pages: sheet.pages.length, bytes: bytes.length },
  })
  // Readers of the old file have its bytes already.
  if (row.fileKey && row.fileKey !== fileKey) ctx.later(ctx.storage.remove([row.fileKey]))
  return done({ name, bytes })
}
