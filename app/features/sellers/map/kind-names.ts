import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SellerKind } from '#domain/sellers.ts'

/** What a seller is, as its customers say it. */
export const kindNames: Record<SellerKind, MessageDescriptor> = {
  shop: msg`Shop`,
  restaurant: msg`Restaurant`,
  market: msg`Market`,
  online: msg`Online shop`,
  wholesale: msg`Wholesaler`,
}
