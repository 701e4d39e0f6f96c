import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { Point, Typed } from './editing-context.ts'
import { EditorBody } from './editor-body.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type Place, usePlaced } from './places.ts'
import { standOnWords } from './stand-on-words.ts'
import { useEscape } from './use-escape.ts'
import { useIsLong } from './use-is-long.ts'
import { nounOf } from './text-nouns.ts'
import { useTextEditor } from './use-text-editor.ts'

interface PlacedEditorProps {
  text: EditableText
  /** What editors call it. */
  label: string
  element: HTMLElement
  place: Place
  typed?: Typed | undefined
  at?: Point | undefined
}

/** A text open where it stands: its field lies over the page's own element, which keeps the room. */
export function PlacedEditor({ text, label, element, place, typed, at }: PlacedEditorProps) {
  const editor = useTextEditor(text, { typed })
  const frame = usePlaced<HTMLDivElement>(element, place)
  const field = useRef<HTMLDivElement>(null)
  // A name that is a link, too, lies in a row, a column or a card.
  const isLong = useIsLong(element)
  const kind = nounOf(text) && element.closest('a') ? 'title' : undefined
  useLayoutEffect(() => holdRoom(element, field.current), [element])
  // After every drawing, as its frame is put where its link has gone to.
  useLayoutEffect(() => {
    if (kind && field.current) standOnWords(field.current, element)
  })
  useLayoutEffect(() => holdPanel(element), [element])
  useEffect(() => {
    // The header is where the window is.
    if (!element.closest('.site-header')) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [frame, element])
  useEffect(() => {
    // While its code is on its way there is no field yet that hears Escape.
    if (!frame.current?.contains(document.activeElement))
      frame.current?.focus({ preventScroll: true })
  }, [frame])
  useWithinWindow(frame)
  useEscape(frame, editor.cancel, { isFirst: isInDialog(element) })
  return (
    <div
      className="edit-open"
      data-kind={kind}
      data-long={isLong || undefined}
      ref={frame}
      role="group"
      tabIndex={-1}
    >
      <span className="edit-name">
        <bdi>{label}</bdi>
      </span>
      <EditorBody at={at} box={field} editor={editor} element={element} label={label} />
      <ConflictDialog editor={editor} />
    </div>
  )
}

/** Hides the page's own words while their field lies over them, and lets the page grow with what is typed. */
function holdRoom(element: HTMLElement, field: HTMLElement | null): () => void {
  const { style } = element
  const isOfLink = element.closest('a') !== null
  // The row of a link keeps its height, whatever is typed.
  const least = isOfLink ? element.offsetHeight : 0
  // A heading stays one for those who listen; links under the field must not be reached.
  if (isOfLink || element.querySelector('a, button')) style.visibility = 'hidden'
  else style.opacity = '0'
  const sizes = new ResizeObserver(() => {
    style.minBlockSize = `${Math.max(least, field?.offsetHeight ?? 0)}px`
  })
  if (field) sizes.observe(field)
  return () => {
    sizes.disconnect()
    style.visibility = ''
    style.opacity = ''
    style.minBlockSize = ''
  }
}

/** Keeps a panel of the menu open until focus is back on the mark within it. */
function holdPanel(element: HTMLElement): () => void {
  const panel = element.closest<HTMLElement>('.menu-panel')
  panel?.setAttribute('data-held', '')
  return () => requestAnimationFrame(() => panel?.removeAttribute('data-held'))
}

/** The phone's menu closes on Escape before anything within it hears of it. */
function isInDialog(element: HTMLElement): boolean {
  return element.closest('[role="dialog"]') !== null
}

/** What is wider than its text stays within the window, wherever the text goes. */
function useWithinWindow(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const parts = frame.current?.querySelectorAll<HTMLElement>(
      '.edit-name, .edit-field, .edit-dock',
    )
    for (const part of parts ?? []) keepWithinWindow(part)
  })
}

/** So far from the window's edge that the outline is seen, too, in CSS px. */
const edge = 10

function keepWithinWindow(part: HTMLElement): void {
  part.style.translate = ''
  // As wide as the window by its own styles.
  if (part.matches('[data-long] > .edit-dock')) return
  const { left, right } = part.getBoundingClientRect()
  const most = document.documentElement.clientWidth - edge
  const shift = right > most ? Math.max(most - right, edge - left) : Math.max(edge - left, 0)
  if (shift !== 0) part.style.translate = `${shift}px 0`
}
