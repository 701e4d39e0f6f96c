import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { OfferView } from '#domain/quote-view.schema.ts'
import { shortDayText } from '#app/features/quotes/figures.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'

/** On a phone the sum and the way to the panel stand at the foot, until the panel is there to be seen. */
export function AnswerBar({ offer }: { offer: OfferView }) {
  const { i18n } = useLingui()
  const isSeen = useIsSeen('answer')
  const day = <bdi suppressHydrationWarning>{shortDayText(i18n.locale, offer.validUntil)}</bdi>
  return (
    <div className="offer-bar no-print" hidden={isSeen}>
      <p>
        <b>
          <Price ore={offer.totalOre} />
        </b>
        <small>
          <Trans>incl. VAT, valid until {day}</Trans>
        </small>
      </p>
      <a className={lookOf({ size: 'l' })} href="#answer">
        <Trans>Answer</Trans>
      </a>
    </div>
  )
}

/** True while an element of the page is in view. */
function useIsSeen(id: string): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isSeen
}
