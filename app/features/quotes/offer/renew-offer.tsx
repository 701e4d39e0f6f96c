import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'

type Renewed = NonNullable<QuoteView['renewedAs']>

/** Asks anew for what has expired; once that is done, the way to it. */
export function RenewOffer({ token, quote }: { token: string; quote: QuoteView }) {
  const { send, isBusy, message } = useSave()
  const [made, setMade] = useState<Renewed>()
  const renewed = made ?? quote.renewedAs
  if (renewed) return <RenewedLink renewed={renewed} />
  const renew = async () => {
    const answer = await send<Renewed>(
      (idempotencyKey) =>
        callTwice(`/quotes/${token}/renew`, { method: 'POST', body: {}, idempotencyKey }),
      { content: token },
    )
    if (answer?.ok) setMade(answer.value)
  }
  return (
    <>
      <FormError text={message} />
      <Button className="needs-script" isBusy={isBusy} onClick={() => void renew()}>
        <Trans>Ask for a new offer</Trans>
      </Button>
      <p className="fine">
        <Trans>The same goods and quantities. We answer within a working day.</Trans>
      </p>
    </>
  )
}

function RenewedLink({ renewed }: { renewed: Renewed }) {
  const number = <bdi className="num">{renewed.number}</bdi>
  return (
    <>
      <p className="text-sm" role="status">
        <Trans>You have asked for a new offer.</Trans>
      </p>
      <ButtonLink to={`/quote/${renewed.token}`}>
        <Trans>See request {number}</Trans>
      </ButtonLink>
    </>
  )
}
