import { withoutTyped } from '#domain/typed-options.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { buyerView } from './order-view.ts'
import { findCallOffReason, findOrder, type FoundOrder } from './orders.repository.ts'
import { findTerms } from './terms.queries.ts'

/** Writes a mail about an order in its buyer's language: without what the buyer typed until somebody has shown that they read its address. */
export const renderOrderMail: MailRenderer<OrderMessageKind> = async (
  job,
  { kind, entityId, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const { factoryId } = site
  const [found, reason] = await Promise.all([
    findOrder(job.database, { factoryId, id: entityId }),
    findCallOffReason(job.database, entityId),
  ])
  if (!found) throw new Error('a mail is due for an order that is not there')
  const { number, publicToken } = found.order
  const isProven = found.order.emailProvenAt !== null
  const { details } = buyerView(isProven ? found : withoutTexts(found), i18n)
  if (!details) throw new Error('a mail needs the order in full')
  // Loaded on use: no request renders a mail.
  const { renderMail } = await import('./mails/render-mail.ts')
  const mail = await renderMail(kind, {
    number,
    order: details,
    typed: isProven ? details : null,
    ...{ reason, tracking: found.order.tracking },
    company: site.company,
    language,
    url: addressOf(`/order-success/${publicToken}`),
    terms: await findTerms(job.database, scopeIn(site, languageCode)),
    i18n,
  })
  return { ...mail, from }
}

/** The order's goods without what was typed with them. What else was typed does not get as far as the mail (`TypedOrder`). */
function withoutTexts(found: FoundOrder): FoundOrder {
  const lines = found.lines.map((row) => ({
    ...row,
    line: { ...row.line, ...withoutTyped(row.line, row.attributes) },
  }))
  return { ...found, lines }
}
