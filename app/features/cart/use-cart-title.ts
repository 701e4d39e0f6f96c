import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCart } from './use-cart.ts'

/** The cart's name with how much is in it: for the button, the drawer and what is read out. */
export function useCartTitle(): string {
  const { t } = useLingui()
  const { total_items: count } = useCart().cart
  return count === 0 ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`
}
