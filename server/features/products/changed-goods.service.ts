import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { done, type Problem, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { begun } from '#domain/begun-product.ts'
import type { GoodsRemoval, GoodsSave } from './several-goods.queries.ts'
import { loggedProduct } from './logged-product.ts'
import { allHold, emptyShelf, freeNames } from './make-product.repository.ts'
import { changedFacts } from './product-facts.service.ts'
import { areFree, type Marks, whyTaken } from './product-marks.queries.ts'
import { changedProductPrice } from './product-price.service.ts'
import { movement, standsAt } from './product-stock.repository.ts'
import { changedStock } from './product-stock.service.ts'
import { changedTrade } from './product-trade.service.ts'
import { savedWords } from './product-words.repository.ts'
import { changedWords } from './product-words.service.ts'
import type { ProductChange } from './save-product.ts'

type Composed = Result<GoodsSave> | ResultOfMany<GoodsSave>
type Step = (now: AdminProduct) => Result<ProductChange> | ResultOfMany<ProductChange>

/**
 * The save of goods of which several parts change at once: words, facts, price, trade, stock. Each part is judged and written by its
 * own rules, as its form in the sheet is. Refuses as those do, but for what only the database knows: that holds the save back.
 */
export function changedGoods(ctx: Ctx, before: AdminProduct, after: AdminProduct): Composed {
  const composed = composedOf(before, stepsOf(ctx, before, after))
  if (!composed.ok) return composed
  const { now, set, when, also } = composed.value
  const counted = countedOf(ctx, before, after)
  if (!counted.ok) return counted
  const changes = changesOf('product', loggedProduct(before), loggedProduct(now))
  const changed = { action: 'product_changed', entity: 'product', entityId: before.key } as const
  return done({
    ...{ id: before.id, rev: before.rev, marks: marksOf(before, after) },
    ...{ set, when: allHold([...when, ...counted.value.when]) },
    also: [...also, ...counted.value.also],
    audit: [
      ...(changes.changes.length > 0 ? [{ ...changed, changes }] : []),
      ...counted.value.audit,
    ],
  })
}

/** Why such a save cannot be, as far as its rules know; undefined where it can. Words, trade and how stock is kept are never refused. */
export function refusalOf(
  ctx: Ctx,
  before: AdminProduct,
  after: AdminProduct,
): Problem | undefined {
  const composed = composedOf(before, refusable(ctx, before, after))
  if (!composed.ok) return 'problems' in composed ? composed.problems[0] : composed.problem
  const counted = countedOf(ctx, before, after)
  return counted.ok ? undefined : counted.problem
}

/**
 * The save of new goods, a draft with nothing on its shelf. Refuses as `changedGoods`. Whether there is room for so many is for who
 * saves them.
 */
export function newGoods(ctx: Ctx, draft: AdminProduct, key: string): Composed {
  const { id, words, facts, stock } = draft
  const facets = composedOf(draft, [
    (now) => changedFacts(ctx, now, facts),
    (now) => changedProductPrice(ctx, now, draft.price),
    (now) => done(changedTrade(now, draft.trade)),
    (now) => done(changedStock(ctx, now, stock)),
  ])
  if (!facets.ok) return facets
  const { set, when, also } = facets.value
  const slugs = Object.values(words).map(({ slug }) => slug)
  const marks = { slugs, key }
  return done({
    ...{ id, rev: 0, marks: { ...marksOf(draft, draft), ...marks, isNew: true } },
    set: { ...begun, key, attributesSchema: [], ...set },
    when: allHold([...when, areFree(ctx, id, marks)]),
    also: [
      ...Object.entries(words).map(([code, its]) => savedWords(ctx, { id, code }, its)),
      ...also,
      emptyShelf(id),
    ],
    audit: [
      {
        ...{ action: 'product_made', entity: 'product', entityId: key },
        changes: changesOf('product', null, loggedProduct({ ...draft, key })),
      },
    ],
  })
}

/** Keys for new goods that are made together. */
export function freeKeys(ctx: Ctx): Promise<(wished: string) => string> {
  return freeNames(ctx, 'key')
}

/** Why such a save was held back, where another product has what it wants. */
export async function whyRefused(
  ctx: Ctx,
  save: GoodsSave | undefined,
): Promise<Problem | undefined> {
  const why = save && (await whyTaken(ctx, save.id, save.marks))
  return why && !why.ok ? why.problem : undefined
}

/** The removal of new goods that nobody has published or touched. */
export function removedGoods(goods: AdminProduct): GoodsRemoval {
  const { id, rev, key } = goods
  const changes = changesOf('product', loggedProduct(goods), null)
  const entry = { action: 'product_removed', entity: 'product', entityId: key, changes } as const
  return { id, rev, audit: [entry] }
}

function marksOf({ words: before }: AdminProduct, { words, facts }: AdminProduct): Marks {
  const { sku, barcode, categoryId, otherCategoryIds } = facts
  const slugs = Object.entries(words)
    .filter(([code, { slug }]) => slug && slug !== before[code]?.slug)
    .map(([, { slug }]) => slug)
  return { sku, barcode, slugs, categoryIds: [categoryId, ...otherCategoryIds] }
}

function stepsOf(ctx: Ctx, before: AdminProduct, after: AdminProduct): Step[] {
  const { policy, lowStockAt, restockOn } = after.stock
  const kept = { policy, lowStockAt, restockOn }
  const words = Object.entries(after.words).filter(([code, its]) =>
    isOther(its, before.words[code]),
  )
  return [
    ...steps(words.length > 0, (now) => done(changedWords(ctx, now, Object.fromEntries(words)))),
    ...refusable(ctx, before, after),
    ...steps(isOther(after.trade, before.trade), (now) => done(changedTrade(now, after.trade))),
    ...steps(
      before.stock.policy !== policy ||
        before.stock.lowStockAt !== lowStockAt ||
        before.stock.restockOn !== restockOn,
      (now) => done(changedStock(ctx, now, kept)),
    ),
  ]
}

/** The parts whose rules may refuse them. */
function refusable(ctx: Ctx, before: AdminProduct, after: AdminProduct): Step[] {
  const [was, is] = [before.price, after.price]
  return [
    ...steps(isOther(after.facts, before.facts), (now) => changedFacts(ctx, now, after.facts)),
    ...steps(was.shopPriceOre !== is.shopPriceOre || was.salePriceOre !== is.salePriceOre, (now) =>
      changedProductPrice(ctx, now, is),
    ),
  ]
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function steps(isTaken: boolean, step: Step): Step[] {
  return isTaken ? [step] : []
}

/** One after the other, each over what the ones before it leave. */
function composedOf(before: AdminProduct, steps: readonly Step[]) {
  const parts: ProductChange[] = []
  let now = before
  for (const step of steps) {
    const change = step(now)
    if (!change.ok) return change
    parts.push(change.value)
    now = change.value.after
  }
  return done({
    now,
    set: Object.assign({}, ...parts.map(({ set }) => set)) as ProductChange['set'],
    when: parts.flatMap(({ when }) => when ?? []),
    also: parts.flatMap(({ also }) => also ?? []),
  })
}

/** A count of the shelf over the book as it was seen. Refuses what is not counted, and less than is promised to orders. */
function countedOf(ctx: Ctx, before: AdminProduct, after: AdminProduct) {
  const { id } = before
  const { onHand, policy } = after.stock
  const { onHand: seen, reserved } = before.stock
  if (onHand === seen) return done({ when: [], also: [], audit: [] })
  if (policy === 'untracked') return refused('stock_untracked', { field: 'onHand' })
  if (onHand < reserved) return refused('stock_promised', { field: 'onHand', values: { reserved } })
  const move = { kind: 'counted', note: '', seen } as const
  const written = movement(ctx, { id: newId(), product: before, move, quantity: onHand - seen })
  return done({ when: [standsAt(id, seen)], also: written.also, audit: [written.audit] })
}
