import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionState } from '#app/platform/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useLetGo } from '#app/workspace/form/use-let-go.ts'

interface UnsavedGuardProps {
  isDirty: boolean
  isKept?: boolean
  /** A save is under way: who leaves meanwhile goes on by themselves once it has come home. */
  isSaving?: boolean
  /** What was sent came to nothing, and that is shown here: a wish to leave is given up, also where nothing is typed. */
  hasFailed?: boolean
  /** Where one is led once all is saved, unless one is on the way elsewhere. */
  goOn?: (() => void) | undefined
}

/**
 * Asks before what was typed is left: by a link, by going back, and (in the browser's words) by closing the tab. `isDirty` while there
 * is something that has not been saved. Who is signed out on the way is not asked where it `isKept` until they are back.
 */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isDirty, isKept = false, isSaving = false, hasFailed = false, goOn } = props
  const [isWaiting, setIsWaiting] = useState(false)
  const isHeld = () => (isDirty || isSaving) && !(isKept && sessionState().hasEnded)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => {
      setIsWaiting(isSaving)
      return isHeld()
    },
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  const isBlocked = status === 'blocked'
  useLetGo({
    isWaiting: isBlocked && isWaiting,
    isHome: !isSaving,
    settle: isDirty || hasFailed ? reset : proceed,
    leave: proceed,
    goOn,
  })
  return (
    <Dialog
      description={<Trans>What you typed here has not been saved yet.</Trans>}
      footer={
        <>
          <Button onClick={proceed} variant="outline">
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={reset}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
      isOpen={isBlocked && !isWaiting}
      onClose={() => reset?.()}
      role="alertdialog"
      title={<Trans>Leave without saving?</Trans>}
    />
  )
}
