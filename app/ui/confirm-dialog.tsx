import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useSave } from '#app/ui/use-save.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** What will be gone, and what stays. */
  description: ReactNode
  /** What the button does: "Remove", "End". */
  label: ReactNode
  /** Nothing is lost by it: its button does not warn. */
  isHarmless?: boolean
  /** Fields that it needs. */
  children?: ReactNode
  run: (idempotencyKey: string) => Promise<ApiAnswer<unknown>>
  onDone: () => void
}

/** Asks before what cannot be undone, and only then; says why where it is refused, and does it once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, label, isHarmless, children, run, onDone } = props
  const formId = useId()
  const { send, isBusy, isUnderWay, message, forget } = useSave()
  const close = () => {
    // What it comes to is told here.
    if (isUnderWay()) return
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send(run)
    if (!answer?.ok) return
    onClose()
    onDone()
  }
  return (
    <Dialog
      description={description}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={close} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button
            className={isHarmless ? undefined : 'btn-danger'}
            form={formId}
            isBusy={isBusy}
            type="submit"
          >
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
          {message}
        </p>
      </form>
    </Dialog>
  )
}
