import { type OfferLine, lineChanges } from '#domain/offer.ts'
import { grossOf, lineNetOre } from '#domain/offer-totals.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { OfferLineView, OfferView, QuoteView } from '#domain/quote-view.schema.ts'
import { declineReasons, nextQuoteStatus, type QuoteStatus, rejectReasons } from '#domain/quotes.ts'
import { type Tint, tints } from '#domain/catalog.ts'
import type { FoundQuote, OfferRow } from './quotes.repository.ts'
import { standingOf } from './quote-standing.ts'

interface Seen {
  now: number
  /** Where goods are picked up. */
  pickupPlace: string
}

/** A quote as its buyer reads it: never what goods cost the factory, a note of sales, or an offer that is not sent. */
export function quoteView(found: FoundQuote, { now, pickupPlace }: Seen): QuoteView {
  const { quote, offers } = found
  const status = standingOf(quote, now)
  const { number, company, orgNo, contact, email, phone, delivery } = quote
  const { street, postcode, city, wantedOn, frequency, message, createdAt, dueAt } = quote
  return {
    ...{ number, status, company, orgNo, contact, email, phone, delivery },
    ...{ street, postcode, city, wantedOn, frequency, message, createdAt, dueAt },
    pickupPlace: delivery === 'pickup' ? pickupPlace : '',
    lines: found.lines.map(askedLine),
    files: found.files.map(({ name, bytes }) => ({ name, bytes })),
    offer: offerOf(found, now),
    versions: offers.map(({ version, sentAt, totalOre }) => ({ version, sentAt, totalOre })),
    messages: messagesOf(found),
    can: abilities(found, status),
    outcome: outcomeOf(found),
    order: found.order,
    renewedAs: found.copy,
  }
}

/** While a quote is open or offered its buyer may write. */
export function canWrite(status: QuoteStatus): boolean {
  return status === 'needs_info' || nextQuoteStatus(status, 'withdraw', 'guest').ok
}

function abilities({ copy }: FoundQuote, status: QuoteStatus): QuoteView['can'] {
  const can = (event: 'accept' | 'decline' | 'request_revision' | 'withdraw') =>
    nextQuoteStatus(status, event, 'guest').ok
  return {
    accept: can('accept'),
    decline: can('decline'),
    revise: can('request_revision'),
    withdraw: can('withdraw'),
    write: canWrite(status),
    renew: status === 'expired' && copy === null,
  }
}

function askedLine(line: FoundQuote['lines'][number]): QuoteView['lines'][number] {
  const { id, title, packageSize, sku, imageUrl, tint, quantity, unit, pieces, note } = line
  const isProduct = line.productId !== null
  return { id, title, packageSize, sku, imageUrl, tint, isProduct, quantity, unit, pieces, note }
}

function offerOf(found: FoundQuote, now: number): OfferView | null {
  const [offer, before] = found.offers
  if (!offer) return null
  const { version, sentAt, goodsNetOre, freightNetOre, netOre, vat, totalOre } = offer
  const { validUntil, paymentDays, terms, message } = offer
  return {
    ...{ version, sentAt, goodsNetOre, freightNetOre, netOre, vat, totalOre },
    ...{ validUntil, paymentDays, terms, message },
    sentBy: offer.sentByName,
    lines: offerLines(offer, before, found),
    gone: goneTitles(offer, before),
    freightNetOreBefore:
      before && before.freightNetOre !== freightNetOre ? before.freightNetOre : null,
    paymentDaysBefore: before && before.paymentDays !== paymentDays ? before.paymentDays : null,
    daysLeft: daysBetween(osloClock(now).date, validUntil),
  }
}

function offerLines(
  { lines }: OfferRow,
  before: OfferRow | undefined,
  found: FoundQuote,
): OfferLineView[] {
  const changes = before ? lineChanges(lines, before.lines) : undefined
  return lines.map((line) => {
    const { id, title, packageSize, sku, imageUrl, quantity, unit, pieces, note } = line
    const { listNetOre, netOre, vatBp, leadDays } = line
    const change = changes?.get(id)
    return {
      ...{ id, title, packageSize, sku, imageUrl, quantity, unit, pieces, note },
      ...{ listNetOre, netOre, vatBp, leadDays },
      tint: tintOf(line, found),
      isProduct: line.productId !== null,
      grossOre: grossOf(netOre, vatBp),
      sumNetOre: lineNetOre(line),
      change: change
        ? {
            isNew: change.isNew,
            netOreBefore: change.netOreBefore ?? null,
            piecesBefore: change.piecesBefore ?? null,
          }
        : null,
    }
  })
}

function goneTitles({ lines }: OfferRow, before: OfferRow | undefined): string[] {
  const ids = new Set(lines.map(({ id }) => id))
  return (before?.lines ?? []).filter(({ id }) => !ids.has(id)).map(({ title }) => title)
}

/** What sales added is of no category that the request knows of. */
function tintOf({ id, productId }: OfferLine, { lines }: FoundQuote): Tint {
  const asked = lines.find(
    (line) => line.id === id || (productId !== null && line.productId === productId),
  )
  return asked?.tint ?? tints[0]
}

function messagesOf({ messages, offers, lines }: FoundQuote): QuoteView['messages'] {
  const titles = new Map(
    [...lines, ...offers.toReversed().flatMap((offer) => offer.lines)].map(({ id, title }) => [
      id,
      title,
    ]),
  )
  return messages
    .filter(({ isInternal }) => !isInternal)
    .map(({ id, author, authorName, text, lineIds, createdAt }) => ({
      ...{ id, author, authorName, text, at: createdAt },
      about: lineIds.flatMap((lineId) => titles.get(lineId) ?? []),
    }))
}

/** Why it came to nothing. What sales think of an offer that was accepted is theirs. */
function outcomeOf({ quote: { status, outcomeReason, outcomeNote } }: FoundQuote) {
  const reasons: readonly string[] =
    status === 'rejected' ? rejectReasons : status === 'declined' ? declineReasons : []
  const isSaid = outcomeReason !== null && reasons.includes(outcomeReason)
  return isSaid
    ? { reason: outcomeReason as NonNullable<QuoteView['outcome']>['reason'], note: outcomeNote }
    : null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
