import type { AdminProduct, NewProduct } from '#domain/admin-products.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { begun, weightOf } from '#domain/begun-product.ts'
import { emptyShelf, findMade, freeName, insertedProduct } from './make-product.repository.ts'
import { placedIn } from './product-facts.repository.ts'
import { areFree, whyTaken } from './product-marks.queries.ts'
import { hasLanguage, savedWords } from './product-words.repository.ts'
import { getAdminProduct } from './products.service.ts'

/**
 * Makes a product in one language, once per key: a draft, of which nothing stands on the shelf. Refuses with `not_found` for a
 * language that is not there, `product_slug_taken`, `sku_taken`, `category_missing`, `too_many_products` and `key_reused`.
 */
export async function makeProduct(
  ctx: Ctx,
  product: NewProduct,
  key: string,
): Promise<Result<AdminProduct>> {
  if (!(await hasLanguage(ctx, product.languageCode))) return refused('not_found')
  const making = { scope: 'product', key, body: product }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMade(ctx, stored),
    make: (call) => writeNewProduct(ctx, product, call),
  })
  if (made.ok) return getAdminProduct(ctx, made.value)
  if (made.problem.code !== 'too_many') return made
  return (await whyTaken(ctx, '', marksOf(product))) ?? refused('busy')
}

function marksOf({ slug, sku, categoryId }: NewProduct) {
  return { slugs: [slug], sku, categoryIds: [categoryId], isNew: true }
}

/** The id of the new product; undefined where it may not be made. */
async function writeNewProduct(
  ctx: Ctx,
  product: NewProduct,
  call: Call,
): Promise<string | undefined> {
  const { languageCode: code, name, slug, ...facts } = product
  const id = newId()
  const key = await freeName(ctx, 'key', slug)
  const isMade = await insertedProduct(ctx, {
    ...{ id, rev: 0, when: areFree(ctx, id, { ...marksOf(product), key }) },
    set: { key, ...facts, ...begun, attributesSchema: [], grossWeightG: weightOf(product) },
    also: [
      spentKey(ctx.database.build, call, id),
      savedWords(ctx, { id, code }, { name, slug, description: '', packageSize: '' }),
      ...placedIn(id, [facts.categoryId]),
      emptyShelf(id),
    ],
    audit: {
      action: 'product_made',
      entity: 'product',
      entityId: key,
      changes: changesOf('product', null, { names: { [code]: name }, ...facts }),
    },
  })
  return isMade ? id : undefined
}
