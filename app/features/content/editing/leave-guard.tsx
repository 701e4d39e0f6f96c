import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useEditing } from './editing-context.ts'
import { forgetAllTyped } from './kept-text.ts'
import { askBeforeLeaving, useToggle } from './use-toggle.ts'

/** Asks whoever goes to another page, or leaves Edit Mode, with words that nobody has saved. */
export function LeaveGuard() {
  const { isUnsaved, close } = useEditing()
  const toggle = useToggle()
  const isHolding = useRef(isUnsaved)
  const [isLeavingMode, setIsLeavingMode] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHolding.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isHolding.current,
    withResolver: true,
  })
  useLayoutEffect(() => {
    isHolding.current = isUnsaved
  }, [isUnsaved])
  useEffect(
    () =>
      askBeforeLeaving(() => {
        setIsLeavingMode(isHolding.current)
        return !isHolding.current
      }),
    [],
  )

  function stay(): void {
    setIsLeavingMode(false)
    if (blocker.status === 'blocked') blocker.reset()
  }
  function leave(): void {
    isHolding.current = false
    forgetAllTyped()
    close()
    if (blocker.status === 'blocked') blocker.proceed()
    if (isLeavingMode) toggle()
    setIsLeavingMode(false)
  }

  return (
    <Dialog
      footer={
        <>
          <Button onClick={leave} variant="outline">
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={stay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
      isOpen={blocker.status === 'blocked' || isLeavingMode}
      onClose={stay}
      role="alertdialog"
      title={<Trans>Your changes are not saved</Trans>}
    >
      <p>
        <Trans>The text that is open has changes. Save it first, or leave them behind.</Trans>
      </p>
    </Dialog>
  )
}
