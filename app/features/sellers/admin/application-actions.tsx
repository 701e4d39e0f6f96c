import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { useSave } from '#app/ui/use-save.ts'
import type { ApplicationProps } from './seller-props.ts'
import { AskChanges } from './ask-changes.tsx'
import { ReasonedAction } from './reasoned-action.tsx'
import { sellerStateId } from './seller-words.ts'

/** What comes next, in one solid button: taking it, or saying yes; and the two other answers. */
export function ApplicationActions({ application, onChanged }: ApplicationProps) {
  const { t } = useLingui()
  const { id, rev, can, company } = application
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const [open, setOpen] = useState<'ask' | 'reject'>()
  const step = async (name: 'take' | 'approve') => {
    const path = `/admin/seller-applications/${id}/${name}`
    const answer = await send(
      (idempotencyKey) => callTwice(path, { method: 'POST', body: { rev }, idempotencyKey }),
      { content: { name, rev } },
    )
    if (answer?.ok) document.getElementById(sellerStateId)?.focus()
  }
  return (
    <>
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
      {can.take && (
        <Button isBusy={isBusy} onClick={({ detail }) => detail < 2 && void step('take')}>
          <Trans>Take it</Trans>
        </Button>
      )}
      {can.approve && (
        <Button isBusy={isBusy} onClick={({ detail }) => detail < 2 && void step('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {can.ask && (
        <Button onClick={() => setOpen('ask')} variant="outline">
          <Trans>Ask for changes</Trans>
        </Button>
      )}
      {can.reject && (
        <Button onClick={() => setOpen('reject')} variant="outline">
          <Trans>Turn down</Trans>
        </Button>
      )}
      <AskChanges
        application={application}
        isOpen={open === 'ask'}
        onChanged={onChanged}
        onClose={() => setOpen(undefined)}
      />
      <ReasonedAction
        description={<Trans>They read your words in a mail. This cannot be undone.</Trans>}
        isOpen={open === 'reject'}
        label={t`Turn down`}
        onClose={() => setOpen(undefined)}
        onDone={() => void onChanged()}
        run={async (note, idempotencyKey) => {
          const path = `/admin/seller-applications/${id}/reject`
          const body = { rev, note }
          const answer = await callTwice(path, { method: 'POST', body, idempotencyKey })
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={t`Turn down ${company}?`}
      />
    </>
  )
}
