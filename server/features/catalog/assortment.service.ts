import { appConfig } from '#config'
import { canBeBought } from '#domain/availability.ts'
import type { ListedProduct } from '#domain/listed-product.ts'
import { productCardOf } from '#domain/product-card.ts'
import { comparedCode } from '#domain/search.ts'
import { readersKey } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { findAssortment } from './list.repository.ts'
import type { Assortment } from './remembered-lists.ts'

const most = appConfig.catalog.rememberedProducts

/**
 * The assortment in the page's language. It is as true as the pages that show it, so an isolate reads it once for a content
 * revision; lists and searches then need nothing more from the database.
 */
export function assortmentOf(ctx: Ctx): Promise<Assortment> {
  return remembered(ctx.memory.assortments, readersKey(ctx), async () => {
    const rows = await findAssortment(ctx.database, scopeOf(ctx), most + 1)
    const isWhole = rows.length <= most
    return { isWhole, products: isWhole ? rows.map(listedProductOf) : [] }
  })
}

/** True where this isolate knows already that the products are too many to be remembered. */
export function isTooLarge(ctx: Ctx): boolean {
  return ctx.memory.assortments.get(readersKey(ctx))?.isWhole === false
}

type AssortmentRow = Awaited<ReturnType<typeof findAssortment>>[number]

function listedProductOf({ card: row, facts, found, places }: AssortmentRow): ListedProduct {
  const card = productCardOf(row)
  const words = found.words.filter((text) => text !== null && text !== '')
  return {
    card,
    facts,
    words: [...new Set(words)].join(''),
    codes: [found.sku, found.barcode].map((code) => comparedCode(code ?? '')).filter(Boolean),
    // A price that is only a range is nothing to buy by.
    isBuyable: canBeBought(card.state, row.priceOre),
    places,
  }
}
