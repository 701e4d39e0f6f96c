import type { AdminSeller } from '#domain/admin-sellers.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { nextSellerStatus } from '#domain/sellers.ts'
import { findSellerById } from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { sellerView } from './admin-seller.service.ts'
import { type StaffSellerEvent, writeSellerStep } from './seller.repository.ts'

/**
 * Suspends a seller (the map hides it), brings it back, or ends the cooperation: once however often it is sent. Refuses `not_found`,
 * `stale`, and `seller_in_state` where its status does not allow it.
 */
export async function stepSeller(
  ctx: Ctx,
  id: string,
  { event, rev, note }: { event: StaffSellerEvent; rev: number; note: string },
): Promise<Result<AdminSeller>> {
  const found = await findSellerById(ctx, id)
  if (!found) return refused('not_found')
  const { seller } = found
  const to = goal[event]
  const isDone = seller.status === to && seller.statusReason === note
  if (seller.rev === rev + 1 && isDone) return done(await sellerView(ctx, found))
  if (seller.rev !== rev) return refused('stale', { current: await sellerView(ctx, found) })
  if (!nextSellerStatus(seller.status, event, 'staff').ok)
    return refused(seller.status === 'terminated' ? 'seller_terminated' : 'seller_in_state')
  if (!(await writeSellerStep(ctx, seller, { event, to, note })))
    return stepSeller(ctx, id, { event, rev, note })
  ctx.log.info('seller.stepped', { seller: id, step: event })
  const now = await findSellerById(ctx, id)
  return now ? done(await sellerView(ctx, now)) : refused('not_found')
}

const goal = { suspend: 'suspended', reinstate: 'active', terminate: 'terminated' } as const
