import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Temperature } from '#domain/catalog.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import type { EditableDelivery } from '#domain/deliveries.schema.ts'

export const kindNames: Record<ShippingKind, MessageDescriptor> = {
  pickup: msg`Pick-up`,
  own_van: msg`Our own van`,
  post: msg`Post`,
}

export const temperatureNames: Record<Temperature, MessageDescriptor> = {
  ambient: msg`Room temperature`,
  chilled: msg`Chilled`,
  frozen: msg`Frozen`,
}

/** What a way of delivery is called in the first of the languages that it has a name in, else in any; empty where it has none. */
export function deliveryName(
  { words }: Pick<EditableDelivery, 'words'>,
  codes: readonly string[],
): string {
  const names = [...codes.map((code) => words[code]), ...Object.values(words)]
  return names.find((each) => each?.name)?.name ?? ''
}
