import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { addWords } from '#app/i18n/i18n.ts'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { linesIn } from './basket-store.ts'
import { useBasketText } from './basket-provider.tsx'

const QuoteButton = fetchedPart(
  async () => (await import('#app/features/quotes/request/quote-button.tsx')).QuoteButton,
)

/** The header's place for a quote: empty until something is asked for, since most visitors never do. Then its button and its words are fetched. */
export function QuoteSlot() {
  const { i18n } = useLingui()
  const isInUse = linesIn(useBasketText()) > 0
  const [wasUsed, setWasUsed] = useState(false)
  useEffect(() => {
    // Where the words do not come, the button stays away: the next line that is added asks for them again.
    if (isInUse) addWords('seldom', i18n).then(() => setWasUsed(true), stay)
  }, [isInUse, i18n])
  return wasUsed && <QuoteButton />
}

function stay() {}
