import { useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import type { ToolbarProps } from './toolbar-props.ts'
import { useEscape } from './use-escape.ts'

/** What the selected picture says in this text to those who do not see it: at first what the library says of it. */
export function PictureWords({ editor, isReadOnly }: ToolbarProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const words = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { doc, selection } = now.state
      const picture = selection.empty ? null : doc.nodeAt(selection.from)
      return picture?.type.name === 'image' ? String(picture.attrs['alt'] ?? '') : undefined
    },
  })
  useEscape(box, () => editor.commands.focus(), { isFirst: true })
  return (
    <div ref={box}>
      {words !== undefined && (
        <TextField
          className="edit-picture-words"
          dir="auto"
          label={t`Text for those who do not see the picture`}
          onChange={({ target }) => say(editor, target.value)}
          readOnly={isReadOnly}
          required={false}
          value={words}
        />
      )}
    </div>
  )
}

/** The attribute alone is changed: a picture that is put in anew would not be selected any more. */
function say(editor: Editor, alt: string): void {
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, 'alt', alt)
    return true
  })
}
