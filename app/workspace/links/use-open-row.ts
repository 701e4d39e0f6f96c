import { useEffect, useRef, useState } from 'react'
import type { RowFault } from './row-fault.ts'

/** Which row of a list shows its fields, and what was refused of each. A field that is asked for has the focus as soon as it is drawn. */
export function useOpenRow() {
  const [openKey, setOpenKey] = useState<string>()
  const [faults, setFaults] = useState<readonly RowFault[]>([])
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
    faultsOf: (key: string) => faults.filter((fault) => fault.key === key),
    open: setOpenKey,
    openAt,
    /** Opens the row at the first field that was refused; the others tell it, too. */
    refuse: (refused: readonly RowFault[]) => {
      setFaults(refused)
      if (refused[0]) openAt(refused[0].key, refused[0].name)
    },
    /** What was refused is written anew. */
    changed: (key: string, fields: object) => {
      const isOf = ({ name }: RowFault) => (name.split('.')[0] ?? '') in fields
      setFaults((before) => before.filter((fault) => fault.key !== key || !isOf(fault)))
    },
    /** Nothing is told any more; which row is open stays. */
    forget: () => setFaults([]),
  }
}

export type OpenRow = ReturnType<typeof useOpenRow>
