import { newId, newPublicToken } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Choice, Subscriptions } from '#domain/subscriptions.schema.ts'
import { emailKeyOf } from '#domain/accounts.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { insertOwnSubscriber } from './account-newsletters.repository.ts'
import { saveChoice, subscriptionsView } from './preferences.service.ts'
import { findSubscriber, type Subscriber } from './subscribers.repository.ts'

/** What the caller's own address gets; a person whose address is not confirmed has none. */
export async function getOwnNewsletters(ctx: Ctx): Promise<Subscriptions> {
  const found = await ownSubscriber(ctx)
  if (found) return subscriptionsView(ctx, found)
  const nobody = { row: begun(ctx), subscriptions: [] }
  return { ...(await subscriptionsView(ctx, nobody)), since: null }
}

/** Saves what the caller wants. Their address is confirmed: no mail has to ask. Refuses `email_unproven`, `invalid_input` and `too_many_tries`. */
export async function saveOwnNewsletters(
  ctx: Ctx,
  { choice, network }: { choice: Choice; network: string },
): Promise<Result<Subscriptions>> {
  if (!personOf(ctx).isEmailConfirmed) return refused('email_unproven')
  let found = await ownSubscriber(ctx)
  if (!found && choice.lists.length > 0) {
    // Of two at once, one makes it.
    await insertOwnSubscriber(ctx.database, begun(ctx))
    found = await ownSubscriber(ctx)
  }
  if (!found) return done(await getOwnNewsletters(ctx))
  const saved = await saveChoice(ctx, found, { choice, network, how: 'account' })
  return saved.ok ? done(await getOwnNewsletters(ctx)) : saved
}

async function ownSubscriber(ctx: Ctx): Promise<Subscriber | undefined> {
  const { email, isEmailConfirmed } = personOf(ctx)
  if (!isEmailConfirmed) return undefined
  return findSubscriber(ctx.database, ctx.site.factoryId, { email: emailKeyOf(email) })
}

/** The subscriber that the caller would be. */
function begun(ctx: Ctx): Subscriber['row'] {
  const { userId, email } = personOf(ctx)
  const now = ctx.now()
  return {
    ...{ id: newId(), factoryId: ctx.site.factoryId, email: emailKeyOf(email), userId },
    ...{ languageCode: ctx.language.code, status: 'enabled', publicToken: newPublicToken() },
    ...{ source: 'account', softBounces: 0, blockedAt: null, rev: 1 },
    ...{ createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId },
  }
}
