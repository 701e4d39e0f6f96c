import { useEffect, useSyncExternalStore } from 'react'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { untilAnswered } from '#app/platform/until-answered.ts'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'

/** Goods by their ids; null of those that are no longer sold, nothing of those that nobody has asked for yet. */
export type KnownGoods = Readonly<Partial<Record<string, QuoteGoods | null>>>

interface Answer {
  goods: QuoteGoods[]
}

const nothing: KnownGoods = {}
let known = nothing
const asked = new Set<string>()
const readers = new Set<() => void>()

/** What the shop knows of the products of these lines: asked for when they are first shown. */
export function useQuoteGoods(lines: readonly BasketLine[]): KnownGoods {
  const goods = useSyncExternalStore(subscribe, knownGoods, onServer)
  const ids = productsOf(lines)
  const missing = ids.filter((id) => !(id in goods)).join(' ')
  useEffect(() => {
    const unasked = missing.split(' ').filter((id) => id !== '' && !asked.has(id))
    if (unasked.length > 0) void askForGoods(unasked)
  }, [missing])
  return goods
}

/** Asks anew what became of these products, until somebody answers. */
export async function askForGoods(ids: readonly string[]): Promise<void> {
  for (const id of ids) asked.add(id)
  const answer = await untilAnswered(() => findGoods({ ids }), {})
  for (const id of ids) asked.delete(id)
  if (!answer.ok) return
  keepGoods(answer.value.goods, ids)
}

/** Goods by what somebody has pasted. */
export function findGoods(body: { ids?: readonly string[]; numbers?: readonly string[] }) {
  return callApi<Answer>('/quotes/goods', { method: 'POST', body, idempotencyKey: newKey() })
}

/** Remembers what was answered; `ids` that are not among it are gone. */
export function keepGoods(goods: readonly QuoteGoods[], ids: readonly string[] = []): void {
  const gone = ids.map((id) => [id, null] as const)
  const found = goods.map((each) => [each.id, each] as const)
  known = { ...known, ...Object.fromEntries(gone), ...Object.fromEntries(found) }
  for (const reader of readers) reader()
}

export function productsOf(lines: readonly BasketLine[]): string[] {
  return [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

const knownGoods = () => known
const onServer = () => nothing
