import { useState } from 'react'
import type { EditableSection } from '#domain/sections.schema.ts'

/** What is chosen for a section until it is saved. What somebody else saves meanwhile is followed only where nothing was chosen. */
export function useSettingsDraft(section: EditableSection) {
  const [seen, setSeen] = useState(section)
  const [chosen, setChosen] = useState(section)
  const [round, setRound] = useState(0)
  const isDirty = !isSame(chosen, seen)
  const isOutdated = !isSame(section, seen)

  function begin(from: EditableSection): void {
    setSeen(from)
    setChosen(from)
    setRound(round + 1)
  }
  if (isOutdated && !isDirty) begin(section)

  return {
    chosen,
    choose: setChosen,
    isDirty,
    /** Somebody else has saved other settings than its editor saw. */
    isOutdated,
    takeTheirs: () => begin(section),
    /** Rises whenever the fields begin anew. */
    round,
  }
}

/** Where a section stands and whether it is hidden is changed elsewhere. */
function isSame(one: EditableSection, other: EditableSection): boolean {
  return JSON.stringify(one.settings) === JSON.stringify(other.settings)
}
