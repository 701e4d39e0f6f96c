import { outbox } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The messages that the product can send; each has its renderer in the jobs. */
export type MessageKind = 'M1' | 'M6'

export interface NewMessage {
  factoryId: string
  kind: MessageKind
  /** What it is about; with the kind it names the message, so that one event tells it once. */
  entityId: string
  languageCode: string
  recipient: string
  at: number
}

/** The statement that puts a message into the outbox: it belongs to the batch that makes the message due. */
export function queuedMessage(build: Database['build'], message: NewMessage): Statement {
  const { factoryId, kind, entityId, languageCode, recipient, at } = message
  return statementOf(
    build.insert(outbox).values({
      id: newId(),
      factoryId,
      kind,
      dedupeKey: `${kind}:${entityId}`,
      languageCode,
      recipient,
      payload: { entityId },
      state: 'queued',
      dueAt: at,
      createdAt: at,
    }),
  )
}
