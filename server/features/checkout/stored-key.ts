import { sha256Hex } from '#domain/ids.ts'

/** A placing's key as it is stored: bound to its buyer, so that a stranger's key opens nothing. */
export async function storedKeyOf(guestHash: string, key: string): Promise<string> {
  return sha256Hex(`order ${guestHash} ${key}`)
}
