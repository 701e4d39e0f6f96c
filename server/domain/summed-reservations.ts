/** How many of a product an order reserves; negative where it gives them back. */
export interface Reservation {
  productId: string
  quantity: number
  minQty: number
}

/**
 * One reservation for each product, with the sum of its lines: whether its stock turns from plenty to low is seen of the whole alone.
 * @example summedReservations([{ productId: 'jam', quantity: 1, minQty: 1 }, { productId: 'jam', quantity: 2, minQty: 1 }])
 *   // [{ productId: 'jam', quantity: 3, minQty: 1 }]
 */
export function summedReservations(lines: readonly Reservation[]): Reservation[] {
  const byProduct = new Map<string, Reservation>()
  for (const line of lines) {
    const quantity = line.quantity + (byProduct.get(line.productId)?.quantity ?? 0)
    byProduct.set(line.productId, { ...line, quantity })
  }
  return [...byProduct.values()]
}
