import { sha256Hex } from '#domain/ids.ts'
import { newsletterTimes } from '#domain/newsletters.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Confirmation, Confirmed } from '#domain/subscriptions.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { networkProof } from './ask.service.ts'
import { findConfirmation, writeConfirmed, writeRefused } from './confirm.repository.ts'
import { listTitle } from './list-words.service.ts'
import { findLists } from './lists.repository.ts'

/** What the link of a mail confirms; `not_found` for one that is unknown, too old or used up. Looking changes nothing. */
export async function getConfirmation(ctx: Ctx, secret: string): Promise<Result<Confirmation>> {
  const found = await confirmationOf(ctx, secret)
  if (!found) return refused('not_found')
  const { lists, texts } = await findLists(ctx.database, scopeOf(ctx))
  const list = lists.find(({ id }) => id === found.listId)
  return done({
    email: found.email,
    list: listTitle(await translatorFor(ctx), texts, list ?? { key: '' }),
    isConfirmed: found.status === 'confirmed',
  })
}

/**
 * Confirms a subscription, or takes back what somebody else has asked for. Confirmed twice it is confirmed once, with one mail; `not_found`
 * for a link that leads to none.
 */
export async function answerConfirmation(
  ctx: Ctx,
  secret: string,
  { isWanted, network }: { isWanted: boolean; network: string },
): Promise<Result<Confirmed>> {
  const found = await confirmationOf(ctx, secret)
  if (!found) return refused('not_found')
  if (!isWanted) {
    await writeRefused(ctx.database, found)
    return done({ preferences: null })
  }
  if (found.status === 'pending') {
    const ipHash = await networkProof(network, found.subscriberId)
    await writeConfirmed(ctx.database, found, { ipHash, now: ctx.now() })
    ctx.log.info('newsletter.confirmed', { subscriber: found.subscriberId })
  }
  return done({ preferences: found.publicToken })
}

async function confirmationOf(ctx: Ctx, secret: string) {
  const found = await findConfirmation(ctx.database, {
    factoryId: ctx.site.factoryId,
    confirmHash: await sha256Hex(secret),
  })
  if (!found || (found.status !== 'pending' && found.status !== 'confirmed')) return undefined
  const isOver = ctx.now() >= (found.confirmSentAt ?? 0) + newsletterTimes.confirmMs
  return isOver ? undefined : found
}
