import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useAddToQuote } from './use-add-to-quote.ts'

interface AddToQuoteButtonProps {
  product: { id: string; name: string; image: string | undefined }
  /** `round` on a card, `wide` on the product's page, where it is the only way, `quiet` beside the way into the cart. */
  kind: 'round' | 'wide' | 'quiet'
  /** What is chosen of it, in words. */
  notes?: string
  quantity?: number
}

/** Puts a product into the basket of a quote. Without scripts it is not there: the basket needs them. */
export function AddToQuoteButton({ product, kind, ...wanted }: AddToQuoteButtonProps) {
  const { t } = useLingui()
  const addToQuote = useAddToQuote()
  const { id, name, image } = product
  const add = (event: MouseEvent) => {
    const asked = { productId: id, productName: name, productImage: image ?? null }
    // The second click of a double click is not a second wish; a key pressed twice is.
    if (event.detail <= 1) void addToQuote(asked, wanted)
  }
  if (kind === 'round')
    return (
      <button aria-label={t`Add ${name} to your request`} className="add-button" onClick={add} />
    )
  return kind === 'wide' ? (
    <Button className="needs-script w-full" onClick={add} size="l">
      <Trans>Add to request</Trans>
    </Button>
  ) : (
    <Button className="needs-script" onClick={add} variant="outline">
      <Trans>Add to request</Trans>
    </Button>
  )
}
