import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCartCount } from '#app/features/cart/use-cart-count.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The way to the cart, with the number of items in it (ledger B05). */
export function CartButton() {
  const { t } = useLingui()
  const count = useCartCount()
  const name = count > 0 ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`
  return (
    <ContentLink aria-label={name} className="icon-btn cart-button" url="/cart">
      <Icon name="shopping-cart" />
      {count > 0 && (
        <span aria-hidden="true" className="cart-count num">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </ContentLink>
  )
}
