import type { EditorView } from '@tiptap/pm/view'

/** Between the line that is written and the tools under it. */
const gapPx = 12

/**
 * Scrolls the page so far that the caret of an open text stands under the header and above the tools, which lie over a long text. A
 * field that has no tools over it is left to the browser.
 */
export function keepCaretInView(view: EditorView): void {
  const frame = view.dom.closest('.edit-open')
  const dock = frame?.querySelector('.edit-dock')
  if (!frame || !dock || view.isDestroyed || !view.hasFocus()) return
  const caret = view.coordsAtPos(view.state.selection.head)
  const under = Number.parseFloat(getComputedStyle(frame).scrollMarginBlockStart)
  const above = dock.getBoundingClientRect().top - gapPx
  const hidden = Math.max(caret.bottom - above, 0) || Math.min(caret.top - under, 0)
  if (hidden !== 0) scrollBy({ top: hidden, behavior: 'instant' })
}
