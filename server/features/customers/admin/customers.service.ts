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
import {
  eraseKnownCustomer,
  exportCustomer,
  type KnownCustomer,
} from '#server/features/privacy/customer-privacy.service.ts'
import type { NotedCustomer } from '#server/features/privacy/noted-customer.queries.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { findNotes, findWrittenNote, hasErased, writeNote } from './customer-notes.repository.ts'
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
  const notes = await findNotes(ctx, notedCustomer(ctx, customer))
  const i18n = await translatorFor(ctx)
  const said = accountId === null ? undefined : await getConsentsOf(ctx, accountId)
  return done({
    ...listedCustomer(customer),
    languageCode: customer.accountLanguage ?? customer.languageCode,
    consents: said?.consents ?? [],
    notes: notes.map(({ name, ...note }) => ({ ...note, by: name ?? '' })),
    orders: bought.map((order) => ({ ...order, statusText: statusText(i18n, order.status) })),
  })
}

/** Writes a note about a customer for those who work here, once per key. Refuses `not_found`, `key_reused` and `too_many`. */
export async function addCustomerNote(
  ctx: Ctx,
  { id, text }: { id: string; text: string },
  key: string,
): Promise<Result<AdminCustomer>> {
  const found = await findCustomer(ctx.database, { factoryId: ctx.site.factoryId, orderId: id })
  if (!found) return refused('not_found')
  const customer = notedCustomer(ctx, found.customer)
  const making = { scope: 'customer-note', key, body: { id, text } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findWrittenNote(ctx, stored),
    make: (call) => writeNote(ctx, { customer, text }, call),
  })
  return made.ok ? getCustomer(ctx, id) : made
}

/** All that is kept about who placed an order; `not_found` as `getCustomer`. */
export async function getCustomerData(ctx: Ctx, orderId: string): Promise<Result<object>> {
  const found = await findCustomer(ctx.database, { factoryId: ctx.site.factoryId, orderId })
  return found
    ? done(await exportCustomer(ctx, knownCustomer(found, orderId)))
    : refused('not_found')
}

/**
 * Erases who placed an order, for good. Refuses `not_found`, `address_differs` where another address was typed, and what
 * `eraseKnownCustomer` refuses. The same call once more is done.
 */
export async function eraseCustomerOf(
  ctx: Ctx,
  { id, email }: { id: string; email: string },
): Promise<Result<object>> {
  const found = await findCustomer(ctx.database, { factoryId: ctx.site.factoryId, orderId: id })
  if (!found) return (await hasErased(ctx, id)) ? done({}) : refused('not_found')
  const known = knownCustomer(found, id)
  if (email !== known.email.toLowerCase()) return refused('address_differs', { field: 'email' })
  return eraseKnownCustomer(ctx, known)
}

type Found = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

function notedCustomer(ctx: Ctx, { accountId, email }: Found['customer']): NotedCustomer {
  return { factoryId: ctx.site.factoryId, userId: accountId ?? undefined, email }
}

function knownCustomer({ customer }: Found, orderId: string): KnownCustomer {
  const { accountId, email, accountLanguage, languageCode } = customer
  return {
    ...{ orderId, email, userId: accountId ?? undefined },
    languageCode: accountLanguage ?? languageCode,
  }
}

function listedCustomer(row: CustomerRow): ListedCustomer {
  const { id, name, companyName, phone, email, orderCount, sumOre } = row
  return {
    ...{ id, name, companyName, phone, email, orderCount, sumOre },
    hasAccount: row.accountId !== null,
    lastOrderAt: row.lastOrderAt ?? 0,
  }
}
