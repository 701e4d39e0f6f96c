import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Shown, StaleChoice } from '#app/workspace/links/stale-choice.tsx'
import { goToSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDirty && !goToSkippedHour(event.currentTarget)) void editor.save()
  }
  return (
    <form className="ws-form settings-form" method="post" noValidate onSubmit={submit} ref={form}>
      <UnsavedGuard isDirty={isDirty} isSaving={isBusy} />
      <div role="alert">{told && !theirs && <p className="ws-told">{told}</p>}</div>
      {theirs && (
        <StaleChoice
          isBusy={isBusy}
          mine={shownOf(draft)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          theirs={shownOf(theirs)}
        />
      )}
      <fieldset className="settings-fields" disabled={!canEdit}>
        {children}
      </fieldset>
      {canEdit && (
        <div className="ws-form-foot">
          <Button aria-disabled={!isDirty} className="needs-script" isBusy={isBusy} type="submit">
            <Trans>Save</Trans>
          </Button>
          {isDirty && (
            <FocusHandoffButton onClick={editor.cancel} variant="outline">
              <Trans>Cancel</Trans>
            </FocusHandoffButton>
          )}
          {actions}
        </div>
      )}
    </form>
  )
}
