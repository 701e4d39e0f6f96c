import type { Others, Presence } from '#domain/editing.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { forgetPresence, keepPresence } from './presence.repository.ts'

/** How long a heartbeat lasts. */
const presentMs = 30_000

/** Keeps that the caller is editing here, and answers the others who are: on any page, within the last half minute. */
export async function bePresent(ctx: Ctx, presence: Presence): Promise<Others> {
  const now = ctx.now()
  const others = await keepPresence(ctx.database, {
    ...presence,
    factoryId: ctx.site.factoryId,
    userId: ctx.actor.userId ?? '',
    now,
    since: now - presentMs,
  })
  return { others }
}

/** The others need not wait until the last heartbeat has faded. */
export async function endPresence(ctx: Ctx, presence: Presence): Promise<void> {
  await forgetPresence(ctx.database, { ...presence, userId: ctx.actor.userId ?? '' })
}
