import { newGuestLabel, newGuestSecret, sha256Hex } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { type CartOwner, ownerOf } from '#domain/cart-owner.ts'

/** Who fills a cart: a person, or a guest with a label to remember and the proof behind it. */
export interface Buyer {
  owner: CartOwner
  /** Whose its calls' keys are: the browser's guest where it has one, since who signs in before an answer has come asks again as somebody else. */
  keyOwner: CartOwner
  /** A guest's label, used only if they have no cart yet. */
  label: string | null
  /** Only where the guest is new: what the cookie must hold. */
  secret?: string
}

/** The buyer of the request: who is signed in, the guest of the cookie, or a new guest. */
export async function buyerOf(ctx: Ctx): Promise<Buyer> {
  const owner = ownerOf(ctx.actor)
  const { guestHash } = ctx.actor
  if (owner && 'userId' in owner)
    return { owner, keyOwner: guestHash ? { guestHash } : owner, label: null }
  const label = newGuestLabel(ctx.now())
  if (owner) return { owner, keyOwner: owner, label }
  const secret = newGuestSecret()
  const guest = { guestHash: await sha256Hex(secret) }
  return { owner: guest, keyOwner: guest, label, secret }
}
