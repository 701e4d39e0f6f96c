import { newGuestLabel, newGuestSecret, sha256Hex } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'

/** Who fills a cart without being signed in: a label to remember, and the proof behind it (ledger D4). */
export interface Guest {
  label: string
  guestHash: string
  /** Only where the guest is new: what the cookie must hold. */
  secret?: string
}

/** The guest of the request, or a new one. The label is used only if the guest has no cart yet. */
export async function guestOf(ctx: Ctx): Promise<Guest> {
  const label = newGuestLabel(ctx.now())
  if (ctx.actor.guestHash) return { label, guestHash: ctx.actor.guestHash }
  const secret = newGuestSecret()
  return { label, guestHash: await sha256Hex(secret), secret }
}
