import { newId, newPublicToken, newSecret, sha256Hex } from '#domain/ids.ts'
import { asksPerHour, newsletterTimes } from '#domain/newsletters.ts'
import { done, type Result } from '#domain/result.ts'
import type { Ask } from '#domain/subscriptions.schema.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { findAsking, type Asking, writeAsked } from './ask.repository.ts'

const hourMs = 3_600_000

/**
 * Somebody asks for the newsletter: a mail to the address asks whether they want it. Whatever is known of the address the answer is the
 * same: of one that gets it already, that must not get it, or that was mailed in the last ten minutes nothing happens. Refuses
 * `too_many_tries` from one network, whichever the addresses.
 */
export async function askForNewsletter(
  ctx: Ctx,
  { email, source, decoy }: Ask,
  network: string,
): Promise<Result<object>> {
  // A machine that fills in what nobody sees learns nothing from the answer.
  if (decoy !== '') return done({})
  const limits = limitsOf(ctx, network)
  const asking = await askingOf(ctx, { email, source, network })
  try {
    await writeAsked(ctx.database, asking, limits)
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
  return done({})
}

async function askingOf(
  ctx: Ctx,
  { email, source, network }: Pick<Ask, 'email' | 'source'> & { network: string },
): Promise<Asking> {
  const { factoryId } = ctx.site
  const known = await findAsking(ctx.database, { factoryId, email })
  const subscriberId = known?.id ?? newId()
  const secret = newSecret()
  const now = ctx.now()
  return {
    ...{ factoryId, subscriberId, email, source, secret, now },
    publicToken: newPublicToken(),
    languageCode: ctx.language.code,
    confirmHash: await sha256Hex(secret),
    ipHash: await networkProof(network, subscriberId),
    mailedBefore: now - newsletterTimes.resendMs,
  }
}

/** Shows that somebody was at a network address to who knows the address, and tells it to nobody. */
export function networkProof(network: string, subscriberId: string): Promise<string> {
  return sha256Hex(`${network} ${subscriberId}`)
}

function limitsOf(ctx: Ctx, network: string): Limit[] {
  return [
    {
      who: ['newsletter', ctx.site.factoryId, network],
      ...{ most: asksPerHour, windowMs: hourMs },
    },
  ]
}
