import { type ReactNode, useState } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { Button, type ButtonProps } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { preloadDialog } from './dialog.tsx'

interface AskFirstProps {
  /** Of the control. */
  id?: string
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

/** A control for what cannot be taken back: asks once before it is done. */
export function AskFirst(props: AskFirstProps) {
  const { id, label, of, title = label, variant = 'plain', size, ...asked } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        className="needs-script"
        id={id}
        onClick={() => setIsAsking(true)}
        onPointerEnter={preloadDialog}
        size={size}
        variant={variant}
      >
        <span>{label}</span>
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      <ConfirmDialog
        {...asked}
        isOpen={isAsking}
        label={label}
        onClose={() => setIsAsking(false)}
        title={title}
      />
    </>
  )
}
