import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { acceptedSeller, claimedApplication, findSellerSlug } from './invitations.queries.ts'

/** The statements by which an account looks after a seller from now on. Their batch fails where it has another one: `hasAnotherSeller`. */
export async function joinedSeller(
  ctx: Ctx,
  { sellerId, userId }: { sellerId: string | null; userId: string },
): Promise<Statement[]> {
  const slug = await findSellerSlug(ctx.database, sellerId ?? '')
  return [
    acceptedSeller({ sellerId: sellerId ?? '', userId, now: ctx.now() }),
    claimedApplication({ sellerId, userId }),
    auditedBy(ctx, { action: 'seller_joined', entity: 'seller', entityId: slug }),
  ]
}
