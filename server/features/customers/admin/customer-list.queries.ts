import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  max,
  ne,
  not,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { orders, users } from '#db/schema/index.ts'
import { type CustomerQuery, customersPageSize } from '#domain/admin-customers.schema.ts'
import { orderWords } from '#domain/searched-order.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'

interface AskedCustomers {
  factoryId: string
  query: CustomerQuery
}

export type CustomerRow = Awaited<ReturnType<typeof customersQuery>>[number]

const account = alias(users, 'account')
const first = alias(orders, 'first_order')
const last = alias(orders, 'last_order')

/** Under which address an order counts: its account's own, else the one that was typed. */
export const customerAddress = sql<string>`coalesce(${users.emailKey}, ${orders.email})`

/** One page of what was asked for, and in each row how many were. */
export function customersQuery({ factoryId, query }: AskedCustomers) {
  const hasAccount = exists(
    build
      .select({ one: sql`1` })
      .from(account)
      .where(isAccountOf(factoryId, customerAddress)),
  )
  const page = grouped(and(isOrderOf(factoryId), isFound(factoryId, query.q)))
    .having(query.kind && (query.kind === 'account' ? hasAccount : not(hasAccount)))
    .orderBy(...sortedBy(query.sort))
    .limit(customersPageSize)
    .offset((query.page - 1) * customersPageSize)
  return described(factoryId, page.as('customer')).orderBy(...sortedBy(query.sort))
}

/** The one customer of these orders. */
export function customerQuery(factoryId: string, isTheirs: SQL | undefined) {
  return described(factoryId, grouped(and(isOrderOf(factoryId), isTheirs)).as('customer'))
}

/** An order that somebody can be known by: who was erased has left a blank address. */
export function isOrderOf(factoryId: string) {
  return and(eq(orders.factoryId, factoryId), ne(orders.email, ''))
}

/** Orders by whose they are: all that is added up here stands in one index. */
function grouped(where: SQL | undefined) {
  const countedOre = sql`case when ${orders.status} = 'cancelled' then 0 else ${orders.totalOre} end`
  return build
    .select({
      address: customerAddress.as('buyer_address'),
      firstRow: sql<number>`min(${orders}.rowid)`.as('first_row'),
      lastRow: sql<number>`max(${orders}.rowid)`.as('last_row'),
      orderCount: count().as('order_count'),
      sumOre: sql<number>`sum(${countedOre})`.as('sum_ore'),
      lastOrderAt: max(orders.createdAt).as('last_order_at'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .groupBy(sql`buyer_address`)
    .$dynamic()
}

/** What is said of each customer: read for those of a page alone. */
function described(factoryId: string, customer: ReturnType<ReturnType<typeof grouped>['as']>) {
  return build
    .select({
      id: first.id,
      email: customer.address,
      orderCount: customer.orderCount,
      sumOre: customer.sumOre,
      lastOrderAt: customer.lastOrderAt,
      total: customer.total,
      name: last.name,
      companyName: last.companyName,
      phone: last.phone,
      languageCode: last.languageCode,
      accountId: account.id,
      accountLanguage: account.languageCode,
    })
    .from(customer)
    .innerJoin(first, sql`${first}.rowid = ${customer.firstRow}`)
    .innerJoin(last, sql`${last}.rowid = ${customer.lastRow}`)
    .leftJoin(account, isAccountOf(factoryId, customer.address))
    .$dynamic()
}

function isAccountOf(factoryId: string, address: SQLWrapper) {
  return and(
    eq(account.factoryId, factoryId),
    sql`${account.emailKey} = ${address}`,
    ne(account.status, 'erased'),
  )
}

/** By the words of any of their orders, or by the address of their account. */
function isFound(factoryId: string, typed: string): SQL | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const words = orderWords(text)
  // The names of the goods stand behind the phone: a product finds nobody.
  const aboutBuyer = sql`substr(found.search_text, 1,
    instr(found.search_text, ltrim(found.phone, '+')) + length(found.phone) - 1)`
  return sql`buyer_address in (
    select coalesce(person.email_key, found.email) from ${orders} as found
      left join ${users} as person on person.id = found.user_id
      where found.rowid in (select each.rowid from ${orders} as each
        where each.factory_id = ${factoryId} and ${holdsAll([sql`each.search_text`], words)})
      and ${holdsAll([aboutBuyer], words)}
    union all select email_key from ${users}
      where factory_id = ${factoryId} and instr(email_key, ${text.toLowerCase()}) > 0)`
}

function sortedBy(sort: CustomerQuery['sort']): SQL[] {
  const way = sort?.startsWith('-') === false ? asc : desc
  const by = {
    last: sql`last_order_at`,
    sum: sql`sum_ore`,
    orders: sql`order_count`,
  }[(sort?.replace(/^-/u, '') ?? 'last') as 'last' | 'sum' | 'orders']
  // Among equals by who ordered last.
  return [by, sql`last_row`].map((column) => way(column))
}
