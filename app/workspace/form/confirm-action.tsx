import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '#app/ui/confirm-dialog.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'

interface ConfirmActionProps extends ConfirmDialogProps {
  /** Where one is led once it is done, unless one is on the way elsewhere. */
  goOn?: (() => void) | undefined
}

/** Asks before what cannot be undone. Who leaves while it is done goes on by themselves after it, and stays where it failed. */
export function ConfirmAction({ goOn, run, ...asked }: ConfirmActionProps) {
  const [isRunning, setIsRunning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const runHeld: typeof run = async (idempotencyKey) => {
    setIsRunning(true)
    setHasFailed(true)
    try {
      const answer = await run(idempotencyKey)
      setHasFailed(!answer.ok)
      return answer
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <>
      <UnsavedGuard goOn={goOn} hasFailed={hasFailed} isDirty={false} isSaving={isRunning} />
      <ConfirmDialog {...asked} run={runHeld} />
    </>
  )
}
