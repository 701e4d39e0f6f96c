import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { AdminStart } from '#domain/admin.schema.ts'
import { isAllowed, mayWriteIn } from '#domain/permissions.ts'

/** True where somebody may write the words of a product in a language: of a dish also who looks after its restaurant. */
export function mayWriteWords(
  start: AdminStart,
  { restaurantId }: Pick<AdminProduct, 'restaurantId'>,
  code: string,
): boolean {
  const isTheirs =
    isAllowed(start, 'products.text') || (restaurantId !== null && isAllowed(start, 'dishes.edit'))
  return isTheirs && mayWriteIn(start, code)
}
