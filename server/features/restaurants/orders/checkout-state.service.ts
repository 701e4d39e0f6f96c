import { keyHolder, ownerOf } from '#domain/cart-owner.ts'
import type { VatClass } from '#domain/catalog.ts'
import { storedKey } from '#domain/ids.ts'
import { type OpenTime, openState } from '#domain/opening-hours.ts'
import type { ServiceMode } from '#domain/orderable.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { Menu } from '#domain/restaurants.schema.ts'
import type { Slot } from '#domain/slots.ts'
import { findStoredCart } from '#server/features/cart/cart.service.ts'
import { findMenu } from '#server/features/restaurants/menu.repository.ts'
import { menuOf, type MenuRows } from '#server/features/restaurants/menu.service.ts'
import {
  type KitchenLoad,
  loadOf,
  openSlots,
  type RestaurantRow,
} from '#server/features/restaurants/open-slots.ts'
import { openTimesOf } from '#server/features/restaurants/restaurant-view.ts'
import { yesterday } from '#server/features/restaurants/restaurants.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findAround } from './checkout-state.repository.ts'
import { type DishBasket, dishBasketOf, problemsAt } from './dish-basket.ts'

/** The ordering of a cart's dishes at one instant. */
export interface DishCheckoutState {
  row: RestaurantRow
  menu: Menu
  rows: MenuRows
  basket: DishBasket
  mode: ServiceMode
  times: readonly OpenTime[]
  load: KitchenLoad
  /** Each with whether the kitchen has room and all dishes can be had then. */
  slots: Slot[]
  around: Awaited<ReturnType<typeof findAround>>
  /** The stored form of the key of placing; empty where nothing is placed. */
  storedKey: string
  /** Who holds slots as this caller. */
  holder: string
  now: number
}

interface Asked {
  restaurantId: string
  mode?: ServiceMode | undefined
  table?: string | undefined
  key?: string | undefined
}

/** All that placing depends on, in one round trip: cart, menu, hours, what the kitchen has to do. Undefined for a restaurant that guests do not see. */
export async function readDishState(
  ctx: Ctx,
  { restaurantId, mode: wanted, table = '', key }: Asked,
): Promise<DishCheckoutState | undefined> {
  // A visitor who never had a cart owns none: no row has an empty hash.
  const owner = ownerOf(ctx.actor) ?? { guestHash: '' }
  const scope = scopeOf(ctx)
  const now = ctx.now()
  const holder = keyHolder(owner)
  const stored = key ? await storedKey('restaurant_order', holder, key) : ''
  const today = osloClock(now).date
  const [rows, cart, around] = await Promise.all([
    findMenu(ctx.database, scope, { id: restaurantId, from: yesterday(now), now, holder }),
    findStoredCart(ctx),
    findAround(ctx.database, { restaurantId, table, today, storedKey: stored }),
  ])
  const menu = menuOf(rows, { scope, now })
  if (!menu || !rows.restaurant) return undefined
  const { row } = rows.restaurant
  const mode = wanted ?? (row.hasEatIn && around.table ? 'eat_in' : defaultMode(row))
  const times = openTimesOf(rows.restaurant, rows, now)
  const load = loadOf(row, rows)
  const rateOf = (vatClass: VatClass) => rateIn(around.rates, vatClass)
  const basket = await dishBasketOf(cart, { menu, rows: rows.dishes, mode, rateOf })
  const isOffered = mode === 'eat_in' ? row.hasEatIn : row.hasPickup
  const points = Math.max(1, basket.points)
  const all = isOffered ? openSlots(row, load, { mode, times, now, points }) : []
  const { pausedUntil } = load
  const slots = all.map(({ at, isFree }) => ({
    at,
    isFree: isFree && problemsAt(basket, { times, mode, at, pausedUntil }).length === 0,
  }))
  return {
    row,
    menu,
    rows,
    basket,
    mode,
    times,
    load,
    slots,
    around,
    storedKey: stored,
    holder,
    now,
  }
}

/** The first time at which all of it can be ready. */
export function firstFree({ slots }: DishCheckoutState): number | undefined {
  return slots.find(({ isFree }) => isFree)?.at
}

/** Until when somebody in the kitchen has to answer: they do not while it is closed. */
export function acceptBy({ times, now, row }: DishCheckoutState): number {
  const state = openState(times, now)
  const from = state.isOpen ? now : (state.opensAt ?? now)
  return from + row.acceptMinutes * 60_000
}

function defaultMode({ hasPickup }: RestaurantRow): ServiceMode {
  return hasPickup ? 'pickup' : 'eat_in'
}

/** The rate in force for a class; the newest row wins where two are. */
function rateIn(rates: DishCheckoutState['around']['rates'], vatClass: VatClass): number {
  const rate = rates.findLast((row) => row.class === vatClass)
  if (!rate) throw new Error(`no VAT rate is in force for ${vatClass}`)
  return rate.percentBp
}
