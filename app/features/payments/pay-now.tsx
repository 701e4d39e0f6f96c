import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formatOre } from '#domain/money.ts'
import type { PaymentView } from '#domain/payments.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Button, lookOf } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface PayNowProps {
  token: string
  payment: PaymentView
  onChanged: (payment: PaymentView) => void
}

/** The way back to paying while that can be done, and the way out of it. */
export function PayNow({ token, payment, onChanged }: PayNowProps) {
  const path = `/payments/${encodeURIComponent(token)}`
  const given = useRef<PaymentView>(undefined)
  const price = <bdi className="num">{formatOre(payment.amountOre)}</bdi>
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {payment.payUrl === null ? (
          <Begin onChanged={onChanged} path={path} />
        ) : (
          <a className={lookOf({})} href={payment.payUrl}>
            <Trans>Pay {price}</Trans>
          </a>
        )}
        <AskFirst
          description={
            <Trans>What you ordered goes back into your cart, and nothing is drawn.</Trans>
          }
          label={<Trans>Do not pay</Trans>}
          onDone={() => given.current && onChanged(given.current)}
          run={async (idempotencyKey) => {
            const answer = await callApi<PaymentView>(`${path}/cancel`, {
              ...{ method: 'POST', body: {}, idempotencyKey },
            })
            if (answer.ok) given.current = answer.value
            return answer
          }}
          variant="outline"
        />
      </div>
    </div>
  )
}

/** Its provider could not be reached when it was ordered: asked again, it leads to where it is paid. */
function Begin({ path, onChanged }: { path: string; onChanged: (payment: PaymentView) => void }) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave()
  const [isRefused, setRefused] = useState(false)
  const begin = async () => {
    const answer = await send((idempotencyKey) =>
      callApi<PaymentView>(`${path}/begin`, { method: 'POST', body: {}, idempotencyKey }),
    )
    if (!answer?.ok) return
    onChanged(answer.value)
    const { payUrl, state } = answer.value
    if (payUrl !== null) location.assign(payUrl)
    else setRefused(state === 'waiting' || state === 'unknown')
  }
  return (
    <div className="grid gap-2">
      <Button className="needs-script" isBusy={isBusy} onClick={() => void begin()}>
        <Trans>Begin the payment</Trans>
      </Button>
      <FormError
        text={
          message ??
          (isRefused
            ? t`The payment could not be begun. Try again in a moment, or choose Do not pay and order with another way of paying.`
            : undefined)
        }
      />
    </div>
  )
}
