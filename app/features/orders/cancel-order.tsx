import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderView } from '#domain/order-view.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, preloadDialog } from '#app/ui/dialog.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'

interface CancelOrderProps {
  token: string
  number: string
  onCancelled: (order: OrderView) => void
}

/** Asks once, since a cancelled order does not come back, and says so where it is too late. */
export function CancelOrder({ token, number: digits, onCancelled }: CancelOrderProps) {
  const number = <bdi className="num">{digits}</bdi>
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const cancel = async () => {
    setIsBusy(true)
    setRefusal(undefined)
    const answer = await callApi<OrderView>(`/orders/${token}/cancel`, {
      method: 'POST',
      body: {},
      idempotencyKey: newKey(),
    })
    setIsBusy(false)
    if (answer.ok) {
      setIsAsking(false)
      onCancelled(answer.value)
    } else setRefusal(answer.reason === 'refused' ? answer.error.message : 'unreachable')
  }
  return (
    <>
      <Button
        className="needs-script"
        onClick={() => setIsAsking(true)}
        onPointerEnter={preloadDialog}
        variant="plain"
      >
        <Trans>Cancel the order</Trans>
      </Button>
      <Dialog
        description={<Trans>The goods are given back and you pay nothing.</Trans>}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)} variant="outline">
              <Trans>Keep the order</Trans>
            </Button>
            <Button isBusy={isBusy} onClick={() => void cancel()}>
              <Trans>Cancel the order</Trans>
            </Button>
          </>
        }
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={<Trans>Cancel order {number}?</Trans>}
      >
        <p className="field-error" role="alert">
          {refusal === 'unreachable' ? (
            <Trans>We cannot reach the shop. Try again in a moment.</Trans>
          ) : (
            refusal
          )}
        </p>
      </Dialog>
    </>
  )
}
