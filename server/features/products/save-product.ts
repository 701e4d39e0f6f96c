import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { loggedProduct } from './logged-product.ts'
import { type ProductRowSave, saveProductRow } from './products.repository.ts'
import { findAdminProduct } from './products.service.ts'

export interface ProductSave extends Pick<ProductRowSave, 'rev' | 'set' | 'when' | 'also'> {
  /** The product as it is wanted, as far as the log keeps it: a call that comes twice is known by it. */
  after: AdminProduct
  /** The same of what the log does not keep. */
  isDone?: (now: AdminProduct) => boolean
  /** Why `when` does not hold. */
  whyNot?: () => Promise<Result<never>>
}

/** A change of a part of a product by the rules of that part, whatever else is saved with it. */
export type ProductChange = Omit<ProductSave, 'rev'>

/**
 * Saves a part of a product as its editor saw it, with what belongs to it, and answers the whole; also the same call that comes once
 * more. Refuses with `not_found`, `stale`, and with what `whyNot` says.
 */
export async function saveProduct(
  ctx: Ctx,
  before: AdminProduct,
  { after, isDone = () => true, whyNot, ...save }: ProductSave,
): Promise<Result<AdminProduct>> {
  const isSaved = await saveProductRow(ctx, {
    ...save,
    id: before.id,
    audit: {
      action: 'product_changed',
      entity: 'product',
      entityId: before.key,
      changes: changesOf('product', loggedProduct(before), loggedProduct(after)),
    },
  })
  const now = await findAdminProduct(ctx, before.id)
  if (!now) return refused('not_found')
  if (isSaved) return done(now)
  if (now.rev === save.rev) return (await whyNot?.()) ?? refused('busy')
  const isSame = JSON.stringify(loggedProduct(now)) === JSON.stringify(loggedProduct(after))
  return now.rev === save.rev + 1 && isSame && isDone(now)
    ? done(now)
    : refused('stale', { current: now })
}
