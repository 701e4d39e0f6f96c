import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { ReasonedAction } from './reasoned-action.tsx'
import type { SellerProps } from './seller-props.ts'
import { sellerStateId } from './seller-words.ts'

/** What the factory can do with a seller: invite who looks after it, hide it, bring it back, end the cooperation. */
export function SellerActions({ seller, onChanged }: SellerProps) {
  const { t } = useLingui()
  const { id, rev, name, email, can, account } = seller
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const [open, setOpen] = useState<'suspend' | 'terminate'>()
  const post = (step: string, body: object) => (idempotencyKey: string) =>
    callTwice(`/admin/sellers/${id}/${step}`, { method: 'POST', body, idempotencyKey })
  const reinstate = async () => {
    const answer = await send(post('reinstate', { rev }), { content: { rev } })
    if (answer?.ok) document.getElementById(sellerStateId)?.focus()
  }
  const invite = async () => {
    const answer = await send(post('invitation', {}))
    if (answer?.ok) notifyStaff.success(t`The invitation is on its way to ${email}`)
  }
  const runWith = (step: 'suspend' | 'terminate') => async (note: string, key: string) => {
    const answer = await post(step, { rev, note })(key)
    if (!answer.ok && isOutdated(answer)) await onChanged()
    return answer
  }
  const asked = { onClose: () => setOpen(undefined), onDone: () => void onChanged() }
  return (
    <>
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
      {can.reinstate && (
        <Button isBusy={isBusy} onClick={({ detail }) => detail < 2 && void reinstate()}>
          <Trans>Bring it back</Trans>
        </Button>
      )}
      {can.invite && (
        <Button
          isBusy={isBusy}
          onClick={({ detail }) => detail < 2 && void invite()}
          variant="outline"
        >
          {account ? <Trans>Invite somebody else</Trans> : <Trans>Send the invitation again</Trans>}
        </Button>
      )}
      {can.suspend && (
        <Button onClick={() => setOpen('suspend')} variant="outline">
          <Trans>Suspend</Trans>
        </Button>
      )}
      {can.terminate && (
        <Button onClick={() => setOpen('terminate')} variant="outline">
          <Trans>End the cooperation</Trans>
        </Button>
      )}
      <ReasonedAction
        {...asked}
        description={<Trans>The map hides it, and its people read why.</Trans>}
        isOpen={open === 'suspend'}
        label={t`Suspend`}
        run={runWith('suspend')}
        title={t`Suspend ${name}?`}
      />
      <ReasonedAction
        {...asked}
        description={
          <Trans>
            It is gone from the map for good, and its people can no longer change anything. This
            cannot be undone.
          </Trans>
        }
        isOpen={open === 'terminate'}
        label={t`End the cooperation`}
        run={runWith('terminate')}
        title={t`End the cooperation with ${name}?`}
      />
    </>
  )
}
