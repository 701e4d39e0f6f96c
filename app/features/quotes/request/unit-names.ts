import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { QuoteUnit } from '#domain/quotes.ts'

/** What the units are called where one is chosen. */
export function useUnitNames(): Record<QuoteUnit, string> {
  const { t } = useLingui()
  return { each: t`Pieces`, carton: t`Carton`, pallet: t`Pallet` }
}

/** A quantity in its unit: `6 cartons`. */
export function useAmounts() {
  const { t } = useLingui()
  const amounts: Record<QuoteUnit, (count: number) => string> = {
    each: (count) => t`${plural(count, { one: '# piece', other: '# pieces' })}`,
    carton: (count) => t`${plural(count, { one: '# carton', other: '# cartons' })}`,
    pallet: (count) => t`${plural(count, { one: '# pallet', other: '# pallets' })}`,
  }
  return amounts
}
