import { useLingui } from '@lingui/react/macro'
import { EditorContent } from '@tiptap/react'
import { useRichEditor } from './use-rich-editor.ts'

interface MergedHtmlProps {
  html: string
  label: string
  onChange: (html: string) => void
}

/** Both changes of a rich text in one, which can be written on. */
export function MergedHtml({ html, label, onChange }: MergedHtmlProps) {
  const { t } = useLingui()
  const rich = useRichEditor({
    html,
    onChange,
    attributes: { 'aria-label': label, class: 'prose edit-rich' },
    placeholder: t`Write here`,
  })
  return (
    <div className="field">
      <span aria-hidden="true" className="field-label">
        {label}
      </span>
      <div className="edit-rich-holder edit-rich-framed">
        <EditorContent editor={rich} />
      </div>
    </div>
  )
}
