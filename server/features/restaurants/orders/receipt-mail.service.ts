import { localized } from '#domain/options.ts'
import { cleanLine } from '#domain/typed-text.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { RestaurantMessageKind } from '#server/features/outbox/message.queries.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { scopeIn } from '#server/http/scope.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { findReceipt } from './receipt.repository.ts'

/** Writes what a guest ordered, in their language. Anyone can type an address: nothing that the guest typed goes there. */
export const renderReceiptMail: MailRenderer<RestaurantMessageKind> = async (
  job,
  { entityId, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const found = await findReceipt(job.database, { factoryId: site.factoryId, id: entityId })
  if (!found) throw new Error('a mail is due for an order that is not there')
  const { order, lines, restaurant, phone } = found
  // Loaded on use: of all requests only a job renders one.
  const { renderReceipt } = await import('#server/features/restaurants/mails/receipt.tsx')
  const mail = await renderReceipt({
    number: String(order.ticket),
    restaurant: isolated(
      cleanLine(localized(restaurant, scopeIn(site, languageCode), site.company.name)),
    ),
    phone,
    mode: order.mode,
    tableName: order.tableName,
    when: isolated(instantText(i18n.locale, order.promisedAt)),
    lines,
    totalOre: order.totalOre,
    vat: order.vat,
    company: site.company,
    language,
    isPaidOnline: order.paymentMethod !== 'pay_at_counter',
    url: addressOf(`/order-tracking/${order.publicToken}`),
    i18n,
  })
  return { ...mail, from }
}
