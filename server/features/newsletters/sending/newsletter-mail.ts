import type { OutgoingMail } from '#server/platform/mailer.ts'
import type { Settings } from '#server/platform/settings.ts'
import { messageIdOf } from '#server/platform/message-id.ts'
import { editionFor } from './edition.ts'
import type { Edition, Newsletter } from './deliveries.repository.ts'

interface Receiver {
  deliveryId: string
  email: string
  publicToken: string
}

/** A mail of a newsletter to one reader, with the way out that mail programs show beside it (RFC 8058). */
export function newsletterMail(
  settings: Settings,
  {
    from,
    newsletter,
    edition,
  }: { from: OutgoingMail['from']; newsletter: Newsletter; edition: Edition },
  { deliveryId, email, publicToken }: Receiver,
): OutgoingMail {
  const { origin } = new URL(settings.PUBLIC_URL)
  const oneClick = `${origin}/api/newsletter/one-click/${publicToken}?newsletter=${newsletter.id}`
  return {
    messageId: messageIdOf(settings, deliveryId),
    from: { ...from, name: newsletter.fromName || from.name },
    ...(newsletter.replyTo ? { replyTo: newsletter.replyTo } : {}),
    to: email,
    subject: edition.subject,
    ...editionFor(edition, publicToken),
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Out-of-office programs answer no list.
      Precedence: 'bulk',
    },
  }
}
