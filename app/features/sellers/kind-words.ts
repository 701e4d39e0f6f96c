import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SellerKind } from '#domain/sellers.ts'

/** What kinds of sellers are called. */
export const kindWords = {
  shop: msg`Shop`,
  restaurant: msg`Restaurant`,
  market: msg`Market stall`,
  online: msg`Online shop`,
  wholesale: msg`Wholesale`,
} as const satisfies Record<SellerKind, MessageDescriptor>
