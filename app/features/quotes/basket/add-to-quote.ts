import { fetchedPart } from '#app/ui/fetched-part.tsx'

/** The way of a product into the basket of a quote: few need it, so it is fetched where it stands. */
export const AddToQuote = fetchedPart(
  async () => (await import('./add-to-quote-button.tsx')).AddToQuoteButton,
)
