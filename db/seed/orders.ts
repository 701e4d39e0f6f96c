import { serverConfig } from '#config'
import { events, orderLines, orders } from '#db/schema/index.ts'
import type { PaymentMethod, ShippingKind } from '#domain/checkout.ts'
import { isWorkingDay } from '#domain/holidays.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { type OrderEvent, orderSteps, type OrderStatus, orderTotals } from '#domain/orders.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import { add, type Seed } from './seed.ts'
import people from './people.json' with { type: 'json' }
import type { Shop } from './shop.ts'

interface Buyer {
  userId: string
  email: string
  name: string
  phone: string
  address: { street: string; postcode: string; city: string }
}

interface PastOrder {
  daysAgo: number
  kind: ShippingKind
  payment: PaymentMethod
  /** Null where it is still waiting. */
  deliveredAfterDays: number | null
  isClosed: boolean
  goods: Partial<Record<string, number>>
}

const dayMs = 24 * 3600 * 1000
const closedAfterDays = 14

/** The customer's orders, the oldest first, each with its history; what is not handed over yet is taken from the shelf. */
export function addOrders(seed: Seed, buyer: Buyer, shop: Shop): void {
  for (const [index, past] of (people.orders as PastOrder[]).entries())
    addOrder(seed, { buyer, shop, past, place: index + 1 })
}

interface OrderToAdd {
  buyer: Buyer
  shop: Shop
  past: PastOrder
  /** Which of the demo's orders it is. */
  place: number
}

function addOrder(seed: Seed, { buyer, shop, past, place }: OrderToAdd): void {
  const id = newId()
  const at = seed.now - past.daysAgo * dayMs
  const steps = stepsOf(past, at)
  const lines = linesOf(past, shop)
  const method = shop.methodOf(past.kind)
  const itemsOre = lines.reduce((sum, { lineOre }) => sum + lineOre, 0)
  const isFree = method.freeFromOre !== null && itemsOre >= method.freeFromOre
  const totals = orderTotals(lines, isFree ? 0 : method.priceOre)
  const { userId, email, name, phone, address } = buyer
  const { street, postcode, city } = address
  const year = Number(osloClock(at).date.slice(0, 4))
  seed.statements.push(countedUp(seed, year))
  add(seed, orders, [
    {
      id,
      factoryId: seed.factoryId,
      number: `waiting for its number ${place}`,
      publicToken: newPublicToken(),
      idempotencyKey: `demo ${id}`,
      channel: 'shop',
      status: steps.at(-1)?.to ?? 'placed',
      paymentMethod: past.payment,
      paymentStatus: past.deliveredAfterDays === null ? 'pending' : 'captured',
      ...(past.deliveredAfterDays !== null && { paidOre: totals.totalOre, paidVat: totals.vat }),
      userId,
      buyerKind: 'private',
      email,
      emailProvenAt: at,
      name,
      phone,
      languageCode: 'nb',
      shippingMethodId: method.id,
      shippingKind: past.kind,
      shippingName: method.name,
      address: past.kind === 'pickup' ? null : { street, postcode, city },
      promisedDate: workingDayFrom(osloClock(at + (past.deliveredAfterDays ?? 2) * dayMs).date),
      ...totals,
      termsAcceptedAt: at,
      searchText: orderSearchText(
        { name, email, phone },
        lines.map(({ titleSnapshot }) => titleSnapshot),
      ),
      createdAt: at,
      updatedAt: steps.at(-1)?.at ?? at,
    },
  ])
  seed.statements.push(numbered(seed, id, year))
  const isWaiting = past.deliveredAfterDays === null
  add(
    seed,
    orderLines,
    lines.map((line, sortOrder) => ({
      id: newId(),
      orderId: id,
      sortOrder,
      reservedQty: isWaiting ? line.qty : 0,
      sentQty: isWaiting ? 0 : line.qty,
      isPicked: !isWaiting,
      ...line,
    })),
  )
  if (isWaiting) for (const { productId, qty } of lines) seed.statements.push(taken(productId, qty))
  add(
    seed,
    events,
    steps.map((step) => ({
      id: newId(),
      entity: 'order',
      entityId: id,
      fromState: step.from,
      toState: step.to,
      event: step.event,
      actorType: step.event === 'place' ? ('customer' as const) : ('system' as const),
      actorId: step.event === 'place' ? userId : null,
      at: step.at,
    })),
  )
}

interface TakenStep {
  event: OrderEvent
  from: OrderStatus | null
  to: OrderStatus
  at: number
}

/** How the order came to where it stands, by the shop's own table of steps. */
function stepsOf({ kind, deliveredAfterDays, isClosed }: PastOrder, at: number): TakenStep[] {
  const deliveredAt = at + (deliveredAfterDays ?? 0) * dayMs
  const packing: OrderEvent[] = [
    'confirm',
    'start_picking',
    kind === 'pickup' ? 'pack_ready' : 'ship',
  ]
  const plan: [OrderEvent, number][] = [['place', at]]
  if (deliveredAfterDays !== null) {
    const packed = packing.map((event, index): [OrderEvent, number] => [
      event,
      at + ((index + 1) * (deliveredAt - at)) / (packing.length + 1),
    ])
    plan.push(...packed, ['hand_over', deliveredAt])
  }
  if (isClosed) plan.push(['close', deliveredAt + closedAfterDays * dayMs])
  return plan.map(([event, time], index) => {
    const before = plan[index - 1]
    return {
      event,
      from: before ? orderSteps[before[0]].to : null,
      to: orderSteps[event].to,
      at: Math.round(time),
    }
  })
}

function linesOf({ goods }: PastOrder, shop: Shop) {
  return Object.entries(goods).map(([key, qty = 1]) => {
    const product = shop.productOf(key)
    return {
      productId: product.id,
      titleSnapshot: product.name,
      packageSizeSnapshot: product.packageSize,
      imageSnapshot: product.imageUrl,
      sku: product.sku,
      gtin: product.gtin,
      options: [],
      optionsKey: '{}',
      allergens: product.allergens,
      withdrawalPolicy: product.withdrawalPolicy,
      qty,
      unitOre: product.priceOre,
      lineOre: product.priceOre * qty,
      vatBp: product.vatBp,
    }
  })
}

function workingDayFrom(date: string): string {
  return isWorkingDay(date) ? date : workingDayFrom(addDays(date, 1))
}

/** The demo's orders take numbers from the shop's own counter: the next real one follows without a gap. */
function countedUp({ factoryId }: Seed, year: number) {
  return {
    sql: `insert into counters (scope, year, last) values (?, ?, 1)
      on conflict (scope, year) do update set last = last + 1`,
    args: [`orders:${factoryId}`, year],
  }
}

function numbered({ factoryId }: Seed, orderId: string, year: number) {
  return {
    sql: `update orders set number = ? || (select printf('%06d', last) from counters where scope = ? and year = ?)
      where id = ?`,
    args: [
      `${serverConfig.orders.numberPrefix}-${String(year).slice(2)}-`,
      `orders:${factoryId}`,
      year,
      orderId,
    ],
  }
}

function taken(productId: string, quantity: number) {
  return {
    sql: 'update stock_levels set reserved = reserved + ? where product_id = ?',
    args: [quantity, productId],
  }
}
