import { quoteRules } from '#domain/quote-rules.ts'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { marginBp } from '#domain/offer-totals.ts'
import { type Actor, isAllowed } from '#domain/permissions.ts'
import { nextQuoteStatus, type QuoteEvent } from '#domain/quotes.ts'
import { canWrite, quoteView } from '#server/features/quotes/quote-view.ts'
import type { FoundQuote, OfferRow } from '#server/features/quotes/quotes.repository.ts'
import type { QuoteSurroundings } from './admin-quote.repository.ts'
import { draftedStatuses, draftOf } from './offer-draft.ts'
import { listedQuote } from './quote-list.service.ts'

export interface SeenBySales {
  now: number
  actor: Actor
  pickupPlace: string
}

/** The whole quote as sales see it. What goods cost and what is earned is null for who only looks. */
export function adminQuote(
  found: FoundQuote,
  around: QuoteSurroundings,
  { now, actor, pickupPlace }: SeenBySales,
): AdminQuote {
  const { quote, lines, offers, order } = found
  const asBuyer = quoteView(found, { now, pickupPlace })
  const mayEdit = isAllowed(actor, 'quotes.edit')
  const listed = listedQuote(
    {
      ...{ quote, assignedName: found.assignedName, lines: lines.length },
      totalOre: offers[0]?.totalOre ?? null,
      orderNumber: order?.number ?? null,
    },
    now,
  )
  const { orgNo, contact, email, phone, delivery, street, postcode, wantedOn, frequency } = asBuyer
  const { goods, rates } = around
  return {
    ...listed,
    ...{ orgNo, contact, email, phone, delivery, street, postcode, wantedOn, frequency },
    ...{ message: quote.message, pickupPlace: asBuyer.pickupPlace },
    ...{ rev: quote.rev, languageCode: quote.languageCode, outcomeNote: quote.outcomeNote },
    asked: asBuyer.lines,
    files: found.files.map(({ id, name, bytes, mediaType }) => ({ id, name, bytes, mediaType })),
    messages: messagesOf(found),
    offers: offers.map((offer) => sentOffer(offer, mayEdit)),
    draft: draftedStatuses.has(listed.status)
      ? withoutCost(draftOf(found, { goods, rates, now }), mayEdit)
      : null,
    vatRates: [...new Set(rates.map(({ percentBp }) => percentBp))],
    marginFloorBp: quoteRules.marginFloorBp,
    order: order && quote.orderId ? { id: quote.orderId, number: order.number } : null,
    sales: around.sales,
    templates: around.templates,
    timeline: around.timeline.map(({ event, actorType, reason, at, name }) => ({
      ...{ event, actorType, reason, at },
      by: name ?? (actorType === 'system' ? '' : actorType === 'staff' ? '' : quote.contact),
    })),
    can: abilities(found, listed.status, mayEdit),
  }
}

function abilities(
  { quote: { assignedTo } }: FoundQuote,
  status: AdminQuote['status'],
  edit: boolean,
): AdminQuote['can'] {
  const can = (event: QuoteEvent) => edit && nextQuoteStatus(status, event, 'staff').ok
  return {
    edit,
    take: can('take') || (edit && assignedTo === null && canWrite(status)),
    ask: can('ask'),
    send: can('send_offer'),
    reject: can('reject'),
    note: edit,
    explain: edit && status === 'accepted',
  }
}

function messagesOf({ messages, lines, offers }: FoundQuote): AdminQuote['messages'] {
  const named = [...lines, ...offers.toReversed().flatMap((offer) => offer.lines)]
  const titles = new Map(named.map(({ id, title }) => [id, title]))
  return messages.map(({ id, author, authorName, text, lineIds, isInternal, createdAt }) => ({
    ...{ id, author, authorName, text, isInternal, at: createdAt },
    about: lineIds.flatMap((lineId) => titles.get(lineId) ?? []),
  }))
}

function sentOffer(offer: OfferRow, mayEdit: boolean): AdminQuote['offers'][number] {
  const { version, sentAt, sentByName, goodsNetOre, freightNetOre, netOre, vat, totalOre } = offer
  const { validUntil, message, terms } = offer
  const costOre = mayEdit ? costOf(offer) : null
  return {
    ...{ version, sentAt, sentBy: sentByName, goodsNetOre, freightNetOre, netOre, vat, totalOre },
    ...{ validUntil, message, terms },
    lines: offer.lines.map(({ id, title, pieces, netOre: pieceOre, leadDays }) => ({
      ...{ id, title, pieces, netOre: pieceOre, leadDays },
    })),
    marginBp: marginBp(goodsNetOre, costOre) ?? null,
    marginOre: costOre === null ? null : goodsNetOre - costOre,
  }
}

/** What the goods of an offer cost; null where that of one line is not known. */
function costOf({ lines }: OfferRow): number | null {
  return lines.reduce<number | null>(
    (sum, { costOre, pieces }) =>
      sum === null || costOre === null ? null : sum + costOre * pieces,
    0,
  )
}

function withoutCost(draft: NonNullable<AdminQuote['draft']>, mayEdit: boolean) {
  if (mayEdit) return draft
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, costOre: null })) }
}
