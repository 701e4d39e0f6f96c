import { newId } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { eraseCustomer, findLeavingCustomer } from './erase-customer.repository.ts'
import { withoutTexts } from './erase.service.ts'
import { findCustomerData } from './export.repository.ts'
import type { NotedCustomer } from './noted-customer.queries.ts'

const attempts = 3

/** A customer as the section of customers knows them. */
export interface KnownCustomer {
  /** Of any of their orders: it names them in the log. */
  orderId: string
  /** None of a guest. */
  userId: string | undefined
  email: string
  languageCode: string
}

/** All that is kept about a customer, as they may ask for it (personvernforordningen art. 15); the log says who took it out. */
export async function exportCustomer(ctx: Ctx, customer: KnownCustomer) {
  const data = await findCustomerData(ctx.database, notedCustomer(ctx, customer))
  await ctx.database.write([
    auditedBy(ctx, { action: 'customer_exported', entity: 'order', entityId: customer.orderId }),
  ])
  return { exportedAt: new Date(ctx.now()).toISOString(), ...data }
}

/**
 * Erases a customer who asks for it (personvernforordningen art. 17): what the law wants of their orders stays, without a name.
 * Refuses `customer_open_order` (names the order) and `last_owner`.
 */
export async function eraseKnownCustomer(ctx: Ctx, known: KnownCustomer): Promise<Result<object>> {
  const customer = notedCustomer(ctx, known)
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findLeavingCustomer(ctx.database, customer)
    const { isThere, openOrderNo, isLastOwner, lines } = found
    // The same call at the same moment has done it.
    if (!isThere) return done({})
    if (openOrderNo !== undefined)
      return refused('customer_open_order', { values: { no: openOrderNo } })
    if (isLastOwner) return refused('last_owner')
    try {
      await eraseCustomer(ctx, {
        ...{ customer, orderId: known.orderId },
        lines: lines.flatMap(withoutTexts),
        told: known.userId === undefined ? [] : [toldGoodbye(ctx, known)],
      })
      ctx.log.info('customer.erased', { order: known.orderId })
      return done({})
    } catch (error) {
      // An order was placed, or the account went, in between: what is there now decides.
      if (!isRefusedByGuard(error)) throw error
    }
  }
  return refused('busy')
}

function notedCustomer(ctx: Ctx, { userId, email }: KnownCustomer): NotedCustomer {
  return { factoryId: ctx.site.factoryId, userId, email }
}

/** The last word goes to the address that is being forgotten; once it is sent, its row forgets it too. */
function toldGoodbye(ctx: Ctx, { email, languageCode }: KnownCustomer) {
  return queuedMessage({
    ...{ factoryId: ctx.site.factoryId, kind: 'A7', entityId: newId() },
    ...{ languageCode, recipient: email, at: ctx.now() },
  })
}
