import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { longestComplaint } from '#domain/after-sale.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface OrderWithdrawalProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

const tones = { received: 'warn', accepted: 'good', declined: 'none' } as const

/** That the buyer withdrew: what goes back and what it is worth, and what is decided about it. */
export function OrderWithdrawal({ order, onChanged }: OrderWithdrawalProps) {
  const { withdrawal } = order.afterSale
  if (!withdrawal) return null
  const { status, statusText, receivedText, name, email, goods, amountOre, reason } = withdrawal
  return (
    <section className="ws-note">
      <h3>
        <Trans>Withdrawal</Trans>
      </h3>
      <p className="flex flex-wrap gap-x-3">
        <span className="ws-state" data-tone={tones[status]}>
          {statusText}
        </span>
        <span>{receivedText}</span>
      </p>
      <p className="flex flex-wrap gap-x-3">
        <bdi>{name}</bdi>
        <bdi>{email}</bdi>
      </p>
      <ul>
        {goods.map(({ id, title, packageSize, quantity }) => (
          <li key={id}>
            <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>{' '}
            <bdi className="ws-quiet">{packageSize}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Worth</Trans> <Price ore={amountOre} />
      </p>
      {reason && (
        <q className="block whitespace-pre-line" dir="auto">
          {reason}
        </q>
      )}
      {withdrawal.canDecide && (
        <Decision onChanged={onChanged} order={order} rev={withdrawal.rev} />
      )}
    </section>
  )
}

function Decision({ order, rev, onChanged }: OrderWithdrawalProps & { rev: number }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'accepted' | 'declined'>()
  const [reason, setReason] = useState('')
  const decide = async (status: 'accepted' | 'declined', idempotencyKey: string) => {
    const body = {
      rev,
      status,
      ...(status === 'declined' && { reason: reason.trim() }),
    }
    const call = { method: 'POST', body, idempotencyKey } as const
    const answer = await callTwice<AdminOrder>(`/admin/orders/${order.id}/withdrawal`, call)
    if (!answer.ok && isOutdated(answer)) await onChanged()
    return answer
  }
  const common = {
    onClose: () => setAsked(undefined),
    onDone: () => void onChanged(),
  }
  return (
    <div className="ws-form-foot mt-3">
      <Button onClick={() => setAsked('accepted')} size="s" variant="outline">
        <Trans>Accept</Trans>
      </Button>
      <Button onClick={() => setAsked('declined')} size="s" variant="outline">
        <Trans>Decline</Trans>
      </Button>
      <ConfirmAction
        {...common}
        description={
          <Trans>
            The buyer is told by mail. What has not left yet is taken out of the order. Pay back
            what they have paid for it as a refund of the order.
          </Trans>
        }
        isOpen={asked === 'accepted'}
        label={<Trans>Accept</Trans>}
        run={(key) => decide('accepted', key)}
        title={<Trans>Accept the withdrawal?</Trans>}
      />
      <ConfirmAction
        {...common}
        description={<Trans>The buyer is told by mail why. This cannot be undone.</Trans>}
        isOpen={asked === 'declined'}
        label={<Trans>Decline</Trans>}
        run={(key) => decide('declined', key)}
        title={<Trans>Decline the withdrawal?</Trans>}
      >
        <TextArea
          dir="auto"
          hint={t`The buyer reads it.`}
          label={t`Reason`}
          maxLength={longestComplaint}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          value={reason}
        />
      </ConfirmAction>
    </div>
  )
}
