import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AllergenCode } from '#domain/catalog.ts'
import type {
  CallOffReason,
  RejectReason,
  RestaurantOrderStatus,
} from '#domain/restaurant-orders.ts'

/** Why a new order is not taken. */
export const rejectWords = {
  sold_out: msg`Sold out`,
  too_busy: msg`Too much to do`,
  closing: msg`We are closing`,
  cannot_make: msg`We cannot make it so`,
  other: msg`Something else`,
} as const satisfies Record<RejectReason, MessageDescriptor>

/** Why one that was taken is called off. */
export const callOffWords = {
  customer: msg`The guest asked`,
  sold_out: msg`Sold out`,
  rush_hour: msg`Too much to do`,
  no_show: msg`Nobody came`,
  other: msg`Something else`,
} as const satisfies Record<CallOffReason, MessageDescriptor>

/** That a ticket is so already, and by whom. */
export const alreadyWords = {
  awaiting_payment: msg({ message: 'It is not paid yet' }),
  new: msg({ message: 'New again, by {by}' }),
  accepted: msg({ message: 'Already accepted by {by}' }),
  preparing: msg({ message: 'Already being made, by {by}' }),
  ready: msg({ message: 'Already ready by {by}' }),
  completed: msg({ message: 'Already handed over by {by}' }),
  no_show: msg({ message: 'Already closed by {by}' }),
  rejected: msg({ message: 'Already rejected by {by}' }),
  expired: msg({ message: 'Nobody answered it in time' }),
  cancelled: msg({ message: 'Already cancelled by {by}' }),
} as const satisfies Record<RestaurantOrderStatus, MessageDescriptor>

/** What a cook calls an allergen. */
export const allergenWords = {
  gluten: msg`gluten`,
  crustaceans: msg`crustaceans`,
  eggs: msg`eggs`,
  fish: msg`fish`,
  peanuts: msg`peanuts`,
  soya: msg`soya`,
  milk: msg`milk`,
  nuts: msg`nuts`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  sulphites: msg`sulphites`,
  lupin: msg`lupin`,
  molluscs: msg`molluscs`,
} as const satisfies Record<AllergenCode, MessageDescriptor>
