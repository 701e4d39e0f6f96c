import { useEffect, useRef } from 'react'

/** Prints the page where its address asks for the receipt (`#receipt`). */
export function usePrintedReceipt(isWhole: boolean): void {
  const isPrinted = useRef(false)
  useEffect(() => {
    if (!isWhole || isPrinted.current || location.hash !== '#receipt') return
    isPrinted.current = true
    window.print()
  }, [isWhole])
}
