import { storedKey, newId, newPublicToken } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { isStreet } from '#domain/contact.schema.ts'
import { offerTotals } from '#domain/offer-totals.ts'
import type { AcceptOffer, QuoteView } from '#domain/quote-view.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import type { NewOrder } from '#server/features/orders/place-order.repository.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { noteLabel } from '#server/i18n/quote-words.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { findAcceptedGoods, insertAccepted } from './accept.repository.ts'
import { acceptedLines, deliveryFor, promisedDay } from './accepted-order.ts'
import { getQuote, onQuote, whyUnanswerable } from './buyers-quote.service.ts'
import type { FoundQuote, OfferRow } from './quotes.repository.ts'

/**
 * Accepts an offer: it is an order then, at the prices that were offered, however often this is called. Refuses `quote_unknown`,
 * `offer_replaced` with the version that counts where the buyer saw another one, `offer_expired` with its last day, `quote_in_state`,
 * `street_invalid` where nobody has said where it goes, and `busy` where others were faster each time.
 */
export async function acceptOffer(
  ctx: Ctx,
  token: string,
  accepted: AcceptOffer,
): Promise<Result<QuoteView>> {
  const result = await onQuote(ctx, token, async (found) => {
    const { quote, offers } = found
    const { version } = accepted
    if (quote.status === 'accepted' && quote.offerVersion === version) return done(undefined)
    const refusal = await whyUnanswerable(ctx, found, version)
    if (refusal) return refusal
    const offer = offers.find((each) => each.version === version)
    if (offer?.totalOre !== accepted.totalOre)
      return refused('offer_replaced', { values: { version: quote.offerVersion } })
    if (quote.delivery === 'delivered' && !isStreet(streetOf(quote, accepted)))
      return refused('street_invalid', { field: 'street' })
    if (!(await isWritten(ctx, { found, offer, accepted }))) return undefined
    ctx.log.info('quote.accepted', { quote: quote.id })
    return done(undefined)
  })
  return result.ok ? getQuote(ctx, token) : result
}

/** False where goods that were there when they were looked at have gone to somebody else: then all is read anew. */
async function isWritten(ctx: Ctx, ready: Ready): Promise<boolean> {
  try {
    await write(ctx, ready)
    return true
  } catch (error) {
    if (faultOf(error).kind !== 'check') throw error
    return false
  }
}

interface Ready {
  found: FoundQuote
  offer: OfferRow
  accepted: AcceptOffer
}

async function write(ctx: Ctx, ready: Ready): Promise<void> {
  const { found, offer, accepted } = ready
  const { languageCode, factoryId } = found.quote
  const { goods, methods } = await findAcceptedGoods(
    ctx.database,
    { factoryId, languageCode },
    offer,
  )
  const method = deliveryFor(found.quote.delivery, methods)
  await insertAccepted(ctx.database, {
    ...{ found, goods, name: accepted.name },
    lines: acceptedLines(offer, goods, noteLabel(await translatorFor(ctx))),
    order: await orderOf(ctx, ready, method),
    actorType: buyerTypeOf(ctx.actor),
    actorId: ctx.actor.userId ?? ctx.actor.guestHash ?? null,
  })
}

async function orderOf(
  ctx: Ctx,
  { found: { quote }, offer, accepted }: Ready,
  method: { id: string; kind: NewOrder['shippingKind']; name: string | null } | undefined,
): Promise<NewOrder> {
  const at = ctx.now()
  const isDelivered = quote.delivery === 'delivered'
  const { freightGrossOre, totalOre, vat } = offerTotals(offer.lines, offer.freightNetOre)
  const { company: companyName, orgNo, email, phone } = quote
  const { name } = accepted
  return {
    id: newId(),
    factoryId: quote.factoryId,
    publicToken: newPublicToken(),
    // One order for a quote, whatever happens.
    idempotencyKey: await storedKey('quote order', quote.id, quote.number),
    channel: 'quote',
    paymentMethod: 'invoice',
    paymentStatus: 'pending',
    ...ownerOf(ctx, quote),
    buyerKind: 'business',
    ...{ email, name, phone, companyName, orgNo },
    // The link came to that address by mail; in an account it is there without one.
    emailProvenAt: quote.userId === null ? at : null,
    poNumber: accepted.poNumber || null,
    invoiceAddress: `0192:${orgNo}`,
    languageCode: quote.languageCode,
    shippingMethodId: method?.id ?? '',
    shippingKind: method?.kind ?? (isDelivered ? 'own_van' : 'pickup'),
    shippingName: method?.name ?? '',
    address: isDelivered
      ? { street: streetOf(quote, accepted), postcode: quote.postcode, city: quote.city }
      : null,
    promisedDate: promisedDay(offer, quote.wantedOn, at),
    itemsOre: totalOre - freightGrossOre,
    shippingOre: freightGrossOre,
    totalOre,
    vat,
    // What the buyer wrote with the request is for who packs and drives it, too.
    note: quote.message,
    termsAcceptedAt: at,
    searchText: orderSearchText(
      { name, companyName, email, phone },
      offer.lines.map(({ title }) => title),
    ),
    createdAt: at,
    updatedAt: at,
  }
}

/** Where it goes: what was asked with counts unless it is no street. */
function streetOf({ street }: FoundQuote['quote'], accepted: AcceptOffer): string {
  return isStreet(street) ? street : accepted.street
}

/** Whose order it is: of who asked, else of who accepts. */
function ownerOf(
  { actor }: Ctx,
  { userId, guestHash }: FoundQuote['quote'],
): Pick<NewOrder, 'userId' | 'guestHash'> {
  if (userId !== null) return { userId }
  if (actor.userId !== undefined) return { userId: actor.userId }
  return { guestHash: actor.guestHash ?? guestHash }
}
