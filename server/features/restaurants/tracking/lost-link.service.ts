import { emailKeyOf } from '#domain/accounts.ts'
import { newId } from '#domain/ids.ts'
import { done, type Result } from '#domain/result.ts'
import { addressMailLimit, networkMailLimit } from '#server/features/identity/limits.service.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { isLimited, refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findLostOrders } from './tracking.repository.ts'

/** Somebody who asks has ordered today, or waits for what they ordered. */
const lookedForMs = 24 * 3600 * 1000
/** So many orders of one address are told of at once. */
const mostTold = 3

/** The answer says nothing: whether a mail is on its way, only its receiver learns. */
type Asked = Record<string, never>

/** Mails the links to an address's orders once more, where it has any. Refuses `too_many_tries` of a network, and nothing else. */
export async function mailLostLinks(
  ctx: Ctx,
  { email, network }: { email: string; network: string },
): Promise<Result<Asked>> {
  const limited = await refusedTry(ctx, [networkMailLimit(network)])
  if (limited) return limited
  // What an address is sent beyond its share is left out without a word, and nobody waits longer for what is found.
  if (!(await isLimited(ctx, [addressMailLimit(ctx, `tracking ${emailKeyOf(email)}`)])))
    ctx.later(queueLinks(ctx, email))
  return done({})
}

async function queueLinks(ctx: Ctx, email: string): Promise<void> {
  const { factoryId } = ctx.site
  const at = ctx.now()
  const found = await findLostOrders(ctx.database, {
    ...{ factoryId, emails: [...new Set([email, emailKeyOf(email)])] },
    ...{ since: at - lookedForMs, most: mostTold },
  })
  if (found.length === 0) return
  await ctx.database.write(
    found.map(({ id, email: recipient, languageCode, userId }) =>
      queuedMessage({
        ...{ factoryId, kind: 'R7', entityId: id, again: newId(), languageCode, recipient, at },
        ...(userId ? { userId } : {}),
      }),
    ),
  )
}
