import { forgetCheckout, keepForm, type KeptForm, readForm } from './checkout-storage.ts'
import { type Buyer, emptyForm, type FormValues, guest, isAlsoOf, withKnown } from './order-form.ts'

let typed: KeptForm | undefined
const readers = new Set<() => void>()

/**
 * What `buyer` has typed in this tab so far, and what is known of them where they typed nothing. Where nothing was typed at all it is
 * `start` itself: the page that was sent shows that already, and draws nothing anew while somebody types. What somebody else has
 * typed and sent is forgotten: the next person in this tab must not see it.
 */
export function typedForm(buyer: Buyer, start = startForm(buyer)): FormValues {
  if (typed?.buyerId === buyer.id) return typed.values
  const kept = ownTo(buyer, typed ?? readForm())
  typed = { buyerId: buyer.id, values: kept ? withKnown(kept.values, buyer.known) : start }
  // From here on it is theirs alone, also where a guest had typed it.
  if (kept) keepForm(typed)
  return typed.values
}

/** The form with what is known of the buyer alone. */
export function startForm({ known }: Buyer): FormValues {
  return withKnown(emptyForm, known)
}

export function changeForm(fields: Partial<FormValues>): void {
  const { buyerId, values } = typed ?? { buyerId: guest.id, values: emptyForm }
  typed = { buyerId, values: { ...values, ...fields } }
  keepForm(typed)
  for (const reader of readers) reader()
}

/** The order is placed: the next one starts from nothing. */
export function emptyTypedForm(): void {
  typed = undefined
}

export function subscribeToForm(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

function ownTo(buyer: Buyer, kept: KeptForm | undefined): KeptForm | undefined {
  if (!kept || isAlsoOf(kept.buyerId, buyer)) return kept
  forgetCheckout()
  return undefined
}
