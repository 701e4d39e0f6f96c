import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { useHeir } from './use-heir.ts'

/** A button that may go once it was pressed: the keyboard is then on what stands in its place, or beside it. */
export function PassingButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useHeir(button)
  return <Button {...props} ref={button} />
}
