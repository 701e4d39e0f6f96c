import type { ComponentType } from 'react'
import type { MarkProps } from './mark-frame.tsx'
import { SectionMark } from './sections/section-mark.tsx'
import { TextMark } from './text-mark.tsx'

interface EditableKind {
  /** The attribute that names an element of this kind. */
  attribute: string
  /** Its outline on the page, and its editor when it is open. */
  Mark: ComponentType<MarkProps>
}

/** What can be edited in place. A new kind is a line here: the attribute that marks its elements, and its mark. */
const editableKinds: Record<string, EditableKind> = {
  text: { attribute: 'data-content', Mark: TextMark },
  section: { attribute: 'data-section', Mark: SectionMark },
}

export const editableSelector = Object.values(editableKinds)
  .map(({ attribute }) => `[${attribute}]`)
  .join(', ')

export const editableAttributes = Object.values(editableKinds).map(({ attribute }) => attribute)

/** The kind of an element and its name within it. */
export function keyOf(element: Element): { kind: string; name: string } | undefined {
  for (const [kind, { attribute }] of Object.entries(editableKinds)) {
    const name = element.getAttribute(attribute)
    if (name) return { kind, name }
  }
  return undefined
}

export function markOf(kind: string): ComponentType<MarkProps> | undefined {
  return editableKinds[kind]?.Mark
}
