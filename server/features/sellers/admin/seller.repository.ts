import { and, eq } from 'drizzle-orm'
import { sellerApplications } from '#db/schema/index.ts'
import type { SellerEvent, SellerStatus } from '#domain/sellers.ts'
import {
  closedInvitations,
  openInvitationQuery,
} from '#server/features/sellers/invitations.queries.ts'
import { toSeller } from '#server/features/sellers/mails/seller-mails.queries.ts'
import { saveSeller, sellerStep } from '#server/features/sellers/seller-changes.queries.ts'
import {
  sellerEntity,
  type SellerRow,
  timelineQuery,
} from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

/** What stands around a seller in its sheet: its steps, its application and its open invitation. */
export async function findSurroundings(ctx: Ctx, sellerId: string) {
  const [timeline, applications, invitations] = await ctx.database.read([
    timelineQuery(sellerEntity, sellerId),
    applicationQuery(ctx, sellerId),
    openInvitationQuery(sellerId, ctx.now()),
  ])
  return { timeline, application: applications[0], invitedUntil: invitations[0]?.until ?? null }
}

/** The application that a seller came of. */
export async function findApplicationOf(ctx: Ctx, sellerId: string) {
  const [rows] = await ctx.database.read([applicationQuery(ctx, sellerId)])
  return rows[0]
}

const steps = {
  suspend: { action: 'seller_suspended', kind: 'S6-suspended' },
  reinstate: { action: 'seller_reinstated', kind: 'S6-reinstated' },
  terminate: { action: 'seller_terminated', kind: 'S6-terminated' },
} as const
export type StaffSellerEvent = Exclude<SellerEvent, 'approve'>

/**
 * Takes a step of a seller, with the mail to it (S6). Who looked after a seller that is terminated does so no more: no account, and
 * no invitation. False where somebody was faster.
 */
export function writeSellerStep(
  ctx: Ctx,
  seller: SellerRow,
  { event, to, note }: { event: StaffSellerEvent; to: SellerStatus; note: string },
): Promise<boolean> {
  const { action, kind } = steps[event]
  const { id, slug, status: from, rev } = seller
  const at = ctx.now()
  const isOver = to === 'terminated'
  return saveSeller(ctx, seller, {
    set: { columns: { status: to, statusReason: note, ...(isOver && { userId: null }) } },
    audit: { action, entity: 'seller', entityId: slug },
    also: [
      sellerStep(ctx, { id, from, to, event, reason: note || undefined }),
      toSeller(seller, kind, { at, about: String(rev + 1) }),
      ...(isOver ? [closedInvitations(id, at)] : []),
    ],
  })
}

function applicationQuery({ site: { factoryId } }: Ctx, sellerId: string) {
  const { id, number, languageCode } = sellerApplications
  return build
    .select({ id, number, languageCode })
    .from(sellerApplications)
    .where(
      and(eq(sellerApplications.factoryId, factoryId), eq(sellerApplications.sellerId, sellerId)),
    )
    .limit(1)
}
