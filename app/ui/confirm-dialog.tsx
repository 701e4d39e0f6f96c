import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** What will be gone, and what stays. */
  description: ReactNode
  /** What the button does: "Remove", "End". */
  label: ReactNode
  /** Fields that it needs. */
  children?: ReactNode
  run: (idempotencyKey: string) => Promise<ApiAnswer<unknown>>
  onDone: () => void
}

/** Asks before what cannot be undone, and only then; says why where it is refused, and does it once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, label, children, run, onDone } = props
  const { t } = useLingui()
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const isRunning = useRef(false)
  const close = () => {
    // What it comes to is told here.
    if (isRunning.current) return
    setTold('')
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const answer = await run(newKey()).finally(() => {
      isRunning.current = false
      setIsBusy(false)
    })
    if (answer.ok) {
      close()
      onDone()
    } else if (answer.reason === 'refused') setTold(answer.error.message)
    else setTold(t`We cannot reach the shop. Try again in a moment.`)
  }
  return (
    <Dialog
      description={description}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={close} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button className="btn-danger" form={formId} isBusy={isBusy} type="submit">
            {label}
          </Button>
        </>
      }
      isBusy={isBusy}
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={title}
    >
      <form
        className="mt-4 grid gap-3"
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {children}
        <p className="field-error" role="alert">
          {told}
        </p>
      </form>
    </Dialog>
  )
}
