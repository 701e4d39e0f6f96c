import { type ReactNode, useEffect, useRef } from 'react'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import type { Shown } from '#app/workspace/links/stale-choice.tsx'
import { goToSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import type { Elements } from '#app/ui/elements.ts'
import { useToldDirty } from './dirty-form.ts'
import type { GroupEditor } from './use-settings-group.ts'

interface SettingsFormProps<Draft> {
  editor: GroupEditor<Draft>
  /** False for those who may look and not save. */
  canEdit: boolean
  /** A draft in words, for two of them beside each other. */
  shownOf: (draft: Draft) => readonly Shown[]
  children: ReactNode
  actions?: Elements
}

/** A group of the settings: what is wrong with it, its fields, and its buttons while there is something to save. */
export function SettingsForm<Draft>(props: SettingsFormProps<Draft>) {
  const { editor, canEdit, shownOf, children, actions } = props
  const { draft, theirs, told, wrongField, isBusy, isDirty } = editor
  const form = useRef<HTMLFormElement>(null)
  useToldDirty(isDirty)
  useEffect(() => {
    const wrong = wrongField && form.current?.elements.namedItem(wrongField)
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [wrongField])
  const save = (form: HTMLFormElement) => {
    if (!goToSkippedHour(form)) void editor.save()
  }
  return (
    <RecordForm
      actions={actions}
      canEdit={canEdit}
      className="settings-form"
      conflict={
        theirs && {
          mine: shownOf(draft),
          onKeepMine: editor.keepMine,
          onTakeTheirs: editor.takeTheirs,
          theirs: shownOf(theirs),
        }
      }
      isDirty={isDirty}
      isFootKept
      onCancel={editor.cancel}
      onSave={save}
      ref={form}
      saving={{ isBusy, message: told }}
    >
      <div className="settings-fields">{children}</div>
    </RecordForm>
  )
}
