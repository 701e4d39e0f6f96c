import { and, eq, ne } from 'drizzle-orm'
import { subscribers, subscriptions } from '#db/schema/index.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

interface Seen {
  id: string
  rev: number
}

/** Blocks an address as its reader saw it, and ends all that it is subscribed to; false where somebody was faster. */
export function saveBlocked(ctx: Ctx, { id, rev }: Seen): Promise<boolean> {
  const now = ctx.now()
  return saveRow(ctx, {
    ...{ table: subscribers, id, rev },
    set: { status: 'blocked', blockedAt: now },
    also: [
      statementOf(
        build
          .update(subscriptions)
          .set({
            ...{ status: 'unsubscribed', unsubscribedAt: now, unsubscribedHow: 'staff' },
            confirmHash: null,
          })
          .where(and(eq(subscriptions.subscriberId, id), ne(subscriptions.status, 'unsubscribed'))),
      ),
    ],
    audit: { action: 'subscriber_blocked', entity: 'subscriber', entityId: id },
  })
}

/** Lets an address subscribe again: what it was subscribed to stays ended, since nobody but its owner may agree to it. */
export function saveUnblocked(ctx: Ctx, { id, rev }: Seen): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: subscribers, id, rev },
    set: { status: 'enabled', blockedAt: null, softBounces: 0 },
    audit: { action: 'subscriber_unblocked', entity: 'subscriber', entityId: id },
  })
}
