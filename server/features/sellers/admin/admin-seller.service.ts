import type { AdminSeller } from '#domain/admin-sellers.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { nextSellerStatus } from '#domain/sellers.ts'
import type { SellerDoor } from '#server/features/sellers/change-seller.ts'
import { findSellerById, type FoundSeller } from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { timelineView } from './application-view.ts'
import { findSurroundings, type StaffSellerEvent } from './seller.repository.ts'
import { listedSeller } from './sellers-list.service.ts'

/** The whole seller; `not_found` where the factory has none such. */
export async function getAdminSeller(ctx: Ctx, id: string): Promise<Result<AdminSeller>> {
  const found = await findSellerById(ctx, id)
  return found ? done(await sellerView(ctx, found)) : refused('not_found')
}

/** How the factory changes a seller: any of its own that is not terminated. */
export function staffDoor(ctx: Ctx, id: string): SellerDoor<AdminSeller> {
  return {
    find: () => findSellerById(ctx, id),
    view: (found) => sellerView(ctx, found),
    problem: ({ seller }): Problem | undefined =>
      seller.status === 'terminated' ? { code: 'seller_terminated' } : undefined,
  }
}

/** A seller as the factory reads it, with what the caller may do with it. */
export async function sellerView(ctx: Ctx, found: FoundSeller): Promise<AdminSeller> {
  const { seller, productIds, goods, stories, account } = found
  const { timeline, application, invitedUntil } = await findSurroundings(ctx, seller.id)
  const { rev, statusReason, orgNo, street, postcode, lat, lng, status } = seller
  const { contact, phone, email, website, weekly, exceptions, closureNote } = seller
  const edit = isAllowed(ctx.actor, 'sellers.edit') && status !== 'terminated'
  const can = (event: StaffSellerEvent) => edit && nextSellerStatus(status, event, 'staff').ok
  return {
    ...listedSeller({ seller, products: productIds.length }),
    ...{ rev, statusReason, orgNo, street, postcode, lat, lng },
    ...{ contact, phone, email, website, weekly, exceptions, closureNote },
    ...{ productIds, goods, stories, account, invitedUntil },
    application: application ? { id: application.id, number: application.number ?? '' } : null,
    timeline: timelineView(timeline, contact),
    can: {
      edit,
      invite: edit && email !== '',
      suspend: can('suspend'),
      reinstate: can('reinstate'),
      terminate: can('terminate'),
    },
  }
}
