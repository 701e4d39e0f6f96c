import type { QuoteStart } from '#domain/quote-request.schema.ts'

export interface RequestPageProps {
  start: QuoteStart
  /** The account of who asks; empty for a guest. */
  buyerId: string
  onSent: () => void
}
