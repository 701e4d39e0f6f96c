import type { I18n } from '@lingui/core'
import type { Substitute } from '#domain/fulfilment.schema.ts'
import type { SubstituteFacts } from '#domain/substitutes.ts'
import { lackingWithdrawalText, substituteAllergenText } from '#server/i18n/substitute-words.ts'
import type { FoundOrder, OrderRow } from '#server/features/orders/orders.repository.ts'

type Offered = SubstituteFacts & Pick<Substitute, 'title' | 'unitOre'>

/** What is said of goods that could come instead, in the reader's language, before anybody chooses them. */
export function substituteView(
  i18n: I18n,
  { title, unitOre, ...facts }: Offered,
  { buyerKind }: Pick<OrderRow, 'buyerKind'>,
): Substitute {
  return {
    ...{ title, unitOre, packageSize: facts.packageSize, url: `/products/${facts.slug}` },
    allergenText: substituteAllergenText(i18n, facts),
    withdrawalText:
      buyerKind === 'private' ? lackingWithdrawalText(i18n, facts.withdrawalPolicy) : '',
  }
}

/** The same of what was offered in place of missing goods; null where nothing was. */
export function offeredView(
  i18n: I18n,
  { substituteTitle: title, substituteOre: unitOre, substituteFacts }: FoundOrder['shorts'][number],
  order: OrderRow,
): Substitute | null {
  if (title === null || unitOre === null || !substituteFacts) return null
  return substituteView(i18n, { title, unitOre, ...substituteFacts }, order)
}
