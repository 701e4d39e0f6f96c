import type { ComponentType } from 'react'
import { findFooterTitles, findMenuTitles, type Named } from './find-titles.ts'
import type { MarkProps } from './mark-frame.tsx'
import { TextMark } from './text-mark.tsx'
import { TitleMark } from './title-mark.tsx'
import type { Titles } from './use-titles.ts'

interface EditableKind {
  /** Its elements on the page; undefined where the page is not what was read, and nobody may guess. */
  find: (titles: Titles) => Named[] | undefined
  /** Its outline on the page, and its editor when it is open. */
  Mark: ComponentType<MarkProps>
}

/** What can be edited in place. A new kind is a line here: where its elements are, and its mark. */
export const editableKinds: Record<string, EditableKind> = {
  text: { find: findTexts, Mark: TextMark },
  menu: { find: findMenuTitles, Mark: TitleMark },
  footer: { find: findFooterTitles, Mark: TitleMark },
}

/** The attribute that names a text of the page. */
export const textAttribute = 'data-content'

export function markOf(kind: string): ComponentType<MarkProps> | undefined {
  return editableKinds[kind]?.Mark
}

function findTexts(): Named[] {
  return [...document.querySelectorAll<HTMLElement>(`[${textAttribute}]`)].flatMap((element) => {
    const name = element.getAttribute(textAttribute)
    return name ? [{ name, element }] : []
  })
}
