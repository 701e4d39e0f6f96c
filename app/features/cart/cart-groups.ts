import type { ShownCart, ShownLine } from './cart-changes.ts'

/** The lines of a cart that are ordered together, and where. */
export interface CartGroup {
  key: 'goods' | 'dishes'
  /** What a restaurant is called; goods of the shop need no name where they are alone. */
  name: string | undefined
  lines: ShownLine[]
  subtotalOre: number
  checkoutPath: string
  /** Where a line's goods are shown. */
  pathOf: (line: ShownLine) => string
}

/** The goods of the shop, and the dishes of a restaurant: two orders, each with a checkout of its own. */
export function cartGroups({ items, restaurant, restaurant_id }: ShownCart): CartGroup[] {
  const dishes = items.filter(({ dish }) => dish !== undefined)
  const goods = items.filter((line) => !dishes.includes(line))
  const groups: CartGroup[] = [
    {
      ...sumOf(goods),
      key: 'goods',
      name: undefined,
      checkoutPath: '/checkout',
      pathOf: productPath,
    },
    {
      ...sumOf(dishes),
      key: 'dishes',
      name: restaurant?.name,
      checkoutPath: `/restaurant-checkout/${restaurant_id}`,
      pathOf: ({ dish }) =>
        `/restaurant-menu/${restaurant?.slug ?? ''}${dish ? `?dish=${dish}` : ''}`,
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

function productPath({ slug }: ShownLine): string {
  return `/products/${slug}`
}

function sumOf(lines: ShownLine[]) {
  return { lines, subtotalOre: lines.reduce((sum, { lineOre }) => sum + lineOre, 0) }
}
