import type { Tint } from '#domain/catalog.ts'
import categories from '#db/seed/categories.json' with { type: 'json' }
import { readProducts } from '#db/seed/product-file.ts'

/** The light grounds behind goods, as documents print them: `--tint-…` of the site's tokens in sRGB. */
const grounds: Record<Tint, string> = {
  dairy: '#f5ecd7',
  grain: '#f4e3d0',
  berry: '#f2e1e7',
  sea: '#deebed',
  leaf: '#e5edda',
}

/** The ground of a product of the demo: that of its category. Throws for a product that the demo does not have. */
export function groundOf(key: string): string {
  const product = readProducts().find((each) => each.key === key)
  const category = categories.find((each) => each.key === product?.category)
  if (!category) throw new Error(`${key}: no product of the demo`)
  return grounds[category.tint as Tint]
}
