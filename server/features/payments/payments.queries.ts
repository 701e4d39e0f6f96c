import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cartItems, orders, paymentOperations, payments } from '#db/schema/index.ts'
import { newPublicToken } from '#domain/ids.ts'
import {
  type PaidKind,
  paymentMinutes,
  type PaymentMode,
  type PaymentProviderCode,
} from '#domain/payments.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

export type PaymentRow = typeof payments.$inferSelect
export type OperationRow = typeof paymentOperations.$inferSelect
/** A line of a cart as it is kept with the payment of the order that it went into. */
export type KeptLine = Omit<typeof cartItems.$inferSelect, 'id' | 'cartId' | 'createdAt'>

export interface NewPayment {
  factoryId: string
  kind: PaidKind
  orderId: string
  /** Of the order, as its reference at the provider begins. */
  number: string | SQL<string>
  provider: PaymentProviderCode
  mode: PaymentMode
  amountOre: number
  /** The cart that the order was in, and which of its lines: they go back there where nothing is paid. */
  cart: { id: string; isOrdered: SQL } | null
  at: number
}

/** The statement that writes a payment, for the batch that writes its order and before that empties the cart; its id is given. */
export function openedPayment(id: string, payment: NewPayment): Statement {
  const { factoryId, kind, orderId, number, provider, mode, amountOre, cart, at } = payment
  const row = {
    ...{ id, factoryId, kind, orderId, provider, mode, amountOre, state: 'created' as const },
    reference: sql<string>`${number} || '-' || ${newPublicToken()
      .replaceAll(/[^\dA-Za-z]/gu, 'x')
      .slice(0, 12)}`,
    ...{ cartId: cart?.id ?? null, cartLines: cart ? keptLines(cart) : [] },
    ...{ expiresAt: at + paymentMinutes * 60_000, createdAt: at, updatedAt: at },
  }
  return statementOf(insertWhere(payments, row, sql`1`))
}

/** Lines of a cart as they are put back into it. */
function keptLines({ id, isOrdered }: { id: string; isOrdered: SQL }): SQL<KeptLine[]> {
  const line = sql`json_object('productId', ${cartItems.productId}, 'optionsKey', ${cartItems.optionsKey},
    'selectedAttributes', json(${cartItems.selectedAttributes}), 'quantity', ${cartItems.quantity},
    'unitPriceOre', ${cartItems.unitPriceOre}, 'snapshotTitle', ${cartItems.snapshotTitle},
    'snapshotSku', ${cartItems.snapshotSku})`
  const lines = build
    .select({ lines: sql`json_group_array(${line})` })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, id), isOrdered))
  return sql<KeptLine[]>`(${lines})`
}

/** The payments of the wanted orders of the shop, as a query. */
export function paymentsOfOrders(isWanted: SQL | undefined) {
  return build
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, and(eq(payments.kind, 'order'), eq(orders.id, payments.orderId)))
    .where(isWanted)
    .limit(1)
}

/** `isHeldNoLonger` of a payment of the shop, as 0 or 1 in a query of `orders`. */
export const isHeldNoLongerThere = sql<number>`exists (select 1 from ${payments} as paid
  where paid.kind = 'order' and paid.order_id = ${orders}.id
    and paid.authorized_ore > 0 and paid.captured_ore = 0 and paid.cancelled_ore = paid.authorized_ore)`

/** What was done with the money of an order of either kind, the oldest first, as a query. */
export function operationsOf(kind: PaidKind, orderId: string) {
  const own = build
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.orderId, orderId)))
  return build
    .select()
    .from(paymentOperations)
    .where(inArray(paymentOperations.paymentId, own))
    .orderBy(asc(paymentOperations.createdAt), asc(paymentOperations.id))
}
