import { appConfig } from '#config'
import {
  chosenOf,
  priceOf,
  type PricingBreakdown,
  quantityProblem,
  quantityToAdd,
} from '#domain/cart.ts'
import type { CartLine, CartView, NewLine } from '#domain/cart.schema.ts'
import { type ChosenDish, isChosenDish } from '#domain/chosen-dish.ts'
import { chooseOptions, type ChosenOptions, optionsKey } from '#domain/chosen-options.ts'
import { sha256Hex, storedKey } from '#domain/ids.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { findMenuOf } from '#server/features/restaurants/menu.service.ts'
import type { CartRow, CartScope, LineRow, SoldRow } from './cart.queries.ts'
import { dishLineOf, dishToAdd, menuOfLines } from './dish-lines.service.ts'
import { addLine as writeLine, type LineToAdd } from './add-line.repository.ts'
import { type AddScope, type BeforeAdding, findBeforeAdding } from './before-adding.repository.ts'
import { cartViewOf, elsewhere, rulesOf } from './cart-view.ts'
import {
  findCart,
  removeLine as deleteLine,
  removeLines,
  setQuantity as writeQuantity,
  storePrices,
} from './cart.repository.ts'
import { buyerOf } from '#server/session/buyer.ts'
import { keyHolder, ownerOf } from '#domain/cart-owner.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'

/** The caller's cart; an empty one where there is none, which writes nothing. */
export async function getCart(ctx: Ctx): Promise<CartView> {
  const scope = ownScope(ctx)
  return viewOf(ctx, scope ? await findCart(ctx.database, scope) : undefined)
}

/** The caller's cart as it is kept, for who orders what is in it; undefined where there is none. */
export async function findStoredCart(ctx: Ctx): Promise<CartRow | undefined> {
  const scope = ownScope(ctx)
  return scope && findCart(ctx.database, scope)
}

/** Lines of goods that stand elsewhere, such as in a saved list, as a cart would show them today. */
export async function viewLines(ctx: Ctx, lines: LineRow[]): Promise<CartLine[]> {
  return (await viewOf(ctx, { id: '', sessionId: null, lines })).items
}

/** A line to add, with the key of the call and where it comes from, which counts for a guest alone. */
export type AddCall = NewLine & { key: string; network?: string }

/** A cart, and the secret of a guest who got a cart just now. */
export interface AddedLine {
  cart: CartView
  guestSecret?: string
}

/**
 * Puts a product into the caller's cart, or raises the line with the same options. A call with a key that was used is
 * answered as the first time, who has signed in or out since with their own cart as it is; with another content it is refused. Refusals:
 * product_not_found, restaurants_mixed, dish_sold_out, group_*, not_for_sale, sold_out, stock_short, quantity_*, option_*, too_many_lines, key_reused; too_many_carts where a
 * guest without a cart comes from a network that began too many.
 */
export async function addLine(ctx: Ctx, input: AddCall): Promise<Result<AddedLine>> {
  const { owner, keyOwner, label, secret } = await buyerOf(ctx)
  const scope: AddScope = {
    ...scopeOf(ctx),
    owner,
    productId: input.productId,
    key: await storedKey('cart.add', keyHolder(keyOwner), input.key),
  }
  const bodyHash = await bodyHashOf(input)
  const limit = newCartLimit(ctx, input.network ?? '')
  // Who has signed in or out since is shown no cart but their own.
  const ownOf = async (first: CartRow) => {
    const cart = await findCart(ctx.database, scope)
    return cart?.id === first.id ? first : cart
  }
  const answer = async (cart: CartRow | undefined) =>
    done({
      cart: await viewOf(ctx, cart),
      ...(secret ? { guestSecret: secret } : {}),
    })
  const tryOnce = async () => {
    const before = await findBeforeAdding(ctx.database, scope)
    if (before.done?.bodyHash === bodyHash) return answer(await ownOf(before.done.cart))
    if (before.done) return refused('key_reused')
    const line = await lineToAdd(ctx, before, input)
    if (!line.ok) return line
    const written = { ...line.value, bodyHash, sessionId: label, limit, now: ctx.now() }
    const cart = await writeOnce(ctx, scope, written)
    if (cart === 'over_limit') return refusedWithin(ctx, 'too_many_carts', [limit])
    return cart && answer(cart)
  }
  // The second reading tells what has changed between the first one and its write.
  return (await tryOnce()) ?? (await tryOnce()) ?? refused('busy')
}

/** Sets a line's quantity; 0 or less removes it. Refusals: line_not_found, and those of adding. */
export async function setQuantity(
  ctx: Ctx,
  input: { lineId: string; quantity: number },
): Promise<Result<CartView>> {
  const { lineId, quantity } = input
  if (quantity <= 0) return removeLine(ctx, lineId)
  const scope = ownScope(ctx)
  if (!scope) return refused('line_not_found')
  const written = await writeQuantity(ctx.database, scope, { lineId, quantity, now: ctx.now() })
  if (written.isDone) return done(await viewOf(ctx, written.cart))
  const lines = written.cart?.lines ?? []
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return refused('line_not_found')
  return { ok: false, problem: quantityProblemOf(line, lines, quantity) ?? { code: 'busy' } }
}

/** Removes a line. Refused with line_not_found where the caller's cart has no such line. */
export async function removeLine(ctx: Ctx, lineId: string): Promise<Result<CartView>> {
  const scope = ownScope(ctx)
  if (!scope) return refused('line_not_found')
  const written = await deleteLine(ctx.database, scope, { lineId, now: ctx.now() })
  return written.isDone ? done(await viewOf(ctx, written.cart)) : refused('line_not_found')
}

/** Removes all lines. */
export async function clearCart(ctx: Ctx): Promise<CartView> {
  const scope = ownScope(ctx)
  if (!scope) return viewOf(ctx, undefined)
  const { cart } = await removeLines(ctx.database, scope, ctx.now())
  return viewOf(ctx, cart)
}

/** Stores the prices that the caller has seen. A price that is not today's any more stays marked as changed. */
export async function acceptPrices(
  ctx: Ctx,
  seen: readonly { id: string; unitPriceOre: number }[],
): Promise<CartView> {
  const scope = ownScope(ctx)
  const cart = scope && (await findCart(ctx.database, scope))
  const menu = await menuOfLines(ctx, cart?.lines ?? [])
  const prices = (cart?.lines ?? []).flatMap((line) => {
    const breakdown = line.product.restaurantId
      ? dishLineOf(line, menu)?.breakdown
      : priceOf(line.product, chosenOf(line.selectedAttributes as ChosenOptions))
    if (!breakdown) return []
    const isSeen = seen.some(
      ({ id, unitPriceOre }) => id === line.id && unitPriceOre === breakdown.total_price,
    )
    return isSeen ? [{ lineId: line.id, breakdown }] : []
  })
  if (!scope || prices.length === 0) return viewOf(ctx, cart)
  return viewOf(ctx, await storePrices(ctx.database, scope, prices))
}

async function lineToAdd(
  ctx: Ctx,
  before: BeforeAdding,
  input: NewLine,
): Promise<Result<Omit<LineToAdd, 'bodyHash' | 'sessionId' | 'limit' | 'now'>>> {
  const { product } = before
  if (!product || product.isActive === 0) return refused('product_not_found')
  const choice = await choiceOf(ctx, { ...before, product }, input.selectedAttributes)
  if (!choice.ok) return choice
  const { chosen, breakdown } = choice.value
  const key = optionsKey(chosen)
  const lines = before.lines.filter(({ productId }) => productId === product.id)
  const same = lines.find((line) => line.optionsKey === key)
  if (!same && before.lines.length >= appConfig.limits.maxCartLines)
    return refused('too_many_lines')
  const rules = rulesOf(product)
  const quantity = input.quantity ?? quantityToAdd(rules, same !== undefined)
  const others = lines.reduce((sum, line) => sum + (line === same ? 0 : line.quantity), 0)
  const problem = quantityProblem(rules, quantity + (same?.quantity ?? 0), others)
  if (problem) return { ok: false, problem }
  return done({
    chosen,
    optionsKey: key,
    breakdown,
    quantity,
    title: rules.title,
    sku: product.barcode,
  })
}

/** What was chosen of a product and what it costs: of a dish by its menu, of goods by their own options. */
async function choiceOf(
  ctx: Ctx,
  { product, lines }: { product: SoldRow; lines: BeforeAdding['lines'] },
  wanted: NewLine['selectedAttributes'],
): Promise<Result<{ chosen: ChosenOptions | ChosenDish; breakdown: PricingBreakdown }>> {
  const { restaurantId } = product
  if (!restaurantId) {
    if (isChosenDish(wanted)) return refused('product_not_found')
    const choice = chooseOptions(product.attributesSchema, wanted, scopeOf(ctx))
    if (!choice.ok) return choice
    return done({ chosen: choice.value, breakdown: priceOf(product, choice.value) })
  }
  if (!isChosenDish(wanted) || wanted.restaurant_id !== restaurantId)
    return refused('product_not_found')
  const isMixed = lines.some((line) => line.restaurantId && line.restaurantId !== restaurantId)
  if (isMixed) return refused('restaurants_mixed')
  return dishToAdd(await findMenuOf(ctx, restaurantId), product.id, wanted)
}

function newCartLimit(ctx: Ctx, network: string): Limit {
  return {
    who: ['cart', ctx.site.factoryId, network],
    most: appConfig.cart.newPerHour,
    windowMs: 3_600_000,
  }
}

/**
 * Writes the line, all or nothing: undefined where a limit of the sale no longer held, or where the same call was written meanwhile;
 * `over_limit` where the cart would have been one too many.
 */
async function writeOnce(
  ctx: Ctx,
  scope: AddScope,
  line: LineToAdd,
): Promise<CartRow | 'over_limit' | undefined> {
  try {
    return await writeLine(ctx.database, scope, line)
  } catch (error) {
    const fault = faultOf(error)
    if (isOverLimit(fault)) return 'over_limit'
    const { kind, what } = fault
    const isOvertaken = kind === 'unique' || kind === 'not_null'
    if (isOvertaken && what.includes('idempotency_keys.key')) return undefined
    throw error
  }
}

function quantityProblemOf(
  line: LineRow,
  lines: readonly LineRow[],
  quantity: number,
): Problem | undefined {
  const rules = rulesOf(line.product, line.product.title ?? line.snapshotTitle)
  return quantityProblem(rules, quantity, elsewhere(line, lines))
}

async function bodyHashOf({ productId, quantity, selectedAttributes }: NewLine): Promise<string> {
  return sha256Hex(JSON.stringify([productId, quantity ?? null, optionsKey(selectedAttributes)]))
}

async function viewOf(ctx: Ctx, cart: CartRow | undefined): Promise<CartView> {
  const [i18n, menu] = await Promise.all([translatorFor(ctx), menuOfLines(ctx, cart?.lines ?? [])])
  const goods = cartViewOf(cart, { words: scopeOf(ctx), i18n, menu })
  return { ...goods, minOrderOre: ctx.site.minOrderOre }
}

function ownScope(ctx: Ctx): CartScope | undefined {
  const owner = ownerOf(ctx.actor)
  return owner && { ...scopeOf(ctx), owner }
}
