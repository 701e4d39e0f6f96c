import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { useBasketText } from './basket-provider.tsx'

const QuoteButton = fetchedPart(
  async () => (await import('#app/features/quotes/request/quote-button.tsx')).QuoteButton,
)

/** The header's place for a quote: empty until something is asked for, since most visitors never do. Then its button is fetched. */
export function QuoteSlot() {
  return useBasketText() !== null && <QuoteButton />
}
