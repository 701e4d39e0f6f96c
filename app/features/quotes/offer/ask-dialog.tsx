import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'

interface AskDialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** What the button does. */
  label: ReactNode
  message: string | undefined
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A question with fields over the page. What was typed stays until it is sent. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, onClose, title, description, label, message, isBusy, onSubmit, children } = props
  const formId = useId()
  const close = () => {
    if (!isBusy) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      description={description}
      footer={
        <>
          <Button onClick={close} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button form={formId} isBusy={isBusy} type="submit">
            {label}
          </Button>
        </>
      }
      isBusy={isBusy}
      isOpen={isOpen}
      onClose={close}
      title={title}
    >
      <form className="mt-4 grid gap-4" id={formId} method="post" noValidate onSubmit={submit}>
        <FormError text={message} />
        <div className="contents">{children}</div>
      </form>
    </Dialog>
  )
}
