import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { buyerView } from './order-view.ts'
import { findOrder } from './orders.repository.ts'
import { findTerms } from './terms.queries.ts'

/** Writes a mail about an order in its buyer's language. */
export const renderOrderMail: MailRenderer<OrderMessageKind> = async (
  job,
  { kind, entityId, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const { factoryId } = site
  const found = await findOrder(job.database, { factoryId, id: entityId })
  if (!found) throw new Error('a mail is due for an order that is not there')
  const { number, publicToken } = found.order
  const { details } = buyerView(found, i18n)
  if (!details) throw new Error('a mail needs the order in full')
  // Loaded on use: no request renders a mail.
  const { renderMail } = await import('./mails/render-mail.ts')
  const mail = await renderMail(kind, {
    number,
    order: details,
    company: site.company,
    language,
    url: addressOf(`/order-success/${publicToken}`),
    terms: await findTerms(job.database, scopeIn(site, languageCode)),
    i18n,
  })
  return { ...mail, from }
}
