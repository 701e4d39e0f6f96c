import { useLingui } from '@lingui/react/macro'
import { Placeholder } from '@tiptap/extensions'
import { DOMParser } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { notifyStaff } from '#app/ui/notify.ts'
import type { Point } from './editing-context.ts'
import { cleanPaste } from './clean-paste.ts'
import { goToStart } from './go-to-start.ts'
import { keepCaretInView } from './keep-caret.ts'
import { losesInPaste } from './paste-losses.ts'
import { contentOf, htmlOf } from './rich-html.ts'
import { richExtensions } from './rich-extensions.ts'

interface RichEditorOptions {
  html: string
  onChange: (html: string) => void
  /** What is told of the field to those who cannot see it. */
  attributes: Record<string, string>
  placeholder: string
  /** Ctrl+Enter, which would begin a line otherwise. */
  onSubmit?: () => void
  /** Where the caret begins; the editor takes no focus where it is left out. */
  focus?: 'start' | Point
}

/** An editor of rich text that begins with `html` and tells what becomes of it. New words from outside replace its own. */
export function useRichEditor(options: RichEditorOptions): Editor | null {
  const { html, onChange, attributes, placeholder, focus } = options
  const { t } = useLingui()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const told = useRef(html)
  const tellLosses = (brought: string) => {
    if (losesInPaste(brought)) notifyStaff.info(t`Some formatting was removed.`)
  }
  const begun = useRef<{ html: string; written: string }>(undefined)
  const editor = useEditor({
    extensions: [...richExtensions, Placeholder.configure({ placeholder })],
    content: contentOf(html),
    injectCSS: false,
    editorProps: {
      // What a browser translates here would be taken for what was written.
      attributes: { translate: 'no', role: 'textbox', 'aria-multiline': 'true', ...attributes },
      handleKeyDown: (view, event) => {
        if (goToStart(view, event)) return true
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
        latest.current.onSubmit?.()
        return true
      },
      handleDOMEvents: {
        paste: (view, event) => pasteClean(view, event, tellLosses),
        drop: (view, event) => dropClean(view, event, tellLosses),
      },
    },
    onCreate: ({ editor: made }) => {
      begun.current = { html, written: htmlOf(made.state.doc) }
      if (focus) begin(made, focus)
    },
    // Its tools are placed by the next frame.
    onFocus: ({ editor: { view } }) => void requestAnimationFrame(() => keepCaretInView(view)),
    onSelectionUpdate: ({ editor: { view } }) => keepCaretInView(view),
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed.state.doc)
      // What the editor writes differently and nobody has changed is no change.
      told.current = written === begun.current?.written ? begun.current.html : written
      onChange(told.current)
    },
  })
  useEffect(() => {
    if (html === told.current) return
    told.current = html
    editor.commands.setContent(contentOf(html), { emitUpdate: false })
  }, [editor, html])
  return editor
}

/** The page stays where it is: the words are where they were. */
function begin(editor: Editor, focus: 'start' | Point): void {
  const { commands, state, view } = editor
  const at = focus === 'start' ? undefined : view.posAtCoords(focus)
  // Where no words are, those that are nearest.
  const caret = at && Selection.near(state.doc.resolve(at.pos)).head
  commands.focus(caret ?? 'start', { scrollIntoView: false })
  focusOnceShown(editor, mostFrames)
}

/** About a third of a second: nobody has gone elsewhere by then. */
const mostFrames = 20

/** An editor that is made before its place in the page is ready takes no focus: it is asked again with the next frames. */
function focusOnceShown(editor: Editor, frames: number): void {
  requestAnimationFrame(() => {
    if (frames === 0 || editor.isDestroyed || editor.view.hasFocus()) return
    editor.view.focus()
    focusOnceShown(editor, frames - 1)
  })
}

/** Hears the mark-up that was brought, once it is in the text. */
type Told = (html: string) => void

/** The editor's own way of reading HTML is one that the page's policy refuses; ours also takes the looks away. */
function pasteClean(view: EditorView, event: ClipboardEvent, told: Told): boolean {
  const html = event.clipboardData?.getData('text/html')
  if (!html || view.state.selection.$from.parent.type.spec.code) return false
  event.preventDefault()
  const clean = cleanPaste(html)
  if (!clean) return view.pasteText(event.clipboardData?.getData('text/plain') ?? '')
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(clean)
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  told(html)
  return true
}

function dropClean(view: EditorView, event: DragEvent, told: Told): boolean {
  const html = event.dataTransfer?.getData('text/html')
  if (view.dragging || !html) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  const clean = cleanPaste(html)
  if (!at || !clean) return true
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(clean)
  view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, slice).scrollIntoView())
  told(html)
  return true
}
