import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminSubscriber } from '#domain/admin-subscribers.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'

interface SubscriberBlockProps {
  subscriber: AdminSubscriber
  onChanged: () => Promise<void>
}

/** Blocks an address, or lets it subscribe again; each is asked first. */
export function SubscriberBlock({ subscriber, onChanged }: SubscriberBlockProps) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const { id, rev, email, status } = subscriber
  const isBlocked = status === 'blocked'
  const run = async (idempotencyKey: string) => {
    const step = isBlocked ? 'unblock' : 'block'
    const call = { method: 'POST', body: { rev }, idempotencyKey } as const
    const answer = await callTwice(`/admin/subscribers/${id}/${step}`, call)
    if (!answer.ok && isOutdated(answer)) await onChanged()
    return answer
  }
  const finish = () => {
    notifyStaff.success(isBlocked ? t`${email} may subscribe again` : t`${email} is blocked`)
    void onChanged()
  }
  return (
    <section className="ws-actions mt-6">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
      </Button>
      <ConfirmAction
        description={
          isBlocked ? (
            <Trans>
              It gets nothing by that: only its owner can sign it up again, as for the first time.
            </Trans>
          ) : (
            <Trans>
              It is off all lists at once, and no form signs it up again. Mails about orders still
              arrive.
            </Trans>
          )
        }
        isOpen={isAsked}
        label={isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={finish}
        run={run}
        title={isBlocked ? <Trans>Unblock {email}?</Trans> : <Trans>Block {email}?</Trans>}
      />
    </section>
  )
}
