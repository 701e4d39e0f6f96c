import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import type { AskedProduct } from './basket.ts'
import { useAddToQuote } from './use-add-to-quote.ts'

interface AddToQuoteButtonProps {
  product: AskedProduct
  /** The only way to have it; else it stands beside the way into the cart. */
  isOnly: boolean
  /** What is chosen of it, in words, and how many; without these it is one more. */
  wanted?: { quantity?: number; notes?: string }
}

/** Puts a product into the basket of a quote, from its page. Without scripts it is not there: the basket needs them. */
export function AddToQuoteButton({ product, isOnly, wanted = {} }: AddToQuoteButtonProps) {
  const addToQuote = useAddToQuote()
  return (
    <Button
      className="needs-script"
      // The second click of a double click is not a second wish; a key pressed twice is.
      onClick={({ detail }) => detail <= 1 && void addToQuote({ product, wanted })}
      size={isOnly ? 'l' : 'm'}
      variant={isOnly ? 'primary' : 'outline'}
    >
      <Trans>Add to request</Trans>
    </Button>
  )
}
