import type { BlockKind } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import type { SentSection } from './sections-api.ts'

export type Change = (sections: readonly EditableSection[]) => readonly SentSection[]

/** A new section at a place: 0 is before all others. */
export function withNew(kind: BlockKind, at: number): Change {
  return (sections) => [...sections.slice(0, at), { kind }, ...sections.slice(at)]
}

/** One step towards the top (-1) or the bottom (1); as it is where there is no room. */
export function moved(number: number, by: -1 | 1): Change {
  return (sections) => {
    const from = sections.findIndex((section) => section.number === number)
    const section = sections[from]
    const to = from + by
    if (!section || to < 0 || to >= sections.length) return sections
    return sections.toSpliced(from, 1).toSpliced(to, 0, section)
  }
}

/** The section as it is to be from now on. */
export function replaced(next: EditableSection): Change {
  return (sections) => sections.map((section) => (section.number === next.number ? next : section))
}

export function without(number: number): Change {
  return (sections) => sections.filter((section) => section.number !== number)
}

/** A section that was removed, where it stood. */
export function withAgain(section: EditableSection, at: number): Change {
  return (sections) => {
    const others = without(section.number)(sections)
    return [...others.slice(0, at), section, ...others.slice(at)]
  }
}
