import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'

interface PageRemovalProps {
  page: EditablePage
  onChanged: () => Promise<void>
}

/** Takes a page off the site in all its languages, or brings one back; each asks before it does. */
export function PageRemoval({ page, onChanged }: PageRemovalProps) {
  const { id, rev, isRemoved } = page
  const [isAsked, setIsAsked] = useState(false)
  const [anyway, setAnyway] = useState(false)
  const [isLinked, setIsLinked] = useState(false)
  const close = () => {
    setIsAsked(false)
    setIsLinked(false)
    setAnyway(false)
  }
  const run = async (idempotencyKey: string) => {
    const answer = await callTwice<WrittenPage>(
      `/admin/content/pages/${id}/${isRemoved ? 'restore' : 'remove'}`,
      { method: 'POST', body: isRemoved ? { rev } : { rev, anyway }, idempotencyKey },
    )
    if (!answer.ok && answer.reason === 'refused') setIsLinked(answer.error.code === 'page_linked')
    return answer
  }
  const label = isRemoved ? <Trans>Bring the page back</Trans> : <Trans>Remove the page</Trans>
  return (
    <section className="ws-actions">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        {label}
      </Button>
      <ConfirmAction
        description={
          isRemoved ? (
            <Trans>It comes back as a draft in each of its languages.</Trans>
          ) : (
            <Trans>
              Visitors find nothing there any more, in no language. Its texts and their history
              stay, and you can bring it back.
            </Trans>
          )
        }
        isOpen={isAsked}
        label={label}
        onClose={close}
        onDone={() => void onChanged()}
        run={run}
        title={label}
      >
        {isLinked && (
          <Checkbox
            checked={anyway}
            label={<Trans>Remove it although links lead there</Trans>}
            name="anyway"
            onChange={({ target }) => setAnyway(target.checked)}
          />
        )}
      </ConfirmAction>
    </section>
  )
}
