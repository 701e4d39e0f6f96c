import type { Categories, CategoryTile, Featured } from '#domain/catalog.schema.ts'
import { pictureOf, productCardOf } from '#domain/product-card.ts'
import type { Ctx } from '#server/http/context.ts'
import { remembered } from '#server/platform/remembered.ts'
import { findCategories, findFeatured } from './categories.repository.ts'
import { headingOf } from './heading.ts'
import { scopeOf } from '#server/http/scope.ts'
import { readersKey } from '#server/site/site.ts'

/** The active categories as tiles, with the words at the head of their page. */
export async function listCategories(ctx: Ctx): Promise<Categories> {
  const rows = await findCategories(ctx.database, scopeOf(ctx))
  return { heading: headingOf(ctx, 'categories', rows.heading), categories: tilesOf(rows) }
}

/**
 * What the home page shows of the catalogue: every category and the best sellers. Their counts look at every product, so an isolate
 * reads them once for a content revision, as it does the assortment.
 */
export function getFeatured(ctx: Ctx): Promise<Featured> {
  return remembered(ctx.memory.featured, readersKey(ctx), async () => {
    const rows = await findFeatured(ctx.database, scopeOf(ctx))
    return { categories: tilesOf(rows), bestSellers: rows.bestSellers.map(productCardOf) }
  })
}

type TileRows = Omit<Awaited<ReturnType<typeof findCategories>>, 'heading'>

function tilesOf({ categories, counts, pictures }: TileRows): CategoryTile[] {
  return categories.map(({ id, imageUrl, ...category }) => {
    const row = pictures.find((picture) => picture.categoryId === id)
    const image = imageUrl ? { src: imageUrl, widths: [] } : row && pictureOf(row)
    return {
      ...category,
      count: counts.find((each) => each.categoryId === id)?.count ?? 0,
      ...(image ? { image } : {}),
    }
  })
}
