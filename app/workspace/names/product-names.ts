import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductFacts, ProductGap, ProductState } from '#domain/admin-products.schema.ts'
import type { StockPolicy } from '#domain/catalog.ts'
import type { MovementKind } from '#domain/stock-movements.ts'

type Words<Key extends string> = Record<Key, MessageDescriptor>

export const stateWords: Words<ProductState> = {
  published: msg`Published`,
  draft: msg`Draft`,
  archived: msg`Archived`,
}
export const stateTones: Record<ProductState, string> = {
  published: 'good',
  draft: 'warn',
  archived: 'none',
}
export const gapWords: Words<ProductGap> = {
  food: msg`Food information`,
  languages: msg`Languages`,
  pictures: msg`Pictures`,
}
export const availabilityWords: Words<ProductFacts['availability']> = {
  sale: msg`For sale`,
  quote_only: msg`On request only`,
  reseller_only: msg`At resellers only`,
  coming: msg`Coming`,
  ended: msg`No longer made`,
}
export const vatWords: Words<ProductFacts['vatClass']> = {
  food: msg`Food and drink`,
  standard: msg`Standard`,
  alcohol: msg`Alcohol`,
  zero: msg`None`,
}
export const temperatureWords: Words<ProductFacts['temperature']> = {
  ambient: msg`Room temperature`,
  chilled: msg`Chilled`,
  frozen: msg`Frozen`,
}
export const withdrawalWords: Words<ProductFacts['withdrawalPolicy']> = {
  standard_14: msg`14 days`,
  perishable: msg`None: it spoils quickly`,
  custom_made: msg`None: it is made to order`,
  sealed: msg`None once its seal is broken`,
}
export const unitWords: Words<ProductFacts['netUnit']> = {
  g: msg`grams`,
  ml: msg`millilitres`,
  piece: msg`pieces`,
}
export const badgeWords: Words<NonNullable<ProductFacts['badge']>> = {
  season: msg`In season`,
  new: msg`New`,
}
export const policyWords: Words<StockPolicy> = {
  tracked: msg`Counted: sold as long as some are left`,
  backorder: msg`Counted: sold also when none are left`,
  untracked: msg`Not counted: always for sale`,
}
export const movementWords: Words<MovementKind> = {
  received: msg`Received`,
  counted: msg`Counted on the shelf`,
  sold: msg`Sold`,
  spoiled: msg`Spoiled or lost`,
  corrected: msg`Corrected`,
  not_found: msg`Not found when picked`,
  found: msg`Found after all`,
}
