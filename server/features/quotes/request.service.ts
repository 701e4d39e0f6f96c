import { quoteRules } from '#domain/quote-rules.ts'
import { keyHolder } from '#domain/cart-owner.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { clockAfter } from '#domain/quote-clock.ts'
import type { QuoteForm, RequestedQuote, RequestQuote } from '#domain/quote-request.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import { type Buyer, buyerOf } from '#server/session/buyer.ts'
import { placeOf } from '#server/features/sellers/places.service.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { requestedLines } from './requested-lines.ts'
import {
  findCity,
  findNumber,
  findRequested,
  insertRequest,
  type NewQuote,
} from './request.repository.ts'
import { findRequestedGoods } from './requested-goods.queries.ts'

const hourMs = 3_600_000

interface Call {
  key: string
  network: string
}

/**
 * Takes a request for prices, once per key, confirms it by mail and tells sales. Refuses `wanted_on_invalid`, `product_not_found`,
 * `quote_product_gone` and `quote_packing` with the line, `quote_file_unknown`, `too_many_quotes` and `key_reused`. `guestSecret` is
 * there of a guest who is new.
 */
export async function requestQuote(
  ctx: Ctx,
  asked: RequestQuote,
  call: Call,
): Promise<Result<{ quote: RequestedQuote; guestSecret: string | undefined }>> {
  const buyer = await buyerOf(ctx)
  const limits = limitsOf(ctx, asked.form, call)
  const making = { scope: 'quote', key: call.key, body: asked, holder: keyHolder(buyer.keyOwner) }
  let refusal: Result<never> | undefined
  try {
    const made = await makeOnce(ctx, making, {
      find: (key) => findRequested(ctx.database, key),
      make: async (stored) => {
        const request = await newRequest(ctx, asked, { buyer, limits })
        if (!request.ok) {
          refusal = request
          return undefined
        }
        await insertRequest(ctx.database, request.value, stored)
        ctx.log.info('quote.requested', { quote: request.value.quote.id })
        return request.value.quote.id
      },
    })
    if (!made.ok) return refusal ?? made
    const quote = await findNumber(ctx.database, made.value)
    if (!quote) return refused('not_found')
    const { number, dueAt } = quote
    return done({ quote: { number, dueAt: dueAt ?? ctx.now() }, guestSecret: buyer.secret })
  } catch (error) {
    const fault = faultOf(error)
    if (isOverLimit(fault)) return refusedWithin(ctx, 'too_many_quotes', limits)
    if (isOvertaken(fault)) return refused('quote_file_unknown', { field: 'files' })
    throw error
  }
}

async function newRequest(
  ctx: Ctx,
  { form, lines: wanted, files }: RequestQuote,
  { buyer, limits }: { buyer: Buyer; limits: readonly Limit[] },
) {
  const { date: today } = osloClock(ctx.now())
  if (form.wantedOn <= today || form.wantedOn > addDays(today, mostDaysAhead))
    return refused('wanted_on_invalid', { field: 'form.wantedOn' })
  const ids = wanted.flatMap((line) => ('productId' in line ? [line.productId] : []))
  const [goods, city] = await Promise.all([
    findRequestedGoods(ctx.database, scopeOf(ctx), ids),
    form.delivery === 'delivered' ? cityOf(ctx, form.postcode) : undefined,
  ])
  const lines = requestedLines(wanted, goods)
  if (!lines.ok) return lines
  const titles = lines.value.map(({ title }) => title)
  return done({
    quote: quoteOf(ctx, form, { buyer, city: city ?? '', titles }),
    lines: lines.value,
    files: { holder: keyHolder(buyer.keyOwner), ids: files },
    limits,
    actorType: buyerTypeOf(ctx.actor),
  })
}

/** As our van knows it, else as the country does. */
async function cityOf(ctx: Ctx, postcode: string): Promise<string | undefined> {
  return (await findCity(ctx.database, postcode)) ?? (await placeOf(ctx, postcode))?.city
}

/** Two years: what is wanted later is a slip of the hand. */
const mostDaysAhead = 730

function quoteOf(
  ctx: Ctx,
  form: QuoteForm,
  { buyer, city, titles }: { buyer: Buyer; city: string; titles: readonly string[] },
): NewQuote {
  const now = ctx.now()
  const isDelivered = form.delivery === 'delivered'
  const { company, orgNo, contact, email, phone, delivery, wantedOn, frequency, message } = form
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    publicToken: newPublicToken(),
    ...buyer.owner,
    ...{ company, orgNo, contact, email, phone, delivery, wantedOn, frequency, message },
    languageCode: ctx.language.code,
    street: isDelivered ? form.street : '',
    postcode: isDelivered ? form.postcode : '',
    city,
    consentAt: now,
    ...clockAfter('submit', { dueAt: null, minutesLeft: null }, now),
    searchText: orderSearchText({ name: contact, companyName: company, email, phone }, titles),
    createdAt: now,
    updatedAt: now,
  }
}

/** What a request is counted against: of one network, and to one mailbox. */
function limitsOf(ctx: Ctx, { email }: QuoteForm, { network }: Call): Limit[] {
  const { networkPerHour, addressPerDay } = quoteRules
  const of = (...who: string[]) => ['quote', ctx.site.factoryId, ...who]
  return [
    { who: of('network', network), most: networkPerHour, windowMs: hourMs },
    { who: of('address', mailboxOf(email)), most: addressPerDay, windowMs: 24 * hourMs },
  ]
}
