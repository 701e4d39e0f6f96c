import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { ProductOptions } from '#domain/attributes.schema.ts'
import { isFood } from '#domain/food-information.ts'
import { choicesOf } from '#domain/options.ts'
import type { SaveOptions } from '#domain/product-options.schema.ts'
import { type Problem, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { confirmedFood } from './confirmed-food.ts'
import { findAdminProduct } from './products.service.ts'
import { saveProduct } from './save-product.ts'

/**
 * Saves what a buyer may choose of a product. Carts keep what was chosen before: a choice that is gone is told there and cannot be
 * ordered, another price is told with both. A question or choice of food that is new or has another name may bring another allergen:
 * somebody answers for the food information with the same save, else a draft has to be confirmed anew. Refuses with `not_found`,
 * `stale`, `choices_unconfirmed` where nobody answers for one that visitors see, and `option_label_missing` for each name that is
 * missing in the site's own language, and `dish_sizes_only` for a dish that would be asked for more than its size.
 */
export async function saveOptions(
  ctx: Ctx,
  id: string,
  { rev, options, isConfirmed }: SaveOptions,
): Promise<Result<AdminProduct> | ResultOfMany<AdminProduct>> {
  const before = await findAdminProduct(ctx, id)
  if (!before) return refused('not_found')
  if (before.restaurantId !== null && !areSizes(options))
    return refused('dish_sizes_only', { field: 'options' })
  const [first, ...rest] = unnamed(options, defaultLanguageOf(ctx.site))
  if (first) return { ok: false, problems: [first, ...rest] }
  const isOtherFood = isFood(before.facts) && namesMore(before.options, options)
  if (isOtherFood && !isConfirmed && before.state === 'published')
    return refused('choices_unconfirmed', { field: 'isConfirmed' })
  const answer = isOtherFood ? confirmedFood(ctx, isConfirmed) : undefined
  const confirmedAt = answer ? answer.foodInfoConfirmedAt : before.food.confirmedAt
  return saveProduct(ctx, before, {
    ...{ rev, set: { attributesSchema: options, ...answer } },
    after: { ...before, options, food: { ...before.food, confirmedAt } },
    isDone: (now) => JSON.stringify(now.options) === JSON.stringify(options),
  })
}

/** True of what a dish is asked for as a product: its size. All else is chosen from the groups of its restaurant. */
function areSizes(options: ProductOptions): boolean {
  return options.every(({ key, type }) => key === 'size' && type === 'choice')
}

/** True where a question or a choice is new, or reads otherwise than before. */
function namesMore(before: ProductOptions, after: ProductOptions): boolean {
  const known = new Set(namesIn(before))
  return namesIn(after).some((name) => !known.has(name))
}

function namesIn(options: ProductOptions): string[] {
  return options.flatMap((option) => [
    JSON.stringify([option.key, labelled(option.label)]),
    ...choicesOf(option).map(({ value, label }) =>
      JSON.stringify([option.key, value, labelled(label)]),
    ),
  ])
}

function labelled(label: Record<string, string>) {
  return Object.entries(label).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function unnamed(options: ProductOptions, code: string): Problem[] {
  const missing = (label: Record<string, string>, field: string): Problem[] =>
    label[code] ? [] : [{ code: 'option_label_missing', field }]
  return options.flatMap((option, at) => [
    ...missing(option.label, `options.${at}.label`),
    ...(option.type === 'choice' ? option.options : []).flatMap(({ label }, index) =>
      missing(label, `options.${at}.options.${index}.label`),
    ),
  ])
}
