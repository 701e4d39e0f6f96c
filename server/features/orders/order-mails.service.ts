import type { I18n } from '@lingui/core'
import type { OrderProgress } from '#domain/order-progress.schema.ts'
import { withoutTyped } from '#domain/typed-options.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { payingFacts } from '#server/i18n/invoice-words.ts'
import { findAfterSale, type FoundAfterSale } from './after-sale/after-sale.repository.ts'
import { withdrawnGoods } from './after-sale/after-sale-view.ts'
import type { OrderMail } from './mails/order-mail.ts'
import { missingOf } from './order-progress-view.ts'
import { buyerView } from './order-view.ts'
import { findCallOffReason, findOrder, type FoundOrder } from './orders.repository.ts'
import { findTerms } from './terms.queries.ts'

/** Writes a mail about an order in its buyer's language: without what the buyer typed until somebody has shown that they read its address. */
export const renderOrderMail: MailRenderer<OrderMessageKind> = async (
  job,
  { kind, entityId, about, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const { factoryId } = site
  const [found, reason, sale] = await Promise.all([
    findOrder(job.database, { factoryId, id: entityId }),
    findCallOffReason(job.database, entityId),
    findAfterSale(job.database, { factoryId, id: entityId }),
  ])
  if (!found) throw new Error('a mail is due for an order that is not there')
  const { number, publicToken } = found.order
  // The receipt of a withdrawal goes where the buyer wants it: nobody has shown that they read that address.
  const isProven = found.order.emailProvenAt !== null && kind !== 'M7'
  const told = isProven ? found : withoutTexts(found)
  const { details } = buyerView(told, i18n, job.now())
  if (!details) throw new Error('a mail needs the order in full')
  // Loaded on use: of all requests only the preview of a mail renders one.
  const { renderMail } = await import('./mails/render-mail.ts')
  const mail = await renderMail(kind, {
    number,
    order: details,
    typed: isProven ? details : null,
    ...{ reason, tracking: found.order.tracking },
    sale: saleOf(told, sale, { i18n, about }),
    ...mailedPart(found, { about, progress: details.progress, i18n }),
    company: site.company,
    language,
    url: addressOf(`/order-success/${publicToken}`),
    addressOf,
    terms: await findTerms(job.database, scopeIn(site, languageCode)),
    i18n,
  })
  return { ...mail, from }
}

/** The part of an order that a mail is about. */
function mailedPart(
  found: FoundOrder,
  { about, progress, i18n }: { about: string | undefined; progress: OrderProgress; i18n: I18n },
): Pick<OrderMail, 'missing' | 'shipment' | 'refund' | 'hasCreditNote' | 'invoice'> {
  const { lines, shorts, shipments, refunds, invoices } = found
  const invoice = invoices.find(({ id }) => id === about)
  const short = shorts.find(({ id }) => id === about)
  const sentAt = shipments.findIndex(({ id }) => id === about)
  const shipment = progress.shipments[sentAt]
  const sent = shipments.slice(0, sentAt + 1).flatMap((each) => each.lines)
  const count = (sum: number, { quantity }: { quantity: number }) => sum + quantity
  const wanted = lines.reduce((sum, { line }) => sum + line.qty, 0)
  return {
    missing: short ? missingOf(found, short, i18n) : null,
    shipment: shipment ? { ...shipment, isPart: sent.reduce(count, 0) < wanted } : null,
    refund: progress.refunds[refunds.findIndex(({ id }) => id === about)] ?? null,
    hasCreditNote: invoices.some(({ refundId }) => refundId !== null && refundId === about),
    invoice: invoice
      ? { ...invoice.data, facts: payingFacts(i18n, { ...invoice, ...invoice.data.seller }) }
      : null,
  }
}

/** The order's goods without what was typed with them. What else was typed does not get as far as the mail (`TypedOrder`). */
function withoutTexts(found: FoundOrder): FoundOrder {
  const lines = found.lines.map((row) => ({
    ...row,
    line: { ...row.line, ...withoutTyped(row.line, row.attributes) },
  }))
  return { ...found, lines }
}

/** What came after the sale; of several complaints the one that the mail is about. */
function saleOf(
  told: FoundOrder,
  { withdrawal, complaints }: FoundAfterSale,
  { i18n: { locale }, about }: { i18n: I18n; about: string | undefined },
): OrderMail['sale'] {
  const complaint = complaints.find(({ id }) => id === about)
  return {
    withdrawal: withdrawal && {
      receivedText: instantText(locale, withdrawal.receivedAt),
      reason: withdrawal.reason,
      goods: withdrawnGoods(told, withdrawal.lines),
    },
    complaint: complaint
      ? { receivedText: instantText(locale, complaint.createdAt), answer: complaint.answer }
      : null,
  }
}
