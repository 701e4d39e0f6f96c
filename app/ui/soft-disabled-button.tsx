import { Button, type ButtonProps } from './button.tsx'

interface SoftDisabledButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** There is nothing for it to do now. */
  isOff: boolean
}

/** A button that rests while there is nothing for it to do: pressed it does nothing, and the keyboard stays on it. */
export function SoftDisabledButton({ isOff, onClick, ...rest }: SoftDisabledButtonProps) {
  return (
    <Button {...rest} aria-disabled={isOff || undefined} onClick={isOff ? keepForm : onClick} />
  )
}

/** One that sends a form does not send it then. */
function keepForm(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
