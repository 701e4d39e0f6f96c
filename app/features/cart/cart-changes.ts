import { totalsOf } from '#domain/cart.ts'
import type { CartLine, CartView } from '#domain/cart.schema.ts'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import { type ChosenOptions, optionsKey } from '#domain/chosen-options.ts'

/** What the page knows of a product that goes into the cart. */
interface AddedProduct {
  id: string
  title: string
  slug: string
  /** The least that can be ordered, where it is known and more than one. */
  minQty?: number | undefined
}

export type Wish =
  | {
      kind: 'add'
      product: AddedProduct
      selectedAttributes: ChosenOptions | ChosenDish
      /** Without it the least that can be ordered, or a step more where it is in the cart. */
      quantity: number | undefined
    }
  | { kind: 'set'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'clear' }
  | { kind: 'accept'; lines: { id: string; unitPriceOre: number }[] }

/**
 * A wish with the key that makes the repetition of an add harmless, as that of any other is by itself, and when it was made (epoch ms) and by
 * whom: the id of who was signed in then, empty for a guest, whose wish it stays when they sign in.
 */
export type Change = Wish & { key: string; madeAt: number; madeBy: string }

/** A line as it is shown; one that the server has not confirmed yet has a name and a quantity only. */
export type ShownLine = CartLine & { isUnsaved?: true }
export type ShownCart = Omit<CartView, 'items'> & { items: ShownLine[] }

export const emptyCart: CartView = {
  id: null,
  session_id: null,
  items: [],
  total_items: 0,
  subtotal: 0,
  restaurant_id: null,
  restaurant: null,
  minOrderOre: 0,
}

/** The cart as it will be once the changes are saved: what the page shows meanwhile. */
export function withChanges(saved: CartView, changes: readonly Change[]): ShownCart {
  if (changes.length === 0) return saved
  const items = changes.reduce<ShownLine[]>(changed, saved.items)
  const totals = totalsOf(items)
  return { ...saved, items, total_items: totals.totalItems, subtotal: totals.subtotalOre }
}

/**
 * Whether a cart shows what a change was to do: making it again would change nothing. An add always would: what it has put there is
 * counted from what was there `before`.
 */
export function isMadeIn(cart: CartView, change: Change, before: CartView): boolean {
  if (change.kind !== 'add') return goodsOf(withChanges(cart, [change])) === goodsOf(cart)
  const countOf = ({ items }: ShownCart) => lineOf(items, change)?.quantity ?? 0
  return countOf(cart) >= countOf(withChanges(before, [change]))
}

function goodsOf({ items }: ShownCart): string {
  return items.map(({ quantity, priceChanged }) => [quantity, !priceChanged]).join()
}

/**
 * The changes with one more. What is not under way yet and is overtaken by it falls away, so that ten clicks are one write.
 */
export function withChange(
  changes: readonly Change[],
  next: Change,
  keyUnderWay: string | undefined,
): Change[] {
  const isOvertaken = (change: Change) =>
    change.key !== keyUnderWay &&
    change.kind === 'set' &&
    (next.kind === 'set' || next.kind === 'remove') &&
    change.lineId === next.lineId
  return [...changes.filter((change) => !isOvertaken(change)), next]
}

function changed(items: ShownLine[], change: Change): ShownLine[] {
  switch (change.kind) {
    case 'add':
      return afterAdding(items, change)
    case 'set':
      return items.map((line) =>
        line.id === change.lineId ? withQuantity(line, change.quantity) : line,
      )
    case 'remove':
      return items.filter((line) => line.id !== change.lineId)
    case 'clear':
      return []
    case 'accept':
      return items.map(({ priceChanged, ...line }) =>
        change.lines.some(({ id }) => id === line.id) || !priceChanged
          ? line
          : { ...line, priceChanged },
      )
  }
}

function afterAdding(items: ShownLine[], change: Change & { kind: 'add' }): ShownLine[] {
  const same = lineOf(items, change)
  if (!same) return [...items, unsavedLine(change)]
  const raised = withQuantity(same, same.quantity + (change.quantity ?? same.stepQty))
  return items.map((line) => (line === same ? raised : line))
}

function lineOf(items: ShownLine[], { product, selectedAttributes }: Change & { kind: 'add' }) {
  const key = optionsKey(selectedAttributes)
  return items.find(
    (line) => line.productId === product.id && optionsKey(line.selectedAttributes) === key,
  )
}

function withQuantity(line: ShownLine, quantity: number): ShownLine {
  return { ...line, quantity, lineOre: line.unitPriceOre * quantity }
}

function unsavedLine({ key, product, quantity, selectedAttributes }: Change & { kind: 'add' }) {
  return {
    id: key,
    productId: product.id,
    quantity: quantity ?? product.minQty ?? 1,
    selectedAttributes: { ...selectedAttributes },
    unitPriceOre: 0,
    lineOre: 0,
    title: product.title,
    slug: product.slug,
    packageSize: '',
    tint: 'leaf',
    image: null,
    options: [],
    minQty: 1,
    stepQty: 1,
    maxQty: 1,
    isUnsaved: true,
  } satisfies ShownLine
}
