import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import type { DataSheet } from '#domain/data-sheet.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { getProduct } from '#server/features/catalog/product.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { dataSheetWords } from '#server/i18n/data-sheet-words.ts'
import type { CatalogueFile } from './catalogue-file.service.ts'
import { catalogueSheet } from './catalogue-sheet.ts'
import { goodsOf } from './catalogues.service.ts'
import { dataSheetSections } from './data-sheet-sections.ts'
import { findPacking } from './packing.queries.ts'

const hourMs = 3_600_000

/** Everything that is known of one product, and no price: that is agreed on elsewhere. */
const choice: Omit<CatalogueChoice, 'products'> = {
  ...{ categories: [], layout: 'page', prices: 'none' },
  ...{ hasCover: false, hasAllergens: true, hasBarcodes: true },
}

/** The data sheet of a product in the page's language. Refuses `not_found` for a slug that no product of the shop has. */
export async function getDataSheet(ctx: Ctx, slug: string): Promise<Result<DataSheet>> {
  const product = await getProduct(ctx, slug)
  if (!product.ok) return product
  const packing = await findPacking(ctx.database, scopeOf(ctx), product.value.id)
  if (!packing) return refused('not_found')
  const chosen = { choice: { ...choice, products: [packing.key] }, language: ctx.language }
  const found = await goodsOf(ctx, chosen)
  const { sheet } = await catalogueSheet(ctx, found, chosen)
  const [page] = sheet.pages
  const goods = page?.kind === 'goods' ? page.groups[0]?.goods[0] : undefined
  if (!goods) return refused('not_found')
  const i18n = await translatorFor(ctx)
  const { lang, isRightToLeft, company, date, coverage, source } = sheet
  const shown = {
    ...{ lang, isRightToLeft, company, coverage, source, goods },
    kind: dataSheetWords(i18n).dataSheet,
    paths: dataSheetPaths(product.value.paths),
    sections: dataSheetSections(i18n, { product: product.value, packing, goods }),
  }
  const hash = await sha256Hex(JSON.stringify(shown))
  return done({ ...shown, date, version: hash.slice(0, 6) })
}

/** The same as a file. Refuses as well `too_many_tries` where one network has many made. */
export async function dataSheetFile(
  ctx: Ctx,
  slug: string,
  network: string,
): Promise<Result<CatalogueFile>> {
  const sheet = await getDataSheet(ctx, slug)
  if (!sheet.ok) return sheet
  const who = ['catalogue', 'data-sheet', ctx.site.factoryId, network]
  const most = catalogueRules.sheetsPerHour
  const limited = await refusedTry(ctx, [{ who, most, windowMs: hourMs }])
  if (limited) return limited
  const { dataSheetPdf } = await import('./pdf/data-sheet-pdf.tsx')
  const { kind, goods } = sheet.value
  return done({ name: `${kind} ${goods.sku}.pdf`, bytes: await dataSheetPdf(ctx, sheet.value) })
}

function dataSheetPaths(paths: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paths).map(([code, path]) => [code, path.replace('/products/', '/data-sheet/')]),
  )
}
