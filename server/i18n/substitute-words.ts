import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WithdrawalPolicy } from '#domain/catalog.ts'
import type { SubstituteFacts } from '#domain/substitutes.ts'
import { isFood } from '#domain/food-information.ts'
import { allergenText } from './allergen-words.ts'

const lacking = {
  standard_14: null,
  perishable: msg`No right of withdrawal: fresh food that spoils quickly.`,
  custom_made: msg`No right of withdrawal: made to your order.`,
  sealed: msg`No right of withdrawal once the seal is broken.`,
} as const satisfies Record<WithdrawalPolicy, MessageDescriptor | null>

/** The allergens of what could come instead: that there are none is said too, for nothing would look as if nobody knew. */
export function substituteAllergenText(
  i18n: I18n,
  { allergens, ...facts }: Pick<SubstituteFacts, 'allergens' | 'vatClass'>,
): string {
  const none = isFood(facts) ? i18n._(msg`Contains none of the 14 allergens.`) : ''
  return allergenText(i18n, allergens) || none
}

/** What a private buyer's right of withdrawal lacks; empty where it is the ordinary one. */
export function lackingWithdrawalText(i18n: I18n, policy: WithdrawalPolicy): string {
  const text = lacking[policy]
  return text ? i18n._(text) : ''
}
