import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { removeTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'

interface MenuRowRemovalProps {
  /** Where it is removed, with the revision that was seen. */
  path: string
  label: ReactNode
  title: ReactNode
  onChanged: () => Promise<void>
}

/** Removes what nothing of the menu needs any more, once somebody has said so twice. */
export function MenuRowRemoval({ path, label, title, onChanged }: MenuRowRemovalProps) {
  const { close } = useList()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className="ws-actions">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        {label}
      </Button>
      <ConfirmAction
        description={<Trans>Its words are gone in all languages.</Trans>}
        isOpen={isAsked}
        label={<Trans>Remove</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => {
          close()
          void onChanged()
        }}
        run={(idempotencyKey) => removeTwice(path, idempotencyKey)}
        title={title}
      />
    </section>
  )
}
