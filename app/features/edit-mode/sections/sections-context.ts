import { createContext, useContext } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import type { Change } from './section-changes.ts'

/** What is open over the page: the list, the choice of a kind for a place, or the settings of a section. */
export type Shown =
  | { what: 'list' }
  | { what: 'kinds'; at: number }
  | { what: 'settings'; number: number }

export interface Sections {
  page: string
  list: readonly EditableSection[]
  shown: Shown | undefined
  show: (next: Shown | undefined) => void
  /** Saves the list as the change leaves it, one change after the other; says why where that was refused. */
  save: (change: Change) => Promise<ApiAnswer<EditableSections>>
  /** Takes a section away, and offers it back. */
  remove: (section: EditableSection) => void
}

const SectionsContext = createContext<Sections | undefined>(undefined)
export const SectionsProvider = SectionsContext.Provider

/** The sections of the page at hand; undefined where it takes none, or where the caller may not change them. */
export function useSections(): Sections | undefined {
  return useContext(SectionsContext)
}
