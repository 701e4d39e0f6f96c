import type { Editor } from '@tiptap/react'
import { useLayoutEffect, useRef } from 'react'

/** Nothing can be written while a text is on its way. The browser takes the keyboard out of it then: it is back once that is over. */
export function useReadOnly(editor: Editor | null, isReadOnly: boolean): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!editor) return
    if (isReadOnly) hadFocus.current = editor.view.hasFocus()
    editor.setEditable(!isReadOnly, false)
    if (isReadOnly || !hadFocus.current) return
    hadFocus.current = false
    // A focus that has moved on stays where it is.
    if (document.activeElement === document.body)
      editor.commands.focus(null, { scrollIntoView: false })
  }, [editor, isReadOnly])
}
