import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { changeCart } from './cart.store.ts'

interface AddToCartButtonProps {
  product: {
    id: string
    title: string
    slug: string
    canBuy: boolean
    /** Something must be chosen first: from a list that leads to the product's page. */
    hasRequiredOptions: boolean
    /** The least that can be ordered, where it is more than one. */
    minQty?: number | undefined
  }
  /** `round` on a card, `wide` on the product's page. */
  kind: 'round' | 'wide'
  selectedAttributes?: ChosenOptions
  /** Without it the least that can be ordered, or a step more where it is in the cart. */
  quantity?: number
}

/** Puts a product into the cart. Without scripts it is not there: the cart needs them. */
export function AddToCartButton({
  product,
  kind,
  selectedAttributes = {},
  quantity,
}: AddToCartButtonProps) {
  const { t } = useLingui()
  const { title, canBuy } = product
  const add = (event: MouseEvent) => {
    // The second click of a double click is not a second wish; a key pressed twice is.
    if (event.detail <= 1) changeCart({ kind: 'add', product, selectedAttributes, quantity })
  }
  if (kind === 'wide')
    return (
      <Button className="needs-script" disabled={!canBuy} onClick={add} size="l">
        <Trans>Add to cart</Trans>
      </Button>
    )
  if (!canBuy) return null
  return product.hasRequiredOptions ? (
    <PageLink
      aria-label={t`Choose options for ${title}`}
      className="add-button"
      to={`/products/${product.slug}`}
    />
  ) : (
    // A list holds forty, in no form: without its type it is as good, and the page shorter.
    <button aria-label={t`Add ${title} to cart`} className="add-button" onClick={add} />
  )
}
