import type { AdminProduct, SaveProductWords } from '#domain/admin-products.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { refused, type Result } from '#domain/result.ts'
import {
  firstVersions,
  newVersions,
} from '#server/features/column-texts/column-versions.queries.ts'
import { movedPath } from '#server/features/content/moved-path.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { areFree, whyTaken } from './product-marks.queries.ts'
import { productNoun } from './product-texts.queries.ts'
import { hasLanguage, removedWords, savedWords } from './product-words.repository.ts'
import { findAdminProduct } from './products.service.ts'
import { type ProductChange, saveProduct } from './save-product.ts'

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
  // A dish has no page, and keeps the address that it was made with.
  const slug = before.restaurantId === null ? given.slug : (before.words[code]?.slug ?? before.key)
  const words = { ...given, slug }
  return saveProduct(ctx, before, { rev, ...changedWords(ctx, before, { [code]: words }) })
}

/** What such a save changes, in one language or several; without name and address a language has no words any more. */
export function changedWords(
  ctx: Ctx,
  before: AdminProduct,
  words: AdminProduct['words'],
): ProductChange {
  const { id } = before
  const marks = {
    slugs: Object.values(words)
      .map(({ slug }) => slug)
      .filter(Boolean),
  }
  return {
    ...{ set: {}, when: areFree(ctx, id, marks) },
    after: { ...before, words: { ...before.words, ...words } },
    also: [
      firstVersions(ctx, productNoun, id),
      ...Object.entries(words).flatMap(([code, its]) => [
        its.name || its.slug ? savedWords(ctx, { id, code }, its) : removedWords(id, code),
        newVersions(ctx, productNoun, { id, code }),
        ...movedWords(ctx, before, { code, slug: its.slug }),
      ]),
    ],
    whyNot: async () => (await whyTaken(ctx, id, marks)) ?? refused('busy'),
  }
}

/** Nobody has found a draft where it was, and what it leaves behind may lead elsewhere. */
function movedWords(
  ctx: Ctx,
  { state, words }: AdminProduct,
  { code, slug }: { code: string; slug: string },
): Statement[] {
  const old = words[code]?.slug
  if (state !== 'published' || !old || !slug || old === slug) return []
  return movedPath(ctx, { code, from: `/products/${old}`, to: `/products/${slug}` })
}
