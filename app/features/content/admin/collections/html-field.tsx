import '#app/styles/editing.css'
import { useLingui } from '@lingui/react/macro'
import { EditorContent } from '@tiptap/react'
import { useEffect, useId } from 'react'
import { RichToolbar } from '#app/features/content/editing/rich-toolbar.tsx'
import { useRichEditor } from '#app/features/content/editing/use-rich-editor.ts'
import { Icon } from '#app/ui/icon.tsx'

interface HtmlFieldProps {
  label: string
  value: string
  language: string
  direction: 'ltr' | 'rtl' | undefined
  error: string | undefined
  hint: string | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** A rich text of a form. */
export function HtmlField(props: HtmlFieldProps) {
  const { label, value, language, direction, error, hint, isReadOnly, onChange } = props
  const { t } = useLingui()
  const errorId = useId()
  const hintId = useId()
  const editor = useRichEditor({
    html: value,
    onChange,
    attributes: {
      'aria-label': label,
      'aria-describedby': `${errorId} ${hintId}`,
      class: 'prose edit-rich',
      lang: language,
      dir: direction ?? 'ltr',
    },
    placeholder: t`Write here`,
  })
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly])
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {editor && !isReadOnly && <RichToolbar editor={editor} />}
      <div className="ws-html-field">
        <EditorContent editor={editor} />
      </div>
      {hint && !error && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      <span className="field-error" id={errorId} role="alert">
        {error && (
          <>
            <Icon name="circle-alert" size="s" />
            {error}
          </>
        )}
      </span>
    </div>
  )
}
