import { findSite } from '#server/features/shell/site.service.ts'
import { defaultLanguageOf } from '#server/features/shell/site.ts'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { translatorFor } from '#server/i18n/translator.ts'
import { buyerView } from './order-view.ts'
import { findOrder } from './orders.repository.ts'
import { findTerms } from './terms.queries.ts'

/** Writes a mail about an order in its buyer's language. Links lead to the deployment's own address, whoever asked. */
export const renderOrderMail: MailRenderer<OrderMessageKind> = async (
  job,
  { kind, entityId, languageCode },
) => {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  const found = site && (await findOrder(job.database, { factoryId: site.factoryId, id: entityId }))
  if (!site || !found) throw new Error('a mail is due for an order that is not there')
  const { number, publicToken } = found.order
  const language = site.languages.find(({ code }) => code === languageCode)
  const i18n = await translatorFor(languageCode)
  const { details } = buyerView(found, i18n)
  if (!details) throw new Error('a mail needs the order in full')
  // Loaded on use: no request renders a mail.
  const { renderMail } = await import('./mails/render-mail.ts')
  const mail = await renderMail(kind, {
    number,
    order: details,
    company: site.company,
    language: { code: languageCode, direction: language?.direction ?? 'ltr' },
    url: `${new URL(job.settings.PUBLIC_URL).origin}/${languageCode}/order-success/${publicToken}`,
    terms: await findTerms(job.database, {
      factoryId: site.factoryId,
      languageCode,
      defaultCode: defaultLanguageOf(site),
    }),
    i18n,
  })
  const email = job.settings.MAIL_FROM || (site.company.email ?? '')
  return { ...mail, from: { name: site.company.name, email } }
}
