import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Typed } from './editing-context.ts'
import { EditorBody } from './editor-body.tsx'
import { useTextEditor } from './use-text-editor.ts'

interface PictureEditorProps {
  text: EditableText
  /** What editors call it. */
  label: string
  typed: Typed | undefined
}

/** A picture of the page open over it: its place has no room for what can be done with it. */
export function PictureEditor({ text, label, typed }: PictureEditorProps) {
  const { t } = useLingui()
  const editor = useTextEditor(text, { typed })
  const close = () => {
    if (editor.isChanged) notifyStaff.warning(t`Save or cancel your changes first.`)
    else editor.cancel()
  }
  return (
    <Dialog isOpen onClose={close} size="l" title={label}>
      <section className="edit-unplaced">
        <EditorBody editor={editor} label={label} />
        <ConflictDialog editor={editor} />
      </section>
    </Dialog>
  )
}
