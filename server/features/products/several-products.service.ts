import type {
  AdminProduct,
  ChangedProducts,
  ChangeProducts,
} from '#domain/admin-products.schema.ts'
import type { Result, ResultOfMany } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { moveProduct } from './product-facts.service.ts'
import { saveProductPrice } from './product-price.service.ts'
import { saveProductState } from './product-state.service.ts'
import { findAdminProduct } from './products.service.ts'

/**
 * Changes price, category or state of several products: each that can be changed is, and each that cannot stays as it was and says why.
 * The same call sent again finds them changed, and counts them.
 */
export async function changeProducts(ctx: Ctx, change: ChangeProducts): Promise<ChangedProducts> {
  const i18n = await translatorFor(ctx)
  const refused: ChangedProducts['refused'] = []
  for (const { id, run } of changesIn(ctx, change)) {
    // One after the other: each of them is a batch of its own that writes.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await run()
    if (answer.ok) continue
    const problem = 'problems' in answer ? answer.problems[0] : answer.problem
    refused.push({ id, message: sentenceOf(i18n, problem) })
  }
  return { done: change.products.length - refused.length, refused }
}

interface Change {
  id: string
  run: () => Promise<Result<AdminProduct> | ResultOfMany<AdminProduct>>
}

function changesIn(ctx: Ctx, change: ChangeProducts): Change[] {
  if (change.what === 'price')
    return change.products.map(({ id, rev, shopPriceOre }) => ({
      id,
      run: () => repriced(ctx, id, { rev, shopPriceOre, isSure: change.isSure }),
    }))
  if (change.what === 'category') {
    const { categoryId } = change
    return change.products.map(({ id, rev }) => ({
      id,
      run: () => moveProduct(ctx, id, { rev, categoryId }),
    }))
  }
  const { state } = change
  return change.products.map(({ id, rev }) => ({
    id,
    run: () => saveProductState(ctx, id, { rev, state }),
  }))
}

/** The ordinary price; a sale goes on. */
async function repriced(
  ctx: Ctx,
  id: string,
  wanted: { rev: number; shopPriceOre: number; isSure: boolean },
): Promise<Result<AdminProduct>> {
  const before = await findAdminProduct(ctx, id)
  const salePriceOre = before?.price.salePriceOre ?? null
  return saveProductPrice(ctx, id, { ...wanted, salePriceOre })
}
