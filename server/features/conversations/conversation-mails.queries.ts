import { sql } from 'drizzle-orm'
import { admins, conversations, factories, languages, users } from '#db/schema/index.ts'
import { conversationRules } from '#domain/conversation-rules.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import { queuedFor, queuedMessage } from '#server/features/outbox/message.queries.ts'
import {
  countedWhere,
  hasRoom,
  type Limit,
  type TryParams,
  tryValues,
} from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedQuery } from '#server/platform/prepared-query.ts'

/** The roles that answer messages. */
export const answeringRoles = adminRoles.filter((role) => isAllowed({ role }, 'messages.edit'))

interface Mailed {
  id: string
  factoryId: string
}

interface Written extends Mailed {
  email: string
  createdAt: number
}

/** That a message has come: to its sender and to who answers. */
export async function newMessageMails(conversation: Written): Promise<Statement[]> {
  return [...(await receipt(conversation)), toStaff(conversation)]
}

/**
 * To the sender, a few times an hour at most, however their address is spelt: it may be somebody's who has not written. Past the
 * limit there is no receipt, and the message is taken all the same.
 */
async function receipt({ id, factoryId, email, createdAt: at }: Written): Promise<Statement[]> {
  const limit: Limit = {
    who: ['receipt', factoryId, mailboxOf(email)],
    most: conversationRules.receiptsPerHour,
    windowMs: 3_600_000,
  }
  const values = await tryValues(limit, at)
  return [
    queuedFor(
      build,
      { factoryId, kind: 'C1', entityId: id, at },
      sql`select it.language_code, it.email as recipient, it.user_id from ${conversations} as it
        where it.id = ${id} and ${hasRoom(values)}`,
    ),
    countedReceipt(values),
  ]
}

const countedReceipt = preparedQuery((build, at: TryParams) => countedWhere(build, at, hasRoom(at)))

/** To who has the conversation and still may answer, else to the factory's own address. */
function toStaff({ id, factoryId, createdAt: at }: Written): Statement {
  return queuedFor(
    build,
    { factoryId, kind: 'C2', entityId: id, at },
    sql`select coalesce(person.language_code, (select it.code from ${languages} as it where it.is_default = 1))
        as language_code,
      coalesce(person.email, factory.email) as recipient, person.id as user_id
      from ${conversations} as conversation join ${factories} as factory on factory.id = conversation.factory_id
      left join ${users} as person on person.id = conversation.assigned_to and person.status = 'active'
        and exists (select 1 from ${admins} as place where place.user_id = person.id
          and place.factory_id = conversation.factory_id and place.is_active = 1 and place.role in ${answeringRoles})
      where conversation.id = ${id} and coalesce(person.email, factory.email, '') <> ''`,
  )
}

/** An answer to its sender, once; an address that was forgotten gets none. */
export function answerMail(
  conversation: Mailed & { email: string; languageCode: string },
  { about, at }: { about: string; at: number },
): Statement {
  const { id: entityId, factoryId, email: recipient, languageCode } = conversation
  return queuedMessage({ factoryId, kind: 'C3', entityId, about, languageCode, recipient, at })
}

/** By what the outbox knows the mail of an answer. */
export function answerMailKey(conversationId: string, messageId: string): string {
  return `C3:${conversationId}:${messageId}`
}
