import { createContext, useContext, useLayoutEffect } from 'react'

const DirtyFormContext = createContext<(isDirty: boolean) => void>(() => {})

/** Given by a dialog around a form: hears whether the form holds what has not been saved. */
export const DirtyFormProvider = DirtyFormContext.Provider

/** Tells the dialog around the form; on a page of its own nobody asks. */
export function useToldDirty(isDirty: boolean): void {
  const tell = useContext(DirtyFormContext)
  // Told before the next key comes: Escape right after a letter is held, too.
  useLayoutEffect(() => {
    tell(isDirty)
    return () => tell(false)
  }, [tell, isDirty])
}
