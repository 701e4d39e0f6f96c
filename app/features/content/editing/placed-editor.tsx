import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { Point, Typed } from './editing-context.ts'
import { EditorBody } from './editor-body.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type Place, usePlaced } from './places.ts'
import { useEscape } from './use-escape.ts'
import { textName } from './text-names.ts'
import { useTextEditor } from './use-text-editor.ts'

interface PlacedEditorProps {
  text: EditableText
  element: HTMLElement
  place: Place
  typed?: Typed | undefined
  at?: Point | undefined
}

/** A text open where it stands: its field lies over the page's own element, which keeps the room. */
export function PlacedEditor({ text, element, place, typed, at }: PlacedEditorProps) {
  const { i18n } = useLingui()
  const editor = useTextEditor(text, { typed })
  const frame = usePlaced<HTMLDivElement>(place)
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => holdRoom(element, field.current), [element])
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [frame])
  useWithinWindow(frame)
  useEscape(frame, editor.cancel)
  const name = textName(i18n, text)
  return (
    <div className="edit-open" ref={frame} role="group">
      <span className="edit-name">
        <bdi>{name}</bdi>
      </span>
      <EditorBody at={at} box={field} editor={editor} element={element} label={name} />
      <ConflictDialog editor={editor} />
    </div>
  )
}

/** Hides the page's own words while their field lies over them, and lets the page grow with what is typed. */
function holdRoom(element: HTMLElement, field: HTMLElement | null): () => void {
  const { style } = element
  // A heading stays one for those who listen; links under the field must not be reached.
  if (element.querySelector('a, button')) style.visibility = 'hidden'
  else style.opacity = '0'
  const sizes = new ResizeObserver(() => {
    style.minBlockSize = `${field?.offsetHeight ?? 0}px`
  })
  if (field) sizes.observe(field)
  return () => {
    sizes.disconnect()
    style.visibility = ''
    style.opacity = ''
    style.minBlockSize = ''
  }
}

/** What is wider than its text stays within the window, wherever the text goes. */
function useWithinWindow(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = frame.current?.querySelector<HTMLElement>('.edit-dock')
    if (!box) return
    box.style.translate = ''
    const { left, right } = box.getBoundingClientRect()
    const edge = 8
    const most = document.documentElement.clientWidth - edge
    const shift = right > most ? Math.max(most - right, edge - left) : Math.max(edge - left, 0)
    box.style.translate = `${shift}px 0`
  })
}
