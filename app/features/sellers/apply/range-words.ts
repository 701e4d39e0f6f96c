import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SellerPayment, SellerVolume } from '#domain/seller-draft.ts'

export const volumeWords = {
  under_10: msg`Under 10 cartons`,
  '10_50': msg`10 to 50 cartons`,
  '50_200': msg`50 to 200 cartons`,
  over_200: msg`Over 200 cartons`,
} as const satisfies Record<SellerVolume, MessageDescriptor>

export const paymentWords = {
  invoice: msg`By invoice`,
  card: msg`By card`,
} as const satisfies Record<SellerPayment, MessageDescriptor>
