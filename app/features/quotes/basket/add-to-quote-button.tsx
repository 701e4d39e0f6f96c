import { Trans, useLingui } from '@lingui/react/macro'
import type { Asked } from '#app/features/quotes/request/add-to-basket.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { useBasketStore } from './basket-provider.tsx'

interface AddToQuoteButtonProps {
  product: { id: string; name: string; image?: string | undefined }
  /** `only` on the page of what cannot be had otherwise, `beside` next to the way into the cart; without it the round one of a card. */
  kind?: 'only' | 'beside'
  /** What is chosen of it, in words, and how many pieces; without these it is one more. */
  wanted?: Asked['wanted']
}

/** Puts a product into the basket of a quote. Without scripts it is not there: the basket needs them. */
export function AddToQuoteButton({ product, kind, wanted = {} }: AddToQuoteButtonProps) {
  const { t } = useLingui()
  const addToQuote = useAddToQuote()
  const { id, name, image } = product
  const asked = { productId: id, productName: name, productImage: image ?? null }
  // The second click of a double click is not a second wish; a key pressed twice is.
  const add = ({ detail }: { detail: number }) =>
    detail <= 1 && void addToQuote({ product: asked, wanted })
  if (!kind)
    return (
      <button
        aria-label={t`Add ${name} to your request`}
        className="add-button"
        onClick={add}
        type="button"
      />
    )
  return (
    <Button
      className="needs-script"
      onClick={add}
      size={kind === 'only' ? 'l' : 'm'}
      variant={kind === 'only' ? 'primary' : 'outline'}
    >
      <Trans>Add to request</Trans>
    </Button>
  )
}

/** What a basket is made of is fetched with the first product that goes there. */
function useAddToQuote() {
  const { i18n, t } = useLingui()
  const basket = useBasketStore()
  return async (asked: Asked) => {
    try {
      const { addToBasket } = await import('#app/features/quotes/request/add-to-basket.ts')
      await addToBasket({ basket, i18n }, asked)
    } catch {
      notify.error(t`This part could not be loaded. Try again when you are connected.`)
    }
  }
}
