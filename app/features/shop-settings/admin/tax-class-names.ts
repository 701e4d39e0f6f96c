import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VatClass } from '#domain/catalog.ts'

export const taxClassNames: Record<VatClass, MessageDescriptor> = {
  food: msg`Food and drink`,
  standard: msg`Standard`,
  alcohol: msg`Alcohol`,
  zero: msg`Without VAT`,
}
