import { useLingui } from '@lingui/react/macro'
import { EditorContent } from '@tiptap/react'
import { useLayoutEffect, useRef } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import type { FieldProps } from './field-props.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { saveByKey } from './save-by-key.ts'
import { useReadOnly } from './use-read-only.ts'
import { useRichEditor } from './use-rich-editor.ts'
import { copyTypography } from './copy-typography.ts'

/** A rich text, written where it stands. */
export function RichField(props: FieldProps & { dock: Elements }) {
  const { editor, element, label, describedBy, at, box, dock } = props
  const { t } = useLingui()
  const holder = useRef<HTMLDivElement>(null)
  const rich = useRichEditor({
    html: editor.value,
    onChange: editor.change,
    attributes: {
      'aria-label': label,
      'aria-describedby': describedBy,
      ...(editor.isRefused && { 'aria-invalid': 'true' }),
      class: 'prose edit-rich',
    },
    placeholder: t`Write here`,
    focus: at ?? 'start',
    onSubmit: () => saveByKey(editor),
  })
  useLayoutEffect(() => {
    if (holder.current && element) copyTypography(holder.current, element)
  }, [element])
  const isReadOnly = editor.state !== 'editing'
  useReadOnly(rich, isReadOnly)
  return (
    <>
      <div className="edit-field" ref={box}>
        <div
          className={element ? 'edit-rich-holder' : 'edit-rich-holder edit-rich-framed'}
          ref={holder}
        >
          <EditorContent editor={rich} />
        </div>
      </div>
      <div className="edit-dock">
        {rich && <RichToolbar editor={rich} isReadOnly={isReadOnly} />}
        {dock}
      </div>
    </>
  )
}
