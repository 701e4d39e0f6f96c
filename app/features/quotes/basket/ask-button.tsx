import { useLingui } from '@lingui/react/macro'
import { useAddToQuote } from './use-add-to-quote.ts'

/** The round one of a product card, for what has no shop price. */
export function AskButton({
  id,
  name,
  image,
}: {
  id: string
  name: string
  image?: string | undefined
}) {
  const { t } = useLingui()
  const addToQuote = useAddToQuote()
  const product = { productId: id, productName: name, productImage: image ?? null }
  return (
    <button
      aria-label={t`Add ${name} to your request`}
      className="add-button"
      onClick={({ detail }) => detail <= 1 && void addToQuote({ product })}
    />
  )
}
