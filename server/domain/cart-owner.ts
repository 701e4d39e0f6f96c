import type { Actor } from './permissions.ts'

/** Whose cart: of a person who is signed in, or of the guest whom a cookie proves. */
export type CartOwner = { userId: string } | { guestHash: string }

/** The owner of the caller's cart; undefined for a visitor who never had one. */
export function ownerOf({ userId, guestHash }: Actor): CartOwner | undefined {
  if (userId) return { userId }
  return guestHash ? { guestHash } : undefined
}

/** Who holds a call's idempotency key, or the right to read an order: a hash, or a person by their id. */
export function keyHolder(owner: CartOwner): string {
  return 'userId' in owner ? `user ${owner.userId}` : owner.guestHash
}
