import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EditModeProps } from './edit-mode.tsx'
import { EditorBody } from './editor-body.tsx'
import { useEditing } from './editing-context.ts'
import { nameOf } from './text-key.ts'
import { textName } from './text-names.ts'
import { useTextEditor } from './use-text-editor.ts'

const prefix = 'unplaced '

/** What opens texts that no element of the page shows: their names, as `data-content` would hold them. */
export function unplaced(...names: string[]): { id: string } {
  return { id: prefix + names.join(' ') }
}

interface UnplacedDialogProps {
  page: string | undefined
  PagePicture: EditModeProps['PagePicture']
}

/** Texts that stand nowhere on the page: its title and description for search engines, and those without words. */
export function UnplacedDialog({ page, PagePicture }: UnplacedDialogProps) {
  const { t, i18n } = useLingui()
  const { opened, close, texts, isUnsaved } = useEditing()
  const names = opened?.id.startsWith(prefix) ? opened.id.slice(prefix.length).split(' ') : []
  const shown = names.flatMap((name) => texts.byName.get(name) ?? [])
  const [only] = shown
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
        <UnplacedText key={nameOf(text)} text={text} />
      ))}
      {shown.length > 1 && page && PagePicture && (
        <Suspense fallback={null}>
          <PagePicture page={page} title={texts.byName.get(`${page}.metaTitle`)?.value ?? ''} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** Saved or given up, its editor begins anew with what is there. */
function UnplacedText({ text }: { text: EditableText }) {
  const [round, setRound] = useState(0)
  return <UnplacedEditor key={round} onDone={() => setRound(round + 1)} text={text} />
}

function UnplacedEditor({ text, onDone }: { text: EditableText; onDone: () => void }) {
  const { i18n } = useLingui()
  const editor = useTextEditor(text, { onDone })
  const name = textName(i18n, text)
  return (
    <section className="edit-unplaced">
      <h3>{name}</h3>
      <EditorBody editor={editor} label={name} />
      <ConflictDialog editor={editor} />
    </section>
  )
}
