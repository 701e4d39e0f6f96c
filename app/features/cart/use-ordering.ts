import type { ChosenDish } from '#domain/chosen-dish.ts'
import { changeCart } from './cart.store.ts'
import { useCart } from './use-cart.ts'

interface AddedDish {
  id: string
  key: string
  name: string
}

/** What the cart holds of a restaurant, and how a dish of it is put there. */
export function useOrdering(restaurantId: string) {
  const { cart } = useCart()
  const lines = cart.restaurant_id === restaurantId ? cart.items.filter(({ dish }) => dish) : []
  const counts: Record<string, number> = {}
  for (const { dish = '', quantity } of lines) counts[dish] = (counts[dish] ?? 0) + quantity
  return {
    counts,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalOre: lines.reduce((sum, { lineOre }) => sum + lineOre, 0),
    add: ({ id, key, name }: AddedDish, selectedAttributes: ChosenDish, quantity: number) =>
      changeCart({
        kind: 'add',
        product: { id, title: name, slug: key },
        selectedAttributes,
        quantity,
      }),
  }
}
