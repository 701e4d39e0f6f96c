import type { Editor } from '@tiptap/react'

export interface ToolbarProps {
  editor: Editor
  /** While it is being saved: what is written then would be lost. */
  isReadOnly: boolean
}
