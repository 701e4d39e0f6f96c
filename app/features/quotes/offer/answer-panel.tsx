import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfferView, QuoteView } from '#domain/quote-view.schema.ts'
import { dayText } from '#app/features/quotes/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { preloadDialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { OfferSums } from './offer-sums.tsx'
import { ReviseDialog } from './revise-dialog.tsx'
import { StateNote } from './state-note.tsx'
import type { ShownQuote } from './use-quote.ts'
import { WithdrawQuote } from './withdraw-quote.tsx'

interface AnswerPanelProps extends ShownQuote {
  token: string
}

/** What the offer comes to and what the buyer says to it; where nothing is to be said, how it stands. */
export function AnswerPanel({ token, quote, moved, take }: AnswerPanelProps) {
  const { offer, can } = quote
  const [asking, setAsking] = useState<{ what: 'revise' | 'decline'; version: number }>()
  const ask = (what: 'revise' | 'decline') => setAsking({ what, version: offer?.version ?? 0 })
  const close = () => setAsking(undefined)
  const dialog = { take, version: asking?.version ?? 0, onClose: close }
  return (
    <aside className="offer-panel" id="answer">
      {offer && can.accept ? (
        <>
          <h2 className="no-print">
            <Trans>Your answer</Trans>
          </h2>
          <ValidUntil offer={offer} />
          <OfferSums offer={offer} />
          <AcceptForm offer={offer} quote={quote} take={take} />
          <div className="needs-script no-print mt-2 grid grid-cols-2 gap-2">
            <Button onClick={() => ask('revise')} onPointerEnter={preloadDialog} variant="outline">
              <Trans>Ask for a new round</Trans>
            </Button>
            <Button onClick={() => ask('decline')} onPointerEnter={preloadDialog} variant="outline">
              <Trans>Decline</Trans>
            </Button>
          </div>
          <AfterAccept quote={quote} />
          {can.withdraw && (
            <div className="needs-script no-print mt-4 grid">
              <WithdrawQuote take={take} />
            </div>
          )}
        </>
      ) : (
        <>
          <FormError text={moved} />
          <StateNote quote={quote} take={take} token={token} />
          {offer && <OfferSums offer={offer} />}
        </>
      )}
      <ReviseDialog {...dialog} isOpen={asking?.what === 'revise'} quote={quote} />
      <DeclineDialog {...dialog} isOpen={asking?.what === 'decline'} />
    </aside>
  )
}

function ValidUntil({ offer: { validUntil, daysLeft } }: { offer: OfferView }) {
  const { i18n } = useLingui()
  const day = <bdi suppressHydrationWarning>{dayText(i18n.locale, validUntil)}</bdi>
  return (
    <p className="offer-until">
      <b>
        <Trans>Valid until {day}</Trans>
      </b>
      <span>
        <Plural _0="Today is the last day" one="# day left" other="# days left" value={daysLeft} />
      </span>
    </p>
  )
}

function AfterAccept({ quote }: { quote: QuoteView }) {
  const email = <bdi>{quote.email}</bdi>
  return (
    <p className="fine no-print">
      <Trans>
        When you accept, we make the order at these prices and send the confirmation to {email}.
      </Trans>
    </p>
  )
}
