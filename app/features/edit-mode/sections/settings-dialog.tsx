import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { hasSettings } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { useEditing } from '#app/features/edit-mode/editing-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { replaced } from './section-changes.ts'
import type { Sections } from './sections-context.ts'
import { SettingsFields } from './settings-fields.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'

/** What a section can be set to beside its texts. */
export function SettingsDialog({ sections }: { sections: Sections }) {
  const { i18n } = useLingui()
  const { page, list, shown, show } = sections
  const [isDirty, setIsDirty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const wanted = shown?.what === 'settings' ? shown.number : undefined
  const section = list.find(({ number }) => number === wanted)
  const leave = () => {
    setIsAsking(false)
    show(undefined)
  }
  const close = () => (isDirty ? setIsAsking(true) : leave())
  return (
    <Dialog
      isOpen={section !== undefined}
      onClose={close}
      size="l"
      title={section ? i18n._(sectionNames[section.kind]) : <Trans>Settings</Trans>}
    >
      {section && hasSettings(section) && (
        <Settings
          key={`${page} ${section.number}`}
          onClose={close}
          onDirty={setIsDirty}
          section={section}
          sections={sections}
        />
      )}
      <GiveUpDialog isOpen={isAsking} onLeave={leave} onStay={() => setIsAsking(false)} />
    </Dialog>
  )
}

interface SettingsProps {
  section: EditableSection
  sections: Sections
  onClose: () => void
  onDirty: (isDirty: boolean) => void
}

/** What is chosen is kept here until it is saved: a refusal leaves it as it is. */
function Settings({ section, sections, onClose, onDirty }: SettingsProps) {
  const { setUnsaved } = useEditing()
  const { chosen, choose, isDirty, isOutdated, takeTheirs, round } = useSettingsDraft(section)
  const { send, isBusy } = useSave()
  const unsaved = isBusy ? 'saving' : isDirty ? 'typed' : undefined
  // Told before the next key comes: Escape right after a letter asks, too.
  useLayoutEffect(() => {
    onDirty(isDirty)
    setUnsaved('section-settings', unsaved)
    return () => {
      onDirty(false)
      setUnsaved('section-settings', undefined)
    }
  }, [isDirty, unsaved, onDirty, setUnsaved])

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // What is wrong is not taken into what is chosen: nothing is saved without it.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    const settings = replaced({ ...chosen, isHidden: section.isHidden })
    const answer = await send(() => sections.save(settings))
    if (answer?.ok) sections.show(undefined)
  }

  return (
    <form className="edit-settings" method="post" noValidate onSubmit={(event) => void save(event)}>
      <SettingsFields key={round} onChange={choose} section={chosen} />
      <div role="alert">
        {isOutdated && (
          <p className="edit-told">
            <Trans>Somebody else saved this meanwhile</Trans>
          </p>
        )}
      </div>
      <div className="edit-choices">
        <Button onClick={onClose} variant="outline">
          <Trans>Cancel</Trans>
        </Button>
        {isOutdated && (
          <Button onClick={takeTheirs} variant="outline">
            <Trans>Take theirs</Trans>
          </Button>
        )}
        <Button isBusy={isBusy} type="submit">
          {isOutdated ? <Trans>Save mine</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  )
}
