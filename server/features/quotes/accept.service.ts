import { storedKey, newId, newPublicToken } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { isStreet } from '#domain/contact.schema.ts'
import { offerTotals } from '#domain/offer-totals.ts'
import type { AcceptOffer } from '#domain/quote-view.schema.ts'
import { nextQuoteStatus } from '#domain/quotes.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import type { NewOrder } from '#server/features/orders/place-order.repository.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { dayText } from '#server/i18n/day-words.ts'
import { quoteStatusText } from '#server/i18n/quote-words.ts'
import { type DatabaseFault, faultOf } from '#server/platform/database-fault.ts'
import { findAcceptedGoods, insertAccepted } from './accept.repository.ts'
import { acceptedLines, deliveryFor, promisedDay } from './accepted-order.ts'
import { standingOf } from './quote-standing.ts'
import { findQuote, type FoundQuote, type OfferRow } from './quotes.repository.ts'

const attempts = 4

/**
 * Accepts an offer: it is an order then, at the prices that were offered, however often this is called. Refuses `quote_unknown`,
 * `offer_replaced` with the version that counts where the buyer saw another one, `offer_expired` with its last day, `quote_in_state`,
 * `street_invalid` where nobody has said where it goes, and `busy` where others were faster each time.
 */
export async function acceptOffer(
  ctx: Ctx,
  token: string,
  accepted: AcceptOffer,
): Promise<Result<FoundQuote>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findQuote(ctx.database, { factoryId: ctx.site.factoryId, token })
    if (!found) return refused('quote_unknown')
    const offer = found.offers.find(({ version }) => version === found.quote.offerVersion)
    if (offer && isDone(found, accepted)) return done(found)
    const problem = await whyNot(ctx, found, { offer, accepted })
    if (problem || !offer) return { ok: false, problem: problem ?? { code: 'quote_unknown' } }
    try {
      await write(ctx, { found, offer, accepted })
      ctx.log.info('quote.accepted', { quote: found.quote.id })
    } catch (error) {
      // Somebody was faster, with this very call perhaps: what stands there now decides.
      if (!isLostRace(faultOf(error))) throw error
    }
  }
  return refused('busy')
}

function isDone({ quote }: FoundQuote, { version }: AcceptOffer): boolean {
  return quote.status === 'accepted' && quote.orderId !== null && quote.offerVersion === version
}

async function whyNot(
  ctx: Ctx,
  { quote }: FoundQuote,
  { offer, accepted }: { offer: OfferRow | undefined; accepted: AcceptOffer },
): Promise<Problem | undefined> {
  const standing = standingOf(quote, ctx.now())
  if (standing === 'expired') {
    const date = dayText(ctx.language.code, quote.validUntil ?? '')
    return { code: 'offer_expired', values: { date } }
  }
  if (!nextQuoteStatus(standing, 'accept', buyerTypeOf(ctx.actor)).ok) {
    const state = quoteStatusText(await translatorFor(ctx), standing)
    return { code: 'quote_in_state', values: { state } }
  }
  const isSeen = offer?.version === accepted.version && offer.totalOre === accepted.totalOre
  if (!isSeen) return { code: 'offer_replaced', values: { version: quote.offerVersion } }
  const street = quote.street || accepted.street
  if (quote.delivery === 'delivered' && !isStreet(street))
    return { code: 'street_invalid', field: 'street' }
  return undefined
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
    ...{ found, goods, lines: acceptedLines(offer, goods), name: accepted.name },
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
      ? { street: quote.street || accepted.street, postcode: quote.postcode, city: quote.city }
      : null,
    promisedDate: promisedDay(offer, quote.wantedOn, at),
    itemsOre: totalOre - freightGrossOre,
    shippingOre: freightGrossOre,
    totalOre,
    vat,
    termsAcceptedAt: at,
    searchText: orderSearchText(
      { name, companyName, email, phone },
      offer.lines.map(({ title }) => title),
    ),
    createdAt: at,
    updatedAt: at,
  }
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

function isLostRace(fault: DatabaseFault): boolean {
  return isOvertaken(fault) || fault.kind === 'check' || fault.kind === 'unique'
}
