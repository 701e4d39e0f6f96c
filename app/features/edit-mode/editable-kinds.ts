import type { ComponentType } from 'react'
import type { MarkProps } from './mark-frame.tsx'
import type { Named } from './page-element.ts'
import { SectionMark } from './sections/section-mark.tsx'
import { SettingsMark } from './settings-mark.tsx'
import { findSettings } from './settings-places.ts'
import { TextMark } from './text-mark.tsx'

interface EditableKind {
  /** Its elements on the page. */
  find: () => Named[]
  /** Its outline on the page, and its editor when it is open. */
  Mark: ComponentType<MarkProps>
}

/** What can be edited in place. A new kind is a line here: where its elements are, and its mark. */
export const editableKinds: Record<string, EditableKind> = {
  text: { find: () => marked(textAttribute), Mark: TextMark },
  section: { find: () => marked(sectionAttribute), Mark: SectionMark },
  setting: { find: findSettings, Mark: SettingsMark },
}

/** The attributes that name the texts and the sections of the page. */
const textAttribute = 'data-content'
const sectionAttribute = 'data-section'
export const markedBy = [textAttribute, sectionAttribute]

export function markOf(kind: string): ComponentType<MarkProps> | undefined {
  return editableKinds[kind]?.Mark
}

function marked(attribute: string): Named[] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].flatMap((element) => {
    const name = element.getAttribute(attribute)
    return name ? [{ name, element }] : []
  })
}
