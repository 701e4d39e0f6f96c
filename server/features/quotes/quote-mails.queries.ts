import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { queuedForSales } from './sales-mail.queries.ts'

interface Mailed {
  id: string
  factoryId: string
  email: string
  languageCode: string
  createdAt: number
}

/** That a request has come: to its buyer and to sales. */
export function newRequestMails(quote: Mailed): Statement[] {
  return [
    toBuyer(quote, 'Q1', { at: quote.createdAt }),
    queuedForSales(quote, 'Q2', { at: quote.createdAt }),
  ]
}

/** A mail about a quote to its buyer, once per thing that it is about. */
export function toBuyer(
  { id: entityId, factoryId, email: recipient, languageCode }: Omit<Mailed, 'createdAt'>,
  kind: QuoteMessageKind,
  { at, about }: { at: number; about?: string },
): Statement {
  return queuedMessage({
    ...{ factoryId, kind, entityId, languageCode, recipient, at },
    ...(about === undefined ? {} : { about }),
  })
}
