import type { JobCtx } from '#server/http/context.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { NewsletterMessageKind } from '#server/features/outbox/message.queries.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { findSubscriber } from '#server/features/newsletters/subscriptions/subscribers.repository.ts'

/** Writes a mail about somebody's subscription in their language. */
export const renderNewsletterMail: MailRenderer<NewsletterMessageKind> = async (
  job,
  { kind, entityId, languageCode, secret },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const path =
    kind === 'N1'
      ? `/newsletter/confirm/${needed(secret)}`
      : `/newsletter/preferences/${await tokenOf(job, { factoryId: site.factoryId, id: entityId })}`
  // Loaded on use: no request renders one.
  const { renderSubscriptionLetter } = await import('./render-newsletter-mail.ts')
  const url = addressOf(path)
  const mail = await renderSubscriptionLetter(kind, { factory: site.company, language, url, i18n })
  return { ...mail, from }
}

async function tokenOf(
  { database }: Pick<JobCtx, 'database'>,
  { factoryId, id }: { factoryId: string; id: string },
): Promise<string> {
  const found = await findSubscriber(database, factoryId, { id })
  return needed(found?.row.publicToken)
}

function needed(secret: string | undefined): string {
  if (!secret) throw new Error('a mail is due to a subscriber that is not there')
  return secret
}
