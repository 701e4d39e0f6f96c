import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { MailState, OrderMailView } from '#domain/order-mails.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'

interface OrderMailsProps {
  order: AdminOrder
  canMove: boolean
  onChanged: () => Promise<void>
}

const tones: Record<MailState, string> = {
  queued: 'warn',
  sent: 'good',
  failed: 'bad',
}

/** What was mailed to the buyer: each can be looked at as they see it, and be sent again. */
export function OrderMails({ order, canMove, onChanged }: OrderMailsProps) {
  const { t } = useLingui()
  const languageName = useLanguageName()
  const [shown, setShown] = useState<OrderMailView>()
  const stateWords: Record<MailState, string> = {
    queued: t`Waiting to be sent`,
    sent: t`Sent`,
    failed: t`Not sent`,
  }
  return (
    <>
      <h3>
        <Trans>E-mails to the buyer</Trans>
      </h3>
      <ul className="grid gap-3">
        {order.mails.map((mail) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={mail.id}>
            <span>
              <strong>{mail.text}</strong>
              <small className="ws-quiet flex flex-wrap gap-x-3">
                <span className="ws-state" data-tone={tones[mail.state]}>
                  {stateWords[mail.state]}
                </span>
                <Moment at={mail.at} />
                <span>{languageName(mail.languageCode)}</span>
              </small>
            </span>
            <span className="flex gap-2">
              <Button
                aria-label={t`Look at ${mail.text}`}
                onClick={() => setShown(mail)}
                size="s"
                variant="outline"
              >
                <Trans>Look</Trans>
              </Button>
              {canMove && mail.recipient !== '' && (
                <SendAgain mail={mail} onChanged={onChanged} orderId={order.id} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        description={<bdi>{shown?.recipient}</bdi>}
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.text ?? ''}
      >
        {shown && (
          <iframe
            className="mt-3 h-[60dvh] w-full border border-[var(--border)] bg-white"
            sandbox=""
            src={`/api/admin/orders/${order.id}/mails/${shown.id}`}
            title={shown.text}
          />
        )}
      </Dialog>
    </>
  )
}

function SendAgain({
  orderId,
  mail,
  onChanged,
}: {
  orderId: string
  mail: OrderMailView
  onChanged: () => Promise<void>
}) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const again = async () => {
    const path = `/admin/orders/${orderId}/mails/${mail.id}`
    const answer = await send((idempotencyKey) =>
      callTwice<AdminOrder>(path, { method: 'POST', idempotencyKey }),
    )
    if (answer?.ok) notifyStaff.success(t`It is sent again within a minute`)
  }
  return (
    <>
      <Button
        aria-label={t`Send ${mail.text} again`}
        isBusy={isBusy}
        onClick={() => void again()}
        size="s"
        variant="plain"
      >
        <Trans>Send again</Trans>
      </Button>
      <span role="alert">{message && <span className="field-error">{message}</span>}</span>
    </>
  )
}
