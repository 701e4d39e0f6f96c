import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { longestDecisionNote } from '#domain/sellers.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface ReasonedActionProps {
  isOpen: boolean
  onClose: () => void
  onDone: () => void
  title: string
  description: ReactNode
  label: string
  run: (note: string, idempotencyKey: string) => Promise<ApiAnswer<unknown>>
}

/** Asks before what cannot be undone, and for the reason, which the business reads. */
export function ReasonedAction({ run, ...asked }: ReasonedActionProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  return (
    <ConfirmAction {...asked} run={(idempotencyKey) => run(note, idempotencyKey)}>
      <TextArea
        dir="auto"
        hint={t`They read it.`}
        label={t`Why`}
        maxLength={longestDecisionNote}
        onChange={({ target }) => setNote(target.value)}
        value={note}
      />
    </ConfirmAction>
  )
}
