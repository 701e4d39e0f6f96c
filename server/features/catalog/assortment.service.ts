import { appConfig } from '#config'
import type { ProductCard } from '#domain/product-card.schema.ts'
import type { FacetFacts } from '#domain/facets.ts'
import { productCardOf } from '#domain/product-card.ts'
import { revisionOf } from '#server/features/shell/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { findAssortment } from './list.repository.ts'

export interface Item {
  card: ProductCard
  facts: FacetFacts
}

/** Every product that lists can hold in one language, by id. Of a site with too many for one isolate, `isWhole` is false and none is. */
export interface Assortment {
  isWhole: boolean
  items: ReadonlyMap<string, Item>
}

const most = appConfig.catalog.rememberedProducts

/**
 * The assortment in the page's language. It is as true as the pages that show it, so an isolate reads it once for a content
 * revision; lists and searches then ask the database only which products they hold.
 */
export function assortmentOf(ctx: Ctx): Promise<Assortment> {
  return remembered(ctx.memory.assortments, keyOf(ctx), async () => {
    const rows = await findAssortment(ctx.database, scopeOf(ctx), most + 1)
    const isWhole = rows.length <= most
    const items = rows.map(
      ({ card, facts }) => [card.id, { card: productCardOf(card), facts }] as const,
    )
    return { isWhole, items: new Map(isWhole ? items : []) }
  })
}

/** True where this isolate knows already that the products are too many to be remembered. */
export function isTooLarge(ctx: Ctx): boolean {
  return ctx.memory.assortments.get(keyOf(ctx))?.isWhole === false
}

function keyOf({ site, language }: Ctx): string {
  return [site.factoryId, language.code, revisionOf(site, language.code)].join(' ')
}
