import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { addWords } from '#app/i18n/i18n.ts'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { useBasketText } from './basket-provider.tsx'

const QuoteButton = fetchedPart(
  async () => (await import('#app/features/quotes/request/quote-button.tsx')).QuoteButton,
)

/** The header's place for a quote: empty until something is asked for, since most visitors never do. Then its button and its words are fetched. */
export function QuoteSlot() {
  const { i18n } = useLingui()
  // Whether it is worth anything is read by what is fetched.
  const hasLines = useBasketText()?.includes('"id"') === true
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    // Where the words do not come, the button stays away: the next line that is added asks for them again.
    if (hasLines) addWords('seldom', i18n).then(() => setInUse(true), stay)
  }, [hasLines, i18n])
  return isInUse && <QuoteButton />
}

function stay() {}
