import { localized } from '#domain/options.ts'
import { cleanLine } from '#domain/typed-text.ts'
import type { TicketMessageKind } from '#server/features/outbox/message.queries.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { scopeIn } from '#server/http/scope.ts'
import { clockText } from '#server/i18n/day-words.ts'
import { reasonOf } from './mails/ticket-words.ts'
import { findMailedTicket } from './ticket-mails.repository.ts'

/** Mails that say why: a promise that moved says so in the kitchen's words alone. */
const isSaying: ReadonlySet<TicketMessageKind> = new Set(['R2', 'R4', 'R6'])

/** Writes a mail about an order to a restaurant in its guest's language, without a word of the guest's own. */
export const renderTicketMail: MailRenderer<TicketMessageKind> = async (
  job,
  { kind, entityId, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const { factoryId } = site
  const found = await findMailedTicket(job.database, { factoryId, id: entityId })
  if (!found) throw new Error('a mail is due for an order that is not there')
  const { order, restaurant, name } = found
  const isSaid = isSaying.has(kind)
  // Loaded on use: no request renders one.
  const { renderTicketLetter } = await import('./mails/render-ticket-mail.ts')
  const mail = await renderTicketLetter(kind, {
    number: String(order.ticket),
    restaurant: {
      name: cleanLine(localized(name, scopeIn(site, languageCode), restaurant.slug)),
      phone: restaurant.phone,
      address: `${restaurant.street}, ${restaurant.postcode} ${restaurant.city}`,
    },
    promisedText: clockText(languageCode, order.promisedAt),
    reason: isSaid ? reasonOf(order.reason) : null,
    reasonText: isSaid ? (order.reasonText ?? '') : '',
    company: site.company,
    language,
    url: addressOf(`/order-tracking/${order.publicToken}`),
    i18n,
  })
  return { ...mail, from }
}
