import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { searchTitleOf } from './search-title-of.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EditModeProps } from './edit-mode-props.ts'
import { EditorBody } from './editor-body.tsx'
import { type Typed, useEditing } from './editing-context.ts'
import { nameOf } from './text-key.ts'
import { textName } from './text-names.ts'
import { unplacedIn } from './unplaced.ts'
import { useTextEditor } from './use-text-editor.ts'

interface UnplacedDialogProps {
  page: string | undefined
  PagePicture: EditModeProps['PagePicture']
}

/** Texts that stand nowhere on the page: its title and description for search engines, and those without words. */
export function UnplacedDialog({ page, PagePicture }: UnplacedDialogProps) {
  const { t, i18n } = useLingui()
  const { opened, close, texts, isUnsaved } = useEditing()
  const shown = unplacedIn(opened?.id).flatMap((name) => texts.byName.get(name) ?? [])
  const [only] = shown
  const words = (key: string) => texts.byName.get(`${page}.${key}`)?.value
  return (
    <Dialog
      isOpen={shown.length > 0}
      onClose={() => {
        if (isUnsaved) notifyStaff.warning(t`Save or cancel your changes first.`)
        else close()
      }}
      size="l"
      title={shown.length === 1 && only ? textName(i18n, only) : <Trans>Search engines</Trans>}
    >
      {shown.map((text) => (
        <UnplacedText
          key={nameOf(text)}
          text={text}
          typed={shown.length === 1 ? opened?.typed : undefined}
        />
      ))}
      {shown.length > 1 && page && PagePicture && (
        <PagePicture page={page} title={searchTitleOf(words)} />
      )}
    </Dialog>
  )
}

interface UnplacedTextProps {
  text: EditableText
  /** Words that were typed before and not saved. */
  typed: Typed | undefined
}

/** Saved or given up, its editor begins anew with what is there. */
function UnplacedText({ text, typed }: UnplacedTextProps) {
  const [round, setRound] = useState(0)
  const [spent, setSpent] = useState<Typed>()
  const done = () => {
    setSpent(typed)
    setRound(round + 1)
  }
  const own = typed === spent ? undefined : typed
  return (
    <UnplacedEditor key={`${round} ${own !== undefined}`} onDone={done} text={text} typed={own} />
  )
}

interface UnplacedEditorProps extends UnplacedTextProps {
  onDone: () => void
}

function UnplacedEditor({ text, typed, onDone }: UnplacedEditorProps) {
  const { i18n } = useLingui()
  const editor = useTextEditor(text, { typed, onDone })
  const name = textName(i18n, text)
  return (
    <section className="edit-unplaced">
      <h3>{name}</h3>
      <EditorBody editor={editor} label={name} />
      <ConflictDialog editor={editor} />
    </section>
  )
}
