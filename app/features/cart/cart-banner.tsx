import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { changeCart } from './cart.store.ts'
import { useCart } from './use-cart.ts'

/** What the buyer must know before going on: a change that is not saved yet, and prices that are no longer what they were. */
export function CartBanner() {
  const { cart, isRetrying } = useCart()
  const dearer = cart.items.filter((line) => line.priceChanged)
  return (
    <div role="status">
      {isRetrying && (
        <p className="cart-note">
          <Icon name="cloud-off" size="s" />
          <Trans>Not saved, retrying</Trans>
        </p>
      )}
      {dearer.length > 0 && (
        <div className="cart-note cart-note-tall">
          <Icon name="info" size="s" />
          <div>
            {dearer.map((line) => (
              <p key={line.id}>{line.priceChanged?.message}</p>
            ))}
            <Button
              className="mt-3"
              onClick={() =>
                changeCart({
                  kind: 'accept',
                  lines: dearer.map(({ id, unitPriceOre }) => ({ id, unitPriceOre })),
                })
              }
              size="s"
              variant="outline"
            >
              <Trans>I have seen it</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
