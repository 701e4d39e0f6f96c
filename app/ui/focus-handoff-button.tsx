import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { useFocusSuccessor } from './use-focus-successor.ts'

/** A button that may go once it was pressed: the keyboard is then on what stands in its place, or beside it. */
export function FocusHandoffButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusSuccessor(button)
  return <Button {...props} ref={button} />
}
