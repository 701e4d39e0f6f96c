import { useEffect, useRef, useState } from 'react'
import type { RowFault } from './row-fault.ts'

/** Which row of a list shows its fields, and what was refused of one. Whoever is sent to a field is in it as soon as it is drawn. */
export function useOpenRow() {
  const [openKey, setOpenKey] = useState<string>()
  const [fault, setFault] = useState<RowFault>()
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
    fault,
    open: setOpenKey,
    openAt,
    /** Opens the row at the field that was refused. */
    refuse: (refused: RowFault) => {
      setFault(refused)
      openAt(refused.key, refused.name)
    },
    /** What was refused is written anew. */
    changed: (key: string, fields: object) => {
      const [name = ''] = fault?.name.split('.') ?? []
      if (fault?.key === key && name in fields) setFault(undefined)
    },
    /** Nothing is told any more; which row is open stays. */
    forget: () => setFault(undefined),
  }
}

export type OpenRow = ReturnType<typeof useOpenRow>
