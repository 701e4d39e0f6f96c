import { useEffect, useRef, useState } from 'react'

/** Which row of a list shows its fields. Whoever is sent to a field is in it as soon as it is drawn. */
export function useOpenRow() {
  const [openKey, setOpenKey] = useState<string>()
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    // No more than one row is open.
    const field = document.querySelector<HTMLInputElement>(
      `.ws-link-fields [name="${wanted.current}"]`,
    )
    wanted.current = undefined
    field?.focus()
    // As by Tab: what stands there is written over.
    field?.select()
  })
  const openAt = (key: string, name: string) => {
    setOpenKey(key)
    wanted.current = name
  }
  return {
    openKey,
    open: setOpenKey,
    openAt,
  }
}

export type OpenRow = ReturnType<typeof useOpenRow>
