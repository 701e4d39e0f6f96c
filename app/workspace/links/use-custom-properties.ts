import { useLayoutEffect, useRef } from 'react'

/** Gives an element custom properties. They go through the element: the page's policy refuses style attributes. */
export function useCustomProperties<Kind extends HTMLElement>(properties: Record<string, string>) {
  const ref = useRef<Kind>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties))
      ref.current?.style.setProperty(name, value)
  })
  return ref
}
