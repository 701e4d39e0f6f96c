import { isAddressOf } from '#domain/accounts.ts'
import type { Ctx } from '#server/http/context.ts'

interface Placed {
  userId: string | null
  guestHash: string | null
  email: string
}

/** Who ordered is known by the account that did, or by the cookie of the guest who did: they may cancel. */
export function isOrderer({ actor }: Ctx, { userId, guestHash }: Placed): boolean {
  const isAccounts = actor.userId !== undefined && actor.userId === userId
  return isAccounts || (actor.guestHash !== undefined && actor.guestHash === guestHash)
}

/** Who has confirmed the address that it was ordered with reads it too. */
export function mayRead(ctx: Ctx, placed: Placed): boolean {
  return isOrderer(ctx, placed) || (placed.email !== '' && isAddressOf(ctx.user, placed.email))
}
