import type { RefObject } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import type { Point } from './editing-context.ts'
import type { TextEditor } from './use-text-editor.ts'

/** An open text, and where it stands. */
export interface EditorBodyProps {
  editor: TextEditor
  label: string
  /** The page's own element, whose type and colour the field takes; none where the text stands nowhere on the page. */
  element?: HTMLElement | undefined
  at?: Point | undefined
  box?: RefObject<HTMLDivElement | null>
}

export interface FieldProps extends EditorBodyProps {
  describedBy: string
  /** What stands under the field and stays in view. */
  dock: Elements
}
