import { and, eq } from 'drizzle-orm'
import { productAllergens, productDiets, productTranslations } from '#db/schema/index.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Food = AdminProduct['food']

/** What a product contains, may contain and suits, instead of what was said before. What it is free of stands in its own row. */
export function declaredFood(productId: string, { allergens, diets }: Food): Statement[] {
  const held = allergens.flatMap(({ code, level, detail }) =>
    level === 'free' ? [] : [{ productId, code, level, detail }],
  )
  return [
    statementOf(build.delete(productAllergens).where(eq(productAllergens.productId, productId))),
    statementOf(build.delete(productDiets).where(eq(productDiets.productId, productId))),
    ...(held.length > 0 ? [statementOf(build.insert(productAllergens).values(held))] : []),
    ...(diets.length > 0
      ? [statementOf(build.insert(productDiets).values(diets.map((diet) => ({ productId, diet }))))]
      : []),
  ]
}

/** The words of a product's food in a language that it has a name in. */
export function savedFoodWords(
  productId: string,
  code: string,
  words: Food['words'][string],
): Statement {
  return statementOf(
    build
      .update(productTranslations)
      .set(words)
      .where(
        and(
          eq(productTranslations.productId, productId),
          eq(productTranslations.languageCode, code),
        ),
      ),
  )
}
