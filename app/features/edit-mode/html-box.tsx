import '#app/styles/editing.css'
import { useLingui } from '@lingui/react/macro'
import { EditorContent } from '@tiptap/react'
import { useEffect } from 'react'
import { RichToolbar } from './rich-toolbar.tsx'
import { useRichEditor } from './use-rich-editor.ts'

interface HtmlBoxProps {
  /** Of what is written in, where a form leads to it. */
  id?: string
  label: string
  /** The ids of what is read out with it. */
  describedBy: string
  /** What was refused. */
  isWrong: boolean
  value: string
  language: string
  direction: 'ltr' | 'rtl' | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
  /** Ctrl+Enter. */
  onSubmit?: () => void
}

/** A rich text that is written within a form, with its tools above it. */
export function HtmlBox(props: HtmlBoxProps) {
  const {
    id,
    label,
    describedBy,
    isWrong,
    value,
    language,
    direction,
    isReadOnly,
    onChange,
    onSubmit,
  } = props
  const { t } = useLingui()
  const editor = useRichEditor({
    html: value,
    onChange,
    attributes: {
      ...(id && { id }),
      'aria-label': label,
      'aria-describedby': describedBy,
      ...(isWrong && { 'aria-invalid': 'true' }),
      class: 'prose edit-rich',
      lang: language,
      dir: direction ?? 'ltr',
    },
    placeholder: t`Write here`,
    ...(onSubmit && { onSubmit }),
  })
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly])
  return (
    <>
      {editor && !isReadOnly && <RichToolbar editor={editor} isReadOnly={isReadOnly} />}
      <div className="ws-html-field">
        <EditorContent editor={editor} />
      </div>
    </>
  )
}
