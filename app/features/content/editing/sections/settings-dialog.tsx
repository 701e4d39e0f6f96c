import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOwnKind } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { replaced } from './section-changes.ts'
import { sectionNames } from './section-words.ts'
import type { Sections } from './sections-context.ts'
import { SettingsFields } from './settings-fields.tsx'

/** What a section can be set to beside its texts. */
export function SettingsDialog({ sections }: { sections: Sections }) {
  const { i18n } = useLingui()
  const { list, shown, show } = sections
  const wanted = shown?.what === 'settings' ? shown.number : undefined
  const section = list.find(({ number }) => number === wanted)
  return (
    <Dialog
      isOpen={section !== undefined}
      onClose={() => show(undefined)}
      size="l"
      title={section ? i18n._(sectionNames[section.kind]) : <Trans>Settings</Trans>}
    >
      {section && !isOwnKind(section.kind) && (
        <Settings key={section.number} section={section} sections={sections} />
      )}
    </Dialog>
  )
}

/** What is chosen is kept here until it is saved: a refusal leaves it as it is. */
function Settings({ section, sections }: { section: EditableSection; sections: Sections }) {
  const [chosen, setChosen] = useState(section)
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    const answer = await sections.save(replaced(chosen))
    setIsBusy(false)
    if (answer.ok) sections.show(undefined)
  }

  return (
    <form
      className="edit-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SettingsFields onChange={setChosen} section={chosen} />
      <div className="edit-choices">
        <Button onClick={() => sections.show(undefined)} variant="outline">
          <Trans>Cancel</Trans>
        </Button>
        <Button isBusy={isBusy} type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
