import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLetGo } from '#app/workspace/form/use-let-go.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useEditing } from './editing-context.ts'
import { forgetAllTyped } from './kept-text.ts'
import { askBeforeLeaving, useToggle } from './use-toggle.ts'

/**
 * Asks whoever goes to another page, or leaves Edit Mode, with words that nobody has saved. Where they are on their way, one goes on by
 * oneself once they have come home, and stays where that failed.
 */
export function LeaveGuard() {
  const { isUnsaved, isSaving, close } = useEditing()
  const toggle = useToggle()
  const isHolding = useRef(isUnsaved)
  const isUnderWay = useRef(isSaving)
  const [isLeavingMode, setIsLeavingMode] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!isHolding.current || current.pathname === next.pathname) return false
      setIsWaiting(isUnderWay.current)
      return true
    },
    enableBeforeUnload: () => isHolding.current,
    withResolver: true,
  })
  useLayoutEffect(() => {
    isHolding.current = isUnsaved
    isUnderWay.current = isSaving
  }, [isUnsaved, isSaving])
  useEffect(
    () =>
      askBeforeLeaving(() => {
        setIsWaiting(isUnderWay.current)
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
    forgetAllTyped()
    close()
    go()
  }
  function go(): void {
    isHolding.current = false
    if (blocker.status === 'blocked') blocker.proceed()
    if (isLeavingMode) toggle()
    setIsLeavingMode(false)
  }

  const isLeaving = blocker.status === 'blocked' || isLeavingMode
  useLetGo({
    isWaiting: isLeaving && isWaiting,
    isHome: !isSaving,
    settle: isUnsaved ? stay : go,
    leave: go,
    goOn: undefined,
  })

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
      isOpen={isLeaving && !isWaiting}
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
