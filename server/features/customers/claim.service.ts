import { isAddressOf } from '#domain/accounts.ts'
import { type CartOwner, keyHolder, ownerOf } from '#domain/cart-owner.ts'
import { newGuestSecret, sha256Hex } from '#domain/ids.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { getOrder } from '#server/features/orders/orders.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedWhere } from '#server/audit/audit.queries.ts'
import { adoptOrder, type ClaimedOrder, findClaimed, openOrder } from './claim.repository.ts'
import {
  addressMailLimit,
  claimMailLimit,
  networkMailLimit,
} from '#server/features/identity/limits.service.ts'
import {
  type CodePlace,
  mailCode,
  rightCode,
} from '#server/features/identity/mailed-codes.service.ts'

/** What a claim led to: the order at once, or a code on its way, with a secret for the cookie of a guest who is new. */
type Claiming = { order: OrderView } | { guestSecret?: string }

/**
 * Opens an order to who signed in with the very address that it was placed with, and puts it into their account where it is in
 * none. For all others it mails a code to that address: who types it in this very browser sees the order in full. That answer is
 * the same for every owner. Refuses `not_found` and `too_many_tries`.
 */
export async function claimOrder(
  ctx: Ctx,
  token: string,
  network: string,
): Promise<Result<Claiming>> {
  const order = await find(ctx, token)
  if (!order) return refused('not_found')
  if (ctx.user && isAddressOf(ctx.user, order.email)) {
    const claim = { orderId: order.id, userId: ctx.user.userId, now: ctx.now() }
    await adoptOrder(ctx.database, claim, auditedClaim(ctx, order))
    const view = await getOrder(ctx, token)
    return view.ok ? done({ order: view.value }) : view
  }
  const { owner, guestSecret } = await claimantOf(ctx)
  const mailed = await mailCode(ctx, await placeOf(order, owner), {
    message: {
      kind: 'A9',
      entityId: order.id,
      languageCode: order.languageCode,
      // The order of somebody who deleted their account has no address left.
      recipient: order.email,
    },
    limits: [
      addressMailLimit(ctx, `claim ${order.id}`),
      claimMailLimit(ctx, order.email),
      networkMailLimit(network),
    ],
    otherwise: 'too_many_tries',
  })
  if (!mailed.ok) return mailed
  return done(guestSecret ? { guestSecret } : {})
}

/**
 * Opens the order to who typed its code: it comes into their account where it is in none, else they may read it, as the guest of
 * this browser may. A repeat answers the same. Refuses `not_found`, `code_wrong` and, after five tries of one code,
 * `too_many_tries`.
 */
export async function confirmClaim(
  ctx: Ctx,
  token: string,
  code: string,
): Promise<Result<OrderView>> {
  const order = await find(ctx, token)
  const owner = ownerOf(ctx.actor)
  if (!order) return refused('not_found')
  if (!owner) return refused('code_wrong', { field: 'code' })
  if (isOpen(order, owner)) return getOrder(ctx, token)
  const place = await placeOf(order, owner)
  const typed = await rightCode(ctx, place, code)
  if (!typed.ok) return typed
  await openOrder(
    ctx.database,
    { orderId: order.id, claimId: place.id, codeHash: typed.value, owner, now: ctx.now() },
    auditedClaim(ctx, order),
  )
  return getOrder(ctx, token)
}

function auditedClaim(ctx: Ctx, { id }: ClaimedOrder) {
  const entry = { action: 'order_claimed', entity: 'order', entityId: id } as const
  return (isClaimed: Parameters<typeof auditedWhere>[1]) => auditedWhere(ctx, isClaimed, entry)
}

async function find(ctx: Ctx, token: string): Promise<ClaimedOrder | undefined> {
  return findClaimed(ctx.database, { factoryId: ctx.site.factoryId, token })
}

async function claimantOf(ctx: Ctx): Promise<{ owner: CartOwner; guestSecret?: string }> {
  const owner = ownerOf(ctx.actor)
  if (owner) return { owner }
  const guestSecret = newGuestSecret()
  return { owner: { guestHash: await sha256Hex(guestSecret) }, guestSecret }
}

/** A claim is of one order by one browser or person: a code that somebody else asked for opens nothing here. */
async function placeOf(order: ClaimedOrder, owner: CartOwner): Promise<CodePlace> {
  return { id: await sha256Hex(`claim ${order.id} ${keyHolder(owner)}`), purpose: 'order_claim' }
}

function isOpen(order: ClaimedOrder, owner: CartOwner): boolean {
  if (order.viewers.includes(keyHolder(owner))) return true
  return 'userId' in owner ? order.userId === owner.userId : order.guestHash === owner.guestHash
}
