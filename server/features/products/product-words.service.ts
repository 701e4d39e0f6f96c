import type { AdminProduct, SaveProductWords } from '#domain/admin-products.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { refused, type Result } from '#domain/result.ts'
import {
  firstVersions,
  newVersions,
} from '#server/features/column-texts/column-versions.queries.ts'
import { movedPath } from '#server/features/content/moved-path.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { areFree, whyTaken } from './product-marks.queries.ts'
import { productNoun } from './product-texts.queries.ts'
import { hasLanguage, savedWords } from './product-words.repository.ts'
import { findAdminProduct } from './products.service.ts'
import { saveProduct } from './save-product.ts'

/**
 * Saves what a product is called in a language, and where it is found there; the old address of what is on sale leads to the new one. Refuses with
 * `forbidden` for somebody else's language, `not_found`, `stale` and `product_slug_taken`.
 */
export async function saveProductWords(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  { rev, ...given }: SaveProductWords,
): Promise<Result<AdminProduct>> {
  if (!mayWriteIn(ctx.actor, code)) return refused('forbidden')
  const before = await findAdminProduct(ctx, id)
  if (!before || !(await hasLanguage(ctx, code))) return refused('not_found')
  const old = before.words[code]?.slug
  // A dish has no page, and keeps the address that it was made with.
  const words = before.restaurantId === null ? given : { ...given, slug: old ?? before.key }
  // Nobody has found a draft where it was, and what it leaves behind may lead elsewhere.
  const isMoved = before.state === 'published' && Boolean(old) && old !== words.slug
  const marks = { slugs: [words.slug] }
  return saveProduct(ctx, before, {
    ...{ rev, set: {}, when: areFree(ctx, id, marks) },
    after: { ...before, words: { ...before.words, [code]: words } },
    also: [
      firstVersions(ctx, productNoun, id),
      savedWords(ctx, { id, code }, words),
      newVersions(ctx, productNoun, { id, code }),
      ...(isMoved
        ? movedPath(ctx, { code, from: `/products/${old}`, to: `/products/${words.slug}` })
        : []),
    ],
    whyNot: async () => (await whyTaken(ctx, id, marks)) ?? refused('busy'),
  })
}
