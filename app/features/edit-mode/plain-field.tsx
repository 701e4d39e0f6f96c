import { useEffect, useLayoutEffect, useRef } from 'react'
import { isAddressLine } from '#domain/content.ts'
import type { FieldProps } from './field-props.ts'
import { saveByKey } from './save-by-key.ts'
import { copyTypography } from './copy-typography.ts'

/** A plain text, typed where it stands. Enter saves, Shift+Enter begins a line where the text may have several, Escape cancels. */
export function PlainField({ editor, element, label, describedBy, box, dock }: FieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const { text, value } = editor
  useLayoutEffect(() => {
    if (ref.current && element) copyTypography(ref.current, element)
  }, [element])
  // After every drawing: what is typed decides how high it is.
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current)
  })
  useEffect(() => (ref.current ? fitWhenWidened(ref.current) : undefined), [])
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.select()
  }, [])
  return (
    <>
      <div className="edit-field" ref={box}>
        <textarea
          aria-describedby={describedBy}
          aria-invalid={editor.isRefused || undefined}
          aria-label={label}
          className={element ? 'edit-plain' : 'edit-plain field-control'}
          dir={element && !isAddressLine(text.key) ? undefined : 'auto'}
          onChange={(event) => editor.change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (event.shiftKey && text.isMultiline) return
            event.preventDefault()
            if (!event.shiftKey) saveByKey(editor)
          }}
          placeholder={value === '' ? (text.source?.value ?? '') : undefined}
          readOnly={editor.state === 'saving'}
          ref={ref}
          rows={1}
          value={value}
        />
      </div>
      <div className="edit-dock">{dock}</div>
    </>
  )
}

/** As high as its words are. */
function fit(field: HTMLElement): void {
  field.style.blockSize = 'auto'
  field.style.blockSize = `${field.scrollHeight}px`
}

/** Words break into other lines where their field gets another width, such as when it is placed. */
function fitWhenWidened(field: HTMLElement): () => void {
  let width = 0
  const sizes = new ResizeObserver(() => {
    if (field.offsetWidth === width) return
    width = field.offsetWidth
    fit(field)
  })
  sizes.observe(field)
  return () => sizes.disconnect()
}
