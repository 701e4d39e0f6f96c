import {
  type AdminCustomer,
  type AdminCustomers,
  type CustomerQuery,
  customersPageSize,
  type ListedCustomer,
} from '#domain/admin-customers.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { getConsentsOf } from '#server/features/privacy/consents.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { statusText } from '#server/i18n/order-words.ts'
import { findCustomer } from './customer.repository.ts'
import { type CustomerRow, customersQuery } from './customer-list.queries.ts'

/** One page of everyone who has ordered, one row for each address. */
export async function getCustomers(ctx: Ctx, query: CustomerQuery): Promise<AdminCustomers> {
  const { factoryId } = ctx.site
  const [rows] = await ctx.database.read([customersQuery({ factoryId, query })])
  // An address of before some left what is asked for, or a mistyped one.
  if (rows.length === 0 && query.page > 1) {
    const { total } = await getCustomers(ctx, { ...query, page: 1 })
    const page = Math.max(1, Math.ceil(total / customersPageSize))
    return getCustomers(ctx, { ...query, page })
  }
  return {
    customers: rows.map(listedCustomer),
    total: rows[0]?.total ?? 0,
    page: query.page,
    pageSize: customersPageSize,
  }
}

/** Who placed the order of this id, in the caller's language; `not_found` where the factory has none such, or its buyer was erased. */
export async function getCustomer(ctx: Ctx, orderId: string): Promise<Result<AdminCustomer>> {
  const found = await findCustomer(ctx.database, { factoryId: ctx.site.factoryId, orderId })
  if (!found) return refused('not_found')
  const { customer, bought } = found
  const { accountId } = customer
  const i18n = await translatorFor(ctx)
  const said = accountId === null ? undefined : await getConsentsOf(ctx, accountId)
  return done({
    ...listedCustomer(customer),
    languageCode: customer.accountLanguage ?? customer.languageCode,
    consents: said?.consents ?? [],
    orders: bought.map((order) => ({ ...order, statusText: statusText(i18n, order.status) })),
  })
}

function listedCustomer(row: CustomerRow): ListedCustomer {
  const { id, name, companyName, phone, email, orderCount, sumOre } = row
  return {
    ...{ id, name, companyName, phone, email, orderCount, sumOre },
    hasAccount: row.accountId !== null,
    lastOrderAt: row.lastOrderAt ?? 0,
  }
}
