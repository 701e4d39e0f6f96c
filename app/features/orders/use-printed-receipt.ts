import { useEffect, useRef } from 'react'

/** Whoever came for the receipt (`#receipt`) gets the page as it is printed. */
export function usePrintedReceipt(isWhole: boolean): void {
  const isPrinted = useRef(false)
  useEffect(() => {
    if (!isWhole || isPrinted.current || location.hash !== '#receipt') return
    isPrinted.current = true
    window.print()
  }, [isWhole])
}
