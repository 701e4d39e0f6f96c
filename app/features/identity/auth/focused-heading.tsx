import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what has come in the place of a form: the keyboard goes on here, and it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
