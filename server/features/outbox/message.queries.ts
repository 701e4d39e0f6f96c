import { outbox } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The messages that the product can send; each has its renderer in the jobs. */
export type OrderMessageKind = 'M1' | 'M6'
export type AccountMessageKind = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8'
export type MessageKind = OrderMessageKind | AccountMessageKind

export interface NewMessage {
  factoryId: string
  kind: MessageKind
  /** What it is about; with the kind it names the message, so that one event tells it once. */
  entityId: string
  languageCode: string
  recipient: string
  at: number
  /** What the message hands over, such as a link's secret: kept until it is rendered, and never longer. */
  secret?: string
}

/** The statement that puts a message into the outbox: it belongs to the batch that makes the message due. */
export function queuedMessage(build: Database['build'], message: NewMessage): Statement {
  const { factoryId, kind, entityId, languageCode, recipient, at, secret } = message
  return statementOf(
    build.insert(outbox).values({
      id: newId(),
      factoryId,
      kind,
      dedupeKey: `${kind}:${entityId}`,
      languageCode,
      recipient,
      payload: secret === undefined ? { entityId } : { entityId, secret },
      state: 'queued',
      dueAt: at,
      createdAt: at,
    }),
  )
}
