import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Dialog, preloadDialog } from '#app/ui/dialog.tsx'

interface AskFirstProps {
  /** What the control says, and the button that goes through with it. */
  label: ReactNode
  /** Read out after the label, where several look alike. */
  of?: string
  /** What the dialog is called; left out, what the control says. */
  title?: ReactNode
  description: ReactNode
  /** Fields that it needs. */
  children?: ReactNode
  run: (idempotencyKey: string) => Promise<ApiAnswer<unknown>>
  onDone: () => void
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
}

/** A control for what cannot be taken back: asks once, says why where it is refused, and does it once. */
export function AskFirst(props: AskFirstProps) {
  const { label, of, title, description, children, run, onDone, variant = 'plain', size } = props
  const { t } = useLingui()
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const isRunning = useRef(false)
  const close = () => {
    setIsAsking(false)
    setTold('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const answer = await run(crypto.randomUUID())
    isRunning.current = false
    setIsBusy(false)
    if (answer.ok) {
      close()
      onDone()
    } else if (answer.reason === 'refused') setTold(answer.error.message)
    else setTold(t`We cannot reach the shop. Try again in a moment.`)
  }
  return (
    <>
      <Button
        className="needs-script"
        onClick={() => setIsAsking(true)}
        onPointerEnter={preloadDialog}
        size={size}
        variant={variant}
      >
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      <Dialog
        description={description}
        footer={
          <>
            <Button onClick={close} variant="outline">
              <Trans>Cancel</Trans>
            </Button>
            <Button className="btn-danger" form={formId} isBusy={isBusy} type="submit">
              {label}
            </Button>
          </>
        }
        isOpen={isAsking}
        onClose={close}
        role="alertdialog"
        title={title ?? label}
      >
        <form
          className="mt-4 grid gap-3"
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {children}
          <p className="field-error" role="alert">
            {told}
          </p>
        </form>
      </Dialog>
    </>
  )
}
