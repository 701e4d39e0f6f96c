import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Ctrl+Home, and Cmd with the arrow up, by ourselves: for a fifth of a second after a text has taken the focus its editor holds a caret
 * at the very start for one that the browser has put there, and puts it back.
 */
export function goToStart(view: EditorView, event: KeyboardEvent): boolean {
  const isAsked = event.ctrlKey ? event.key === 'Home' : event.metaKey && event.key === 'ArrowUp'
  if (!isAsked || event.shiftKey || event.altKey) return false
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(Selection.atStart(doc)).scrollIntoView())
  return true
}
