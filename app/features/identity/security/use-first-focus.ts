import { type RefObject, useEffect, useRef } from 'react'

/** For the control that a press has brought: it has the focus as soon as it is there. */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null)
  useEffect(() => control.current?.focus(), [])
  return control
}
