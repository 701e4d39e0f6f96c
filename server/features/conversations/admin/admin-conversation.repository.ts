import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { admins, orders, outbox, users } from '#db/schema/index.ts'
import {
  answeringRoles,
  answerMailKey,
} from '#server/features/conversations/conversation-mails.queries.ts'
import type { FoundConversation } from '#server/features/conversations/conversations.repository.ts'
import { templatesFor } from '#server/features/reply-templates/reply-templates.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

export type ConversationSurroundings = Awaited<ReturnType<typeof findSurroundings>>

/** What stands around a conversation: who can answer it, their templates, the order that it is about, and how far its answers have come. */
export async function findSurroundings(
  { database, site: { factoryId } }: Ctx,
  { conversation, messages }: FoundConversation,
) {
  const { id, languageCode } = conversation
  const keys = messages
    .filter(({ author, isInternal }) => author === 'staff' && !isInternal)
    .map((message) => answerMailKey(id, message.id))
  const [colleagues, templates, found, mails] = await database.read([
    colleaguesQuery(factoryId),
    templatesFor('conversations', { factoryId, languageCode }),
    orderQuery(conversation),
    build
      .select({ dedupeKey: outbox.dedupeKey, state: outbox.state })
      .from(outbox)
      .where(inArray(outbox.dedupeKey, keys)),
  ])
  return { colleagues, templates, order: found[0] ?? null, mails }
}

/** True of who may answer messages. */
export async function isColleague(ctx: Ctx, userId: string): Promise<boolean> {
  const [colleagues] = await ctx.database.read([colleaguesQuery(ctx.site.factoryId)])
  return colleagues.some((person) => person.userId === userId)
}

function colleaguesQuery(factoryId: string) {
  return build
    .select({ userId: users.id, name: users.name })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        eq(admins.factoryId, factoryId),
        eq(admins.isActive, true),
        eq(users.status, 'active'),
        inArray(admins.role, answeringRoles),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}

/** By its number as people type it, and only where it was placed with the sender's own address: anybody can type a number. */
function orderQuery({ factoryId, orderNumber, email }: FoundConversation['conversation']) {
  return build
    .select({
      number: orders.number,
      status: orders.status,
      totalOre: orders.totalOre,
      at: orders.createdAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.factoryId, factoryId),
        eq(orders.number, orderNumber.replaceAll(/\s/gu, '').toUpperCase()),
        sql`lower(${orders.email}) = ${email}`,
        sql`${email} <> ''`,
      ),
    )
    .limit(1)
}
