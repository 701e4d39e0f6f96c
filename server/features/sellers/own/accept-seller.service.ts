import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import {
  findLiveToken,
  isTokenSpent,
  spentToken,
} from '#server/features/identity/tokens.queries.ts'
import {
  findAcceptedSeller,
  hasAnotherSeller,
} from '#server/features/sellers/invitations.queries.ts'
import { joinedSeller } from '#server/features/sellers/join-seller.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { personOf } from '#server/session/person.ts'

/**
 * The caller looks after the seller that they were invited to, once however often it is sent. Refuses `link_spent`,
 * `invitation_elsewhere` to anyone but the person who was invited, and `account_has_seller` to who looks after another one.
 */
export async function acceptSeller(ctx: Ctx, secret: string): Promise<Result<object>> {
  const { userId } = personOf(ctx)
  const secretHash = await sha256Hex(secret)
  const now = ctx.now()
  const token = await findLiveToken(ctx.database, {
    ...{ secret, purposes: ['seller'], factoryId: ctx.site.factoryId, now },
  })
  if (!token) {
    const isTaken = await findAcceptedSeller(ctx.database, { secretHash, userId })
    return isTaken ? done({}) : refused('link_spent')
  }
  if (token.userId !== userId)
    return refused('invitation_elsewhere', { values: { email: token.email } })
  try {
    await ctx.database.write([
      spentToken(ctx.database.build, { id: token.id, now }),
      ...(await joinedSeller(ctx, { sellerId: token.entityId, userId })),
    ])
    return done({})
  } catch (error) {
    const fault = faultOf(error)
    if (hasAnotherSeller(fault)) return refused('account_has_seller')
    // The same call, sent twice at once, has done it.
    if (isTokenSpent(fault)) return acceptSeller(ctx, secret)
    throw error
  }
}
