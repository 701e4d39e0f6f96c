import { type Temperature, temperatures } from './catalog.ts'

/** Goods of one order, as they lie on the shelf. */
export interface ShelfGoods {
  /** The same for the same goods with the same options. */
  key: string
  title: string
  packageSize: string
  options: { label: string; value: string }[]
  sku: string
  quantity: number
  temperature: Temperature
  /** Of the order. */
  number: string
}

type Picked = Omit<ShelfGoods, 'number' | 'temperature'> & {
  orders: { number: string; quantity: number }[]
}

/**
 * What to fetch for several orders: the same goods added up, by how cold they lie (what is kept at room temperature first, so that the
 * frozen goods are out of the cold for the shortest time), and by name.
 */
export function pickList(
  goods: readonly ShelfGoods[],
): { temperature: Temperature; goods: Picked[] }[] {
  return temperatures
    .map((temperature) => ({
      temperature,
      goods: added(goods.filter((each) => each.temperature === temperature)),
    }))
    .filter((group) => group.goods.length > 0)
}

function added(goods: readonly ShelfGoods[]): Picked[] {
  const byKey = new Map<string, Picked>()
  for (const { number, temperature: _, ...each } of goods) {
    const before = byKey.get(each.key)
    const of = { number, quantity: each.quantity }
    byKey.set(each.key, {
      ...(before ?? each),
      quantity: (before?.quantity ?? 0) + each.quantity,
      orders: [...(before?.orders ?? []), of],
    })
  }
  return [...byKey.values()].toSorted((a, b) => a.title.localeCompare(b.title))
}
