import { useState } from 'react'

/** True from the first opening on: what floats is fetched and mounted then, and stays so that its leaving can be seen. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}
